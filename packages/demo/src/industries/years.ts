import type { Random } from '../random.js';
import type { Shape } from './profile.js';

/** Ten historical years and an outlook of five, as the images need them. */
const firstYear = 2017;
export const lastYear = 2026;
const lastOutlookYear = 2031;
export const dataDate = '2026-06-30';

export const historyYears = listYears(firstYear, lastYear);
const outlookYears = listYears(lastYear + 1, lastOutlookYear);
export const allYears = [...historyYears, ...outlookYears];

function listYears(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Deviation from the trend in the unusual years, in percentage points of revenue. */
const shocks: Record<Shape, Partial<Record<number, number>>> = {
  steady: { 2020: -2.5, 2021: 1.5, 2022: 3, 2023: 1 },
  hospitality: { 2020: -16, 2021: -7, 2022: 19, 2023: 11, 2024: 1 },
  travel: { 2020: -31, 2021: -38, 2022: 74, 2023: 38, 2024: 9 },
  commodity: { 2019: 6, 2020: -9, 2021: 21, 2022: 17, 2023: -14, 2024: -8 },
  property: { 2018: 4, 2019: -5, 2020: -3, 2021: 9, 2022: 6, 2023: -8, 2024: -2 },
  digital: { 2020: 6, 2021: 8, 2022: 4, 2023: -3 },
  print: { 2020: -11, 2021: 2, 2022: 1 },
};

export interface YearFactor {
  year: number;
  /** Relative to the last historical year, which is 1. */
  level: number;
  /** The effect of an unusual year, in percentage points. */
  shock: number;
}

/** The course of an industry's revenue, year by year, with its last historical year as 1. */
export function buildCourse(
  { shape, growth, outlookGrowth }: { shape: Shape; growth: number; outlookGrowth: number },
  random: Random,
): YearFactor[] {
  let level = 1;
  const course = allYears.map((year, index) => {
    const shock = (shocks[shape][year] ?? 0) * random.between(0.85, 1.15);
    const noise = year > lastYear ? random.between(-0.4, 0.4) : random.between(-1.2, 1.2);
    const usual = year > lastYear ? outlookGrowth : growth;
    if (index > 0) level *= 1 + (usual + shock + noise) / 100;
    return { year, level, shock };
  });
  const latest = course.find(({ year }) => year === lastYear)?.level ?? 1;
  return course.map((factor) => ({ ...factor, level: factor.level / latest }));
}
