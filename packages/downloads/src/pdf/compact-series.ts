import { writeNumber, type Point, type Series, type SeriesBlock } from '@broadsheet/view';
import type { FilePhrases } from '../phrases.js';

const million = 1e6;
/** Smaller amounts are equally short in full. */
const leastAmount = 10 * million;

/**
 * The same figures in less width, so that more years fit on a line: amounts in millions if one
 * decimal is exact, and the kind of detail below each value named once in the note.
 */
export function compactSeries(
  { unit, series, ...block }: SeriesBlock,
  phrases: FilePhrases,
): { block: SeriesBlock; note: string } {
  const name = findOnlyDetail(series);
  const compact = series.map(({ points, unit: own = unit, ...each }) => {
    const isScaled = own !== undefined && own === each.currency && isInMillions(points);
    return {
      ...each,
      unit: isScaled ? phrases.millions(own) : own,
      points: (isScaled ? scale(points) : points).map((point) => stack(point, name)),
    };
  });
  const shared = compact[0]?.unit;
  const isShared = compact.every((each) => each.unit === shared);
  return {
    block: {
      ...block,
      ...(isShared && shared !== undefined && { unit: shared }),
      series: compact.map(({ unit: own, ...each }) => ({
        ...each,
        ...(own !== undefined && !isShared && { unit: own }),
      })),
    },
    note: name === undefined ? '' : phrases.below(name),
  };
}

/** The name of the details of all points if they have only one kind. */
function findOnlyDetail(series: readonly Series[]): string | undefined {
  const details = series.flatMap(({ points }) => points.flatMap((point) => point.details));
  const names = new Set(details.map(({ name }) => name));
  const most = Math.max(0, ...series.flatMap(({ points }) => points.map((p) => p.details.length)));
  return names.size === 1 && most === 1 ? [...names][0] : undefined;
}

function isInMillions(points: readonly Point[]): boolean {
  const values = points.flatMap(({ value }) => value ?? []);
  return (
    values.every((value) => value % (million / 10) === 0) &&
    values.some((value) => Math.abs(value) >= leastAmount)
  );
}

/** Each with one decimal if any has one, so that they line up. */
function scale(points: readonly Point[]): Point[] {
  const hasDecimals = points.some(({ value }) => value !== null && value % million !== 0);
  return points.map((point) => {
    if (point.value === null) return point;
    const text = writeNumber(point.value / million);
    return { ...point, text: hasDecimals && !text.includes('.') ? `${text}.0` : text };
  });
}

/** A point's detail is below its value. */
const stack = ({ text, details, ...point }: Point, onlyDetail: string | undefined): Point => ({
  ...point,
  details: [],
  text: [
    text,
    ...details.map(({ name, cell }) =>
      onlyDetail === undefined ? `${name} ${cell.text}` : cell.text,
    ),
  ].join('\n'),
});
