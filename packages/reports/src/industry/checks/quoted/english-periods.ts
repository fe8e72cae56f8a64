import { readSmallNumber, readYear, simpleYear, smallNumbers } from './english-figures.js';
import type { GrowthPeriod } from './quote.js';

/** `since 2021`, `over the five years to 2026`, `from 2021 to 2026`, `to 2031`. */
const writePeriod = (group: (name: string, pattern: string) => string) =>
  [
    `since ${group('since', simpleYear)}`,
    `(?:over|in|during|for) (?:the )?${group('side', '(?:past|last|next|coming) ')}?${group('years', smallNumbers)} years(?: (?:to|until|through) ${group('end', simpleYear)})?`,
    `(?:from|between) ${group('from', simpleYear)} (?:to|until|and) ${group('to', simpleYear)}`,
    `(?:to|until|through) ${group('until', simpleYear)}`,
  ].join('|');

/** A period in a simplified clause, for the pattern of a whole clause. */
export const growthPeriod = `(?:${writePeriod((_, pattern) => `(?:${pattern})`)})`;

const anyPeriod = new RegExp(
  `\\b(?:${writePeriod((name, pattern) => `(?<${name}>${pattern})`)})`,
  'i',
);

/** Undefined if the clause has no period, or none whose years are certain. */
export function findGrowthPeriod(clause: string): GrowthPeriod | undefined {
  const found = anyPeriod.exec(clause)?.groups;
  if (!found) return undefined;
  const from = readYear(found.since ?? found.from);
  const years = readSmallNumber(found.years?.toLowerCase());
  const to = readYear(found.end ?? found.to ?? found.until);
  const isAhead = /next|coming/i.test(found.side ?? '') || found.until !== undefined;
  return { from, years, to, isAhead };
}

const onlyPeriod = new RegExp(`^${growthPeriod}$`, 'i');

/** A clause that is nothing but a period, such as `since 2021`. */
export const isGrowthPeriod = (clause: string) => onlyPeriod.test(clause);
