import type { BusinessEnvironmentDocument } from '@broadsheet/reports';
import type { DriverKind } from '../industries/words/kinds/kind.js';
import { dataDate } from '../industries/years.js';
import { buildDriverYears, digitsOf } from './driver-years.js';

type Point = BusinessEnvironmentDocument['Points'][number];

export interface Parts {
  /** How many of them a year has. */
  count: 4 | 12;
  firstYear: number;
  lastYear: number;
}

/**
 * Quarters or months whose average is the value of their year. Those after the data date are
 * outlook.
 */
export function buildDriverParts(driver: DriverKind, country: string, parts: Parts): Point[] {
  const { count, firstYear, lastYear } = parts;
  const years = buildDriverYears(driver, country);
  return years.flatMap(({ Year, Value }, index): Point[] => {
    if (Year < firstYear || Year > lastYear) return [];
    // Each year starts where the year before ends, half-way between both values.
    const start = ((years[index - 1]?.Value ?? Value) + Value) / 2;
    const end = ((years[index + 1]?.Value ?? Value) + Value) / 2;
    const values = roundTogether(bend({ start, end, mean: Value, count }), digitsOf(driver));
    return values.map((value, part) => {
      const month = part * (12 / count) + 1;
      const date = `${String(Year)}-${String(month).padStart(2, '0')}`;
      return { Date: date, Value: value, ...(date > dataDate ? { Outlook: true } : {}) };
    });
  });
}

interface Course {
  start: number;
  end: number;
  mean: number;
  count: number;
}

/** A curve from start to end whose values have this mean. */
function bend({ start, end, mean, count }: Course): number[] {
  const times = Array.from({ length: count }, (_, part) => (part + 0.5) / count);
  const arch = times.map((time) => time * (1 - time));
  const height = ((mean - (start + end) / 2) * count) / arch.reduce((sum, each) => sum + each, 0);
  return times.map((time, part) => start + (end - start) * time + height * (arch[part] ?? 0));
}

/** Rounds values without changing their sum: the rounding error moves to the next value. */
function roundTogether(values: readonly number[], digits: number): number[] {
  const scale = 10 ** digits;
  let over = 0;
  return values.map((value) => {
    const rounded = Math.round(value * scale + over);
    over += value * scale - rounded;
    return rounded / scale;
  });
}
