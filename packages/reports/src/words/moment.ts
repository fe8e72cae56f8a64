/** The interval between the points of a series. */
export const intervals = ['year', 'quarter', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** A year, or a part of one. */
export interface Moment {
  year: number;
  interval: Interval;
  /** Which quarter, from 1 to 4, or month, from 1 to 12; 1 for a year. */
  part: number;
}

export interface Span {
  from: Moment;
  to: Moment;
}

/** Years, both included. */
export interface Period {
  from: number;
  to: number;
}

/** How many of each a year has. */
export const partsOfYear: Record<Interval, number> = { year: 1, quarter: 4, month: 12 };

export function isSameMoment({ from, to }: Span): boolean {
  return from.year === to.year && from.part === to.part;
}

export function ofYear(year: number): Moment {
  return { year, interval: 'year', part: 1 };
}
