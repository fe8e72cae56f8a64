import { growthMeasures, type GrowthMeasure } from '@broadsheet/contract';
import type { Findings } from '@broadsheet/contract/checking';
import { countDecimals, roundTo, roundingSlack } from '../../figures/rounding.js';
import type { CompanyDocument } from '../document/document.js';
import { derivedLines, ratios } from '../figures/definitions.js';
import type { Definition } from '../figures/definitions.js';
import { deriveGrowth } from '../figures/growth.js';
import type { StatementYear } from '../figures/statements.js';
import type { CheckInput } from './check-input.js';
import { checkSupplied } from './supplied.js';

export function checkStatements(found: Findings, { document, years, broken }: CheckInput): void {
  checkMoney(found, document, broken);
  checkYears(found, years);
  years.forEach((year, index) => {
    checkYear(found, year);
    checkBalance(found, year);
    checkGrowth(found, year, years[index + 1]);
  });
}

const hasAmounts = ({ Financials, Divisions, Regions, Industries }: Partial<CompanyDocument>) =>
  Financials !== undefined ||
  Divisions !== undefined ||
  Regions !== undefined ||
  Industries?.some(({ Revenue }) => Revenue !== undefined) === true;

function checkMoney(
  found: Findings,
  document: Partial<CompanyDocument>,
  broken: CheckInput['broken'],
): void {
  if (!hasAmounts(document)) return;
  for (const name of ['Currency', 'Unit'] as const) {
    if (document[name] !== undefined || broken.has(name)) continue;
    found.error(
      '',
      `${name} is missing: amounts are given, and nothing says what they are counted in.`,
    );
  }
}

/** Years are in order, latest first. */
function checkYears(found: Findings, years: StatementYear[]): void {
  years.slice(1).forEach(({ year, source }, i) => {
    const next = years[i];
    if (next === undefined || next.year === year + 1) return;
    const pointer = `/Financials/${String(next.index)}/BalanceDate`;
    if (next.year === year) {
      const missing = findMissing(years, year);
      const right =
        missing === undefined ? 'each year is given once.' : `is one of ${String(missing)}?`;
      found.error(
        pointer,
        `${next.source.BalanceDate} and ${source.BalanceDate} are balance dates of one year, ${String(year)}; ${right}`,
      );
      return;
    }
    // Reported with the year that is given twice in its place.
    if ([year, next.year].some((twice) => findMissing(years, twice) !== undefined)) return;
    found.error(pointer, describeGap(year, next.year));
  });
}

/** The year that is missing beside one that is given twice; undefined if none is. */
function findMissing(years: readonly StatementYear[], twice: number): number | undefined {
  const given = years.map(({ year }) => year);
  if (given.indexOf(twice) === given.lastIndexOf(twice)) return undefined;
  return [twice - 1, twice + 1].find(
    (year) => !given.includes(year) && given.includes(2 * year - twice),
  );
}

function describeGap(from: number, to: number): string {
  const between = to - from === 2 ? String(from + 1) : `${String(from + 1)} to ${String(to - 1)}`;
  return `${between} is missing between ${String(from)} and ${String(to)}. Years are given without a gap; where one is not known, leave out the earlier ones.`;
}

const statementNames = ['ProfitAndLoss', 'BalanceSheet', 'CashFlow', 'KeyFigures'] as const;

function checkYear(found: Findings, { index, source, figures }: StatementYear): void {
  const pointer = `/Financials/${String(index)}`;
  for (const name of statementNames) {
    checkSupplied(found, source[name], derivedLines, figures, `${pointer}/${name}`);
  }
  checkSupplied(found, source.Ratios, ratios, figures, `${pointer}/Ratios`);
}

function checkBalance(found: Findings, { year, index, figures }: StatementYear): void {
  const { TotalAssets: assets, TotalLiabilities: liabilities, TotalEquity: equity } = figures;
  if (assets === undefined || liabilities === undefined || equity === undefined) return;
  const totals = [assets, liabilities, equity];
  const difference = roundTo(assets - liabilities - equity, Math.max(...totals.map(countDecimals)));
  // Each of the three totals may have been rounded by itself.
  const slack = totals.reduce((sum, value) => sum + roundingSlack(value), 0);
  if (Math.abs(difference) <= slack) return;
  found.warning(
    `/Financials/${String(index)}/BalanceSheet`,
    `The balance sheet of ${String(year)} does not balance: TotalAssets ${String(assets)} less TotalLiabilities ${String(liabilities)} less TotalEquity ${String(equity)} leaves ${String(difference)}; it should leave 0.`,
  );
}

/** Growth as a definition, so that it is compared like every other derived figure. */
const growthDefinitions: Definition<GrowthMeasure>[] = growthMeasures.map((name) => ({
  name,
  text: 'the change on the year before',
  inputs: ['ThisYear', 'ComparedYear'],
  calculate: ({ ThisYear, ComparedYear }) => deriveGrowth(ThisYear, ComparedYear),
}));

function checkGrowth(
  found: Findings,
  { index, source, figures }: StatementYear,
  before: StatementYear | undefined,
): void {
  const { Growth } = source;
  if (Growth === undefined) return;
  const pointer = `/Financials/${String(index)}/Growth`;
  for (const definition of growthDefinitions) {
    const { name } = definition;
    const inputs = { ThisYear: figures[name], ComparedYear: before?.figures[name] };
    checkSupplied(found, Growth, [definition], inputs, pointer);
  }
}
