/** A year and its known value. */
export interface YearValue {
  year: number;
  value: number;
}

interface Change {
  year: number;
  /** Per cent on the year before. */
  change: number;
}

/** The course of a series, as sentences describe it. */
export interface Course {
  /** Every historical year. */
  history: readonly YearValue[];
  first: YearValue;
  /** Five years before the latest. */
  five: YearValue;
  /** The latest historical year. */
  last: YearValue;
  /** The last year of the outlook; the latest year if there is none. */
  end: YearValue;
  /** The highest and the lowest historical year. */
  peak: YearValue;
  trough: YearValue;
  /** Compound annual change in per cent: all history, the last five years, the outlook. */
  longGrowth: number;
  growth: number;
  outlookGrowth: number;
  /** Annual changes of the historical years. */
  changes: readonly Change[];
  best: Change;
  worst: Change;
}

type Series = readonly { Year: number; Value: number | null; Outlook?: boolean }[] | undefined;

export function followCourse(series: Series): Course {
  const history = listKnown(series, false);
  const first = getPoint(history, 0);
  const last = getPoint(history, -1);
  const five = history.find(({ year }) => year === last.year - 5) ?? first;
  const end = listKnown(series, true).at(-1) ?? last;
  const changes = history.slice(1).map(({ year, value }, index) => ({
    year,
    change: findChange(history[index]?.value ?? value, value),
  }));
  const byValue = history.toSorted((a, b) => a.value - b.value);
  const byChange = changes.toSorted((a, b) => a.change - b.change);
  const none = { year: last.year, change: 0 };
  return {
    history,
    first,
    five,
    last,
    end,
    peak: byValue.at(-1) ?? last,
    trough: byValue[0] ?? first,
    longGrowth: findGrowth(first, last),
    growth: findGrowth(five, last),
    outlookGrowth: findGrowth(last, end),
    changes,
    best: byChange.at(-1) ?? none,
    worst: byChange[0] ?? none,
  };
}

function listKnown(series: Series, isOutlook: boolean): YearValue[] {
  const known: YearValue[] = [];
  for (const { Year, Value, Outlook = false } of series ?? []) {
    if (Value !== null && Outlook === isOutlook) known.push({ year: Year, value: Value });
  }
  return known;
}

function getPoint(points: readonly YearValue[], index: number): YearValue {
  const point = points.at(index);
  if (point === undefined) throw new RangeError('a series has no known year');
  return point;
}

/** Compound annual change in per cent. */
function findGrowth(from: YearValue, to: YearValue): number {
  const years = to.year - from.year;
  if (years <= 0 || from.value <= 0) return 0;
  return ((to.value / from.value) ** (1 / years) - 1) * 100;
}

export function findChange(from: number, to: number): number {
  return from === 0 ? 0 : (to / from - 1) * 100;
}
