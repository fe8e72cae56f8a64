/** The levels of a scale as strips with alternating backgrounds, and the values where they meet. */
import { findScoreDecimals, type ScoreScale } from '@broadsheet/contract';
import { type Box, type Element, line, rect } from '../../drawing/elements.js';
import { formatNumber } from '../../text/format-number.js';

export interface LevelBand {
  name: string;
  from: number;
  to: number;
  /** True for every other level, so that neighbours differ. */
  shaded: boolean;
}

/** The levels, limited to the range of the scale. */
export function levelBands({ bands, minimum, maximum }: ScoreScale): LevelBand[] {
  const ends = bands.map(({ below }, index) =>
    index === bands.length - 1 ? maximum : Math.max(minimum, Math.min(maximum, below)),
  );
  return bands
    .map(({ name }, index) => ({
      name,
      from: index === 0 ? minimum : (ends[index - 1] ?? minimum),
      to: ends[index] ?? maximum,
      shaded: index % 2 === 0,
    }))
    .filter(({ from, to }) => to > from);
}

/** The values where levels meet; without levels, the ends of the scale and its quarters. */
export function scaleTicks(scale: ScoreScale): number[] {
  const { minimum, maximum } = scale;
  const bands = levelBands(scale);
  if (bands.length > 0) return [minimum, ...bands.map(({ to }) => to)];
  return [0, 1, 2, 3, 4].map((quarter) => minimum + ((maximum - minimum) * quarter) / 4);
}

/** Writes as few decimals as needed, two at most. */
export function writeTick(value: number): string {
  const decimals = [0, 1].find((count) => Number(value.toFixed(count)) === value) ?? 2;
  return formatNumber(value, { decimals });
}

/** A score with as many decimals as its level needs. */
export function writeScore(score: number | null, { bands }: ScoreScale): string {
  if (score === null) return '–';
  return formatNumber(score, { decimals: findScoreDecimals(bands, score) });
}

/** Draws one strip per level, across the box or down it. */
export function drawBands(
  bands: readonly LevelBand[],
  box: Box,
  { at, lying }: { at: (value: number) => number; lying: boolean },
): Element[] {
  return bands.flatMap(({ from, to, shaded }) => {
    const [one, other] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
    const strip = lying
      ? { ...box, y: one, height: other - one }
      : { ...box, x: one, width: other - one };
    const end = at(to);
    const edge = lying
      ? line({ x: box.x, y: end }, { x: box.x + box.width, y: end }, hairline)
      : line({ x: end, y: box.y }, { x: end, y: box.y + box.height }, hairline);
    return [...(shaded ? [rect(strip, { fill: 'band' }, 0)] : []), edge];
  });
}

const hairline = { stroke: 'grid', lineWidth: 1 } as const;
