import type { SegmentYear } from '@broadsheet/contract';
import type { Findings } from '@broadsheet/contract/checking';
import { countDecimals, roundTo, roundingSlack } from '../../figures/rounding.js';
import type { CompanyDocument } from '../document/document.js';
import type { StatementYear } from '../figures/statements.js';
import type { CheckInput } from './check-input.js';

export function checkSegments(found: Findings, { document, years, broken }: CheckInput): void {
  const { Divisions = [], Regions = [] } = document;
  checkYears(found, '/Divisions', Divisions, years);
  checkYears(found, '/Regions', Regions, years);
  if (!broken.has('Industries')) checkDivisionIndustries(found, document);
}

/** Where a year stands twice, a sum would only repeat that. */
function checkYears(
  found: Findings,
  pointer: string,
  segments: { Years: SegmentYear[] }[],
  years: StatementYear[],
): void {
  const before = found.list.length;
  segments.forEach(({ Years }, index) => {
    checkRepeatedYears(found, Years, `${pointer}/${String(index)}`);
  });
  if (found.list.length === before) checkSum(found, pointer, segments, years);
}

function checkRepeatedYears(found: Findings, years: SegmentYear[], pointer: string): void {
  years.forEach(({ Year }, index) => {
    if (years.findIndex((other) => other.Year === Year) === index) return;
    found.error(
      `${pointer}/Years/${String(index)}/Year`,
      `${String(Year)} stands here twice; each year is given once.`,
    );
  });
}

function checkDivisionIndustries(
  found: Findings,
  { Divisions = [], Industries }: Partial<CompanyDocument>,
): void {
  const codes = new Set((Industries ?? []).map(({ Code }) => Code));
  Divisions.forEach(({ IndustryCode }, index) => {
    if (IndustryCode === undefined || codes.has(IndustryCode)) return;
    found.error(
      `/Divisions/${String(index)}/IndustryCode`,
      `"${IndustryCode}" is not among Industries, which has ${codes.size === 0 ? 'none' : [...codes].join(', ')}. Add it there with its title.`,
    );
  });
}

/** Eliminations between segments are usual, so a difference is no more than worth a look. */
function checkSum(
  found: Findings,
  pointer: string,
  segments: { Years: SegmentYear[] }[],
  years: StatementYear[],
): void {
  years.forEach(({ year, figures: { TotalRevenue: total } }) => {
    const revenues = segments.map(({ Years }) => Years.find(({ Year }) => Year === year)?.Revenue);
    const known = revenues.filter((revenue) => revenue !== undefined);
    if (total === undefined || known.length === 0 || known.length < segments.length) return;
    const numbers = [total, ...known];
    const decimals = Math.max(...numbers.map(countDecimals));
    const sum = roundTo(
      known.reduce((a, b) => a + b, 0),
      decimals,
    );
    const slack = numbers.reduce((all, value) => all + roundingSlack(value), 0);
    if (Math.abs(sum - total) <= slack) return;
    found.warning(
      pointer,
      `Revenue in ${String(year)} adds up to ${String(sum)}, but TotalRevenue is ${String(total)}: a difference of ${String(roundTo(sum - total, decimals))}. If it is eliminated between segments, give it as one of them.`,
    );
  });
}
