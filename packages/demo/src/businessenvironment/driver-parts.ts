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

/** Quarters or months whose average is the value of their year. What begins after the data date is outlook. */
export function buildDriverParts(driver: DriverKind, country: string, parts: Parts): Point[] {
  const { count, firstYear, lastYear } = parts;
  const years = buildDriverYears(driver, country);
  const digits = digitsOf(driver);
  return years.flatMap(({ Year, Value }, index): Point[] => {
    if (Year < firstYear || Year > lastYear) return [];
    const before = years[index - 1]?.Value ?? Value;
    const after = years[index + 1]?.Value ?? Value;
    return Array.from({ length: count }, (_, part) => {
      // What lies as far before the middle of the year as after it adds up to nothing.
      const off = ((part - (count - 1) / 2) / count) * ((after - before) / 2);
      const month = part * (12 / count) + 1;
      const date = `${String(Year)}-${String(month).padStart(2, '0')}`;
      return {
        Date: date,
        Value: Value + Math.sign(off) * Number(Math.abs(off).toFixed(digits)),
        ...(date > dataDate ? { Outlook: true } : {}),
      };
    }).map(({ Value: value, ...point }) => ({ ...point, Value: Number(value.toFixed(digits)) }));
  });
}
