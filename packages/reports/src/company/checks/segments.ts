import type { SegmentYear } from '@broadsheet/contract';
import type { Findings } from '@broadsheet/contract/checking';
import { addUp, countDecimals, roundTo, roundingSlack } from '../../figures/rounding.js';
import type { CompanyDocument } from '../document/document.js';
import type { StatementYear } from '../figures/statements.js';
import type { CheckInput } from './check-input.js';

export function checkSegments(found: Findings, input: CheckInput): void {
  const { document, broken } = input;
  checkYears(found, 'Divisions', input);
  checkYears(found, 'Regions', input);
  if (!broken.has('Industries')) checkDivisionIndustries(found, document);
}

/**
 * If a year occurs twice, or a figure looks like a typing mistake, a sum would only repeat that.
 */
function checkYears(
  found: Findings,
  name: 'Divisions' | 'Regions',
  { document, years, doubted }: CheckInput,
): void {
  const segments = document[name] ?? [];
  const before = found.list.length;
  segments.forEach(({ Years }, index) => {
    checkRepeatedYears(found, Years, `/${name}/${String(index)}`);
  });
  const isTwice = years.some(({ year }, index) => year === years[index + 1]?.year);
  const isDoubted = isTwice || doubted.has('Financials') || doubted.has(name);
  if (found.list.length === before && !isDoubted) checkSum(found, `/${name}`, segments, years);
}

function checkRepeatedYears(found: Findings, years: SegmentYear[], pointer: string): void {
  years.forEach(({ Year }, index) => {
    if (years.findIndex((other) => other.Year === Year) === index) return;
    found.error(
      `${pointer}/Years/${String(index)}/Year`,
      `${String(Year)} is given twice; give each year once.`,
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

/** Eliminations between segments are normal, so a difference is only a warning. */
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
    const sum = addUp(known, decimals);
    const slack = numbers.reduce((all, value) => all + roundingSlack(value), 0);
    if (Math.abs(sum - total) <= slack) return;
    found.warning(
      pointer,
      `Revenue in ${String(year)} adds up to ${String(sum)}, but TotalRevenue is ${String(total)}: a difference of ${String(roundTo(sum - total, decimals))}. If it is eliminated between segments, give it as one of them.`,
    );
  });
}
