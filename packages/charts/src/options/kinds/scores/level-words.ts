import type { ScoreScale } from '@broadsheet/contract';
import { drawValueGrid } from '../../axes/value-grid.js';
import { type Box, type Element, line, text } from '../../drawing/elements.js';
import { fitLettering } from '../../text/fit-lettering.js';
import type { TextRuler } from '../../text/text-ruler.js';
import { type LevelBand, scaleTicks, writeTick } from './level-bands.js';

const nameSizes = [16, 15, 14, 13, 12, 11];
const tickSize = 16;
/** Narrower strips cannot hold even one letter and an ellipsis. */
const narrowest = 36;

interface HorizontalScale {
  x: (score: number) => number;
  ruler: TextRuler;
}

/** Draws the name of each level above its strip; the rows repeat it in words. */
export function drawLevelNames(
  bands: readonly LevelBand[],
  box: Box,
  { x, ruler }: HorizontalScale,
): Element[] {
  const style = { fill: 'mutedInk', align: 'center', verticalAlign: 'bottom' } as const;
  return bands.flatMap(({ name, from, to }) => {
    const width = x(to) - x(from) - 8;
    if (width < narrowest) return [];
    const room = { width, height: box.height };
    const wrapped = fitLettering({ texts: [name], ...room, sizes: nameSizes, ruler });
    const { fontSize, lineHeight, lines } = wrapped;
    const at = { x: (x(from) + x(to)) / 2, y: box.y + box.height };
    return [text(at, { ...style, text: (lines[0] ?? []).join('\n'), fontSize, lineHeight })];
  });
}

/**
 * Draws the values where levels meet, with lines up the box: as many as fit without touching, both
 * ends first.
 */
export function drawTicks(
  scale: ScoreScale,
  { box, x, ruler }: HorizontalScale & { box: Box },
): Element[] {
  const half = (value: number) => ruler.width(writeTick(value), { fontSize: tickSize }) / 2;
  const style = { fill: 'mutedInk', fontSize: tickSize, verticalAlign: 'top' } as const;
  const bottom = box.y + box.height;
  return chooseTicks(scaleTicks(scale), { at: x, half }).flatMap((value) => [
    line({ x: x(value), y: box.y }, { x: x(value), y: bottom }, { stroke: 'grid', lineWidth: 1 }),
    text({ x: x(value), y: bottom + 8 }, { ...style, text: writeTick(value), align: 'center' }),
  ]);
}

/** Draws the same values at the left of a vertical scale. */
export function drawLevelTicks(
  scale: ScoreScale,
  { box, y }: { box: Box; y: (score: number) => number },
): Element[] {
  const values = chooseTicks(scaleTicks(scale), { at: y, half: () => tickSize / 2 });
  return drawValueGrid({ box, values, labels: values.map(writeTick), y });
}

export function levelTicksWidth(scale: ScoreScale, ruler: TextRuler): number {
  return ruler.widest(scaleTicks(scale).map(writeTick), { fontSize: tickSize }) + 12;
}

interface Ticking {
  at: (value: number) => number;
  /** Half the width of a tick's figure. */
  half: (value: number) => number;
}

function chooseTicks(values: number[], { at, half }: Ticking): number[] {
  const chosen: number[] = [];
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  for (const value of new Set([first, last, ...values])) {
    const fits = chosen.every(
      (other) => Math.abs(at(other) - at(value)) >= half(other) + half(value) + 6,
    );
    if (fits) chosen.push(value);
  }
  return chosen;
}
