import { valuationRatioDefinitions, type FinancialValuationRatiosBody } from '@broadsheet/contract';
import type { Figures } from '../../figures/formula.js';
import { ratioDecimals, roundTo } from '../../figures/rounding.js';
import type { CompanyDocument } from '../document/document.js';
import { marketValues, valuationRatios } from './definitions.js';
import type { StatementYear } from './statements.js';

/** A price is known to the cent, so more decimals would only look exact. */
const marketDecimals = 2;

/** The latest statements, the price, and the market values derived from both. */
export function deriveMarketFigures(
  { Market }: Pick<CompanyDocument, 'Market'>,
  latest: StatementYear | undefined,
): Figures | undefined {
  if (Market === undefined || latest === undefined) return undefined;
  const { SharePrice, SharesOnIssue, MarketCapitalisation, EnterpriseValue } = Market;
  const figures: Figures = {
    ...latest.figures,
    SharePrice,
    ...(SharesOnIssue !== undefined && { SharesOnIssue }),
    ...(MarketCapitalisation !== undefined && { MarketCapitalisation }),
    ...(EnterpriseValue !== undefined && { EnterpriseValue }),
  };
  for (const { name, calculate } of marketValues) {
    const value = figures[name] ?? calculate(figures);
    if (value !== undefined) figures[name] = roundTo(value, marketDecimals);
  }
  return figures;
}

/**
 * The company's own part of the section. The industry's averages are not known when an edition is
 * made; the comparison is added to this body when figures that span companies are refreshed.
 */
export function buildValuationRatios(
  document: CompanyDocument,
  latest: StatementYear | undefined,
): FinancialValuationRatiosBody | undefined {
  const { Market, Currency, Unit } = document;
  const figures = deriveMarketFigures(document, latest);
  if (!figures || !latest || !Market || Currency === undefined || Unit === undefined) {
    return undefined;
  }
  const { SharePrice, SharesOnIssue, MarketCapitalisation, EnterpriseValue } = figures;
  if (SharePrice === undefined || SharesOnIssue === undefined) return undefined;
  if (MarketCapitalisation === undefined) return undefined;
  return {
    PriceDate: Market.PriceDate,
    Year: latest.year,
    Currency,
    Unit,
    SharePrice,
    SharesOnIssue,
    MarketCapitalisation,
    ...(EnterpriseValue !== undefined && { EnterpriseValue }),
    Ratios: listValuationRatios(figures, Market.Ratios),
  };
}

function listValuationRatios(figures: Figures, supplied: Figures = {}) {
  return valuationRatios.flatMap(({ name, calculate }) => {
    const value = supplied[name] ?? calculate(figures);
    if (value === undefined) return [];
    const { unit } = valuationRatioDefinitions[name];
    return [{ Ratio: name, Unit: unit, Value: roundTo(value, ratioDecimals) }];
  });
}
