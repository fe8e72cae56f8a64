import type { SpreadPoint } from '@broadsheet/contract';
import type { Bands } from '../../axes/years.js';
import { type Element, polygon } from '../../drawing/elements.js';

/** Half the width of the shade of a year that has no neighbour. */
const aloneHalf = 10;

interface Axes {
  bands: Bands;
  y: (value: number) => number;
}

interface Pair {
  x: number;
  low: number;
  high: number;
}

/** The shades between the lines, from the outermost pair to the innermost. */
export function drawShades(points: readonly SpreadPoint[], count: number, axes: Axes): Element[] {
  const pairs = Math.floor(count / 2);
  return Array.from({ length: pairs }, (_, depth) => {
    // The innermost pair holds the middle half, or all there is.
    const fill = depth === pairs - 1 ? 'accentTint' : 'band';
    const runs = listRuns(points, [depth, count - 1 - depth], axes);
    return runs.map((run) => polygon(outline(run, axes.bands), { fill }, 1));
  }).flat();
}

/** Years in a row in which both figures are known. */
function listRuns(
  points: readonly SpreadPoint[],
  [lower, upper]: [number, number],
  { bands, y }: Axes,
): Pair[][] {
  const runs: Pair[][] = [[]];
  points.forEach(({ values }, index) => {
    const [low, high] = [values[lower] ?? null, values[upper] ?? null];
    if (low === null || high === null) runs.push([]);
    else runs.at(-1)?.push({ x: bands.centre(index), low: y(low), high: y(high) });
  });
  return runs.filter(({ length }) => length > 0);
}

function outline(run: Pair[], { width }: Bands) {
  const [alone] = run;
  const half = Math.min(aloneHalf, width / 2);
  const wide =
    run.length === 1 && alone
      ? [
          { ...alone, x: alone.x - half },
          { ...alone, x: alone.x + half },
        ]
      : run;
  return [
    ...wide.map(({ x, low }) => ({ x, y: low })),
    ...wide.toReversed().map(({ x, high }) => ({ x, y: high })),
  ];
}
