import { growthMeasures, type GrowthMeasure } from '@broadsheet/contract';
import type { Finding } from '../finding.js';
import { error, warning } from './check-finding.js';
import { findContradiction } from './contradiction.js';
import { derivedLines, marketValues, ratios, valuationRatios } from './definitions.js';
import type { Definition } from './definitions.js';
import type { CompanyDocument } from './document.js';
import type { Figures } from './formula.js';
import { deriveGrowth } from './growth.js';
import { countDecimals, roundTo, roundingSlack } from './rounding.js';
import { deriveStatements, type StatementYear } from './statements.js';
import { deriveMarketFigures } from './valuation.js';

export function checkStatements(document: Partial<CompanyDocument>): Finding[] {
  const years = deriveStatements(document);
  return [
    ...checkMoney(document),
    ...checkYears(years),
    ...years.flatMap((year, index) => [
      ...checkLines(year),
      ...checkBalance(year),
      ...checkRatios(year),
      ...checkGrowth(year, years[index + 1]),
    ]),
    ...checkMarket(document, years[0]),
  ];
}

const hasAmounts = (document: Partial<CompanyDocument>) =>
  [document.Financials, document.Market, document.Divisions, document.Regions].some(
    (part) => part !== undefined,
  ) || document.Industries?.some(({ Revenue }) => Revenue !== undefined) === true;

function checkMoney(document: Partial<CompanyDocument>): Finding[] {
  if (!hasAmounts(document)) return [];
  return (['Currency', 'Unit'] as const)
    .filter((name) => document[name] === undefined)
    .map((name) =>
      error(
        '',
        `${name} is missing: amounts are given, and nothing says what they are counted in.`,
      ),
    );
}

/** Years stand latest first. */
function checkYears(years: StatementYear[]): Finding[] {
  return years.slice(1).flatMap(({ year, source }, i) => {
    const next = years[i];
    if (next === undefined || next.year === year + 1) return [];
    const pointer = `/Financials/${String(next.index)}/BalanceDate`;
    if (next.year === year) {
      return [
        error(
          pointer,
          `${next.source.BalanceDate} and ${source.BalanceDate} are balance dates of one year, ${String(year)}; each year is given once.`,
        ),
      ];
    }
    const missing = Array.from({ length: next.year - year - 1 }, (_, k) => String(year + 1 + k));
    return [
      error(
        pointer,
        `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing between ${String(year)} and ${String(next.year)}. Years are given without a gap; leave out the earlier ones if one is not known.`,
      ),
    ];
  });
}

const statementNames = ['ProfitAndLoss', 'BalanceSheet', 'CashFlow', 'KeyFigures'] as const;

function checkLines({ index, source, figures }: StatementYear): Finding[] {
  return statementNames.flatMap((statement) => {
    const supplied: Figures = source[statement] ?? {};
    return checkSupplied(
      supplied,
      derivedLines,
      figures,
      `/Financials/${String(index)}/${statement}`,
    );
  });
}

function checkSupplied(
  supplied: Figures,
  definitions: Definition[],
  figures: Figures,
  pointer: string,
): Finding[] {
  return definitions.flatMap((definition) => {
    const value = supplied[definition.name];
    if (value === undefined) return [];
    const message = findContradiction(definition, value, figures);
    return message === undefined ? [] : [error(`${pointer}/${definition.name}`, message)];
  });
}

function checkBalance({ year, index, figures }: StatementYear): Finding[] {
  const { TotalAssets: assets, TotalLiabilities: liabilities, TotalEquity: equity } = figures;
  if (assets === undefined || liabilities === undefined || equity === undefined) return [];
  const decimals = Math.max(...[assets, liabilities, equity].map(countDecimals));
  const difference = roundTo(assets - liabilities - equity, decimals);
  // Each of the three totals may have been rounded by itself.
  const slack = [assets, liabilities, equity].reduce((sum, value) => sum + roundingSlack(value), 0);
  if (Math.abs(difference) <= slack) return [];
  return [
    warning(
      `/Financials/${String(index)}/BalanceSheet`,
      `The balance sheet of ${String(year)} does not balance: TotalAssets ${String(assets)} less TotalLiabilities ${String(liabilities)} less TotalEquity ${String(equity)} leaves ${String(difference)}; it should leave 0.`,
    ),
  ];
}

function checkRatios({ index, source, figures }: StatementYear): Finding[] {
  return checkSupplied(source.Ratios ?? {}, ratios, figures, `/Financials/${String(index)}/Ratios`);
}

/** Growth as a definition, so that it is compared like every other derived figure. */
const growthDefinitions: Definition<GrowthMeasure>[] = growthMeasures.map((name) => ({
  name,
  text: `the change on the year before`,
  inputs: ['ThisYear', 'YearBefore'],
  calculate: ({ ThisYear, YearBefore }) => deriveGrowth(ThisYear, YearBefore),
}));

function checkGrowth(
  { index, source, figures }: StatementYear,
  before: StatementYear | undefined,
): Finding[] {
  return growthDefinitions.flatMap((definition) =>
    checkSupplied(
      source.Growth ?? {},
      [definition],
      {
        ThisYear: figures[definition.name],
        YearBefore: before?.figures[definition.name],
      },
      `/Financials/${String(index)}/Growth`,
    ),
  );
}

function checkMarket(
  document: Partial<CompanyDocument>,
  latest: StatementYear | undefined,
): Finding[] {
  const figures = deriveMarketFigures(document, latest);
  if (document.Market === undefined || figures === undefined) return [];
  const { MarketCapitalisation, EnterpriseValue, Ratios = {} } = document.Market;
  const values = { MarketCapitalisation, EnterpriseValue };
  return [
    ...checkSupplied(values, marketValues, figures, '/Market'),
    ...checkSupplied(Ratios, valuationRatios, figures, '/Market/Ratios'),
  ];
}
