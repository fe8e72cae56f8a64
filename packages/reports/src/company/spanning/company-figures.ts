import type { FinancialValuationRatiosBody, GrowthMeasure, RatioName } from '@broadsheet/contract';
import { amountDecimals, roundTo } from '../../figures/rounding.js';
import type { CompanyDocument } from '../document/document.js';
import type { DocumentIndustryAverages } from '../document/statements.js';
import { deriveGrowthRates } from '../figures/growth.js';
import { deriveRatios } from '../figures/ratios.js';
import { deriveStatements, unitSizes, type StatementYear } from '../figures/statements.js';
import { buildValuationRatios } from '../figures/valuation.js';
import { findTopIndustry, listIndustryRevenues } from '../sections/industries.js';

/**
 * The input for figures that span companies, from one company: small, plain JSON, stored beside its
 * edition so that a refresh reads no documents.
 */
export interface CompanyFigures {
  entityId: number;
  language: string;
  /** Latest revenue in Australian dollars; absent if it is not known in them. */
  revenueAud?: number;
  /** Code of the top industry. */
  industryCode?: string;
  /** For the latest year, as published: adding them up gives the same average. */
  ratios: Partial<Record<RatioName, number>>;
  growth: Partial<Record<GrowthMeasure, number>>;
  /** The company's own part of the valuation section, to which the comparison is added. */
  valuation?: FinancialValuationRatiosBody;
  /** The publisher's value; it takes precedence. */
  suppliedRank?: number;
  suppliedAverages?: DocumentIndustryAverages;
}

export function companyFigures(document: CompanyDocument): CompanyFigures {
  const years = deriveStatements(document);
  const [latest, before] = years;
  const valuation = buildValuationRatios(document, latest);
  const revenueAud = findRevenueAud(document, latest);
  const top = findTopIndustry(document, listIndustryRevenues(document, latest));
  return {
    entityId: document.EntityId,
    language: document.Language,
    ...(revenueAud !== undefined && { revenueAud }),
    ...(top && { industryCode: top.Code }),
    ratios: latest ? deriveRatios(latest) : {},
    growth: latest ? deriveGrowthRates(latest, before) : {},
    ...(valuation && { valuation }),
    ...(document.Rank !== undefined && { suppliedRank: document.Rank }),
    ...(document.IndustryAverages && { suppliedAverages: document.IndustryAverages }),
  };
}

function findRevenueAud(
  { Currency, Unit, ExchangeRateToAUD }: CompanyDocument,
  latest: StatementYear | undefined,
): number | undefined {
  const revenue = latest?.figures.TotalRevenue;
  const rate = Currency === 'AUD' ? 1 : ExchangeRateToAUD;
  if (revenue === undefined || rate === undefined || Unit === undefined) return undefined;
  return roundTo(revenue * unitSizes[Unit] * rate, amountDecimals);
}
