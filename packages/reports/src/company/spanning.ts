import { defaultLanguage, type SectionBodies } from '@broadsheet/contract';
import { averageIndustry, type IndustryAverages } from './averages.js';
import {
  compareValuation,
  writeGrowthAverages,
  writeRatioAverages,
  type Benchmark,
} from './benchmark-sections.js';
import type { CompanyFigures } from './figures.js';

/** The sections that depend on other companies. */
export const spanningTokens = [
  'rank',
  'financialratiosindustryaverage',
  'financialgrowthindustryaverage',
  'financialvaluationratios',
] as const;
export type SpanningSections = Pick<SectionBodies, (typeof spanningTokens)[number]>;

interface Industry {
  averages: IndustryAverages;
  sections: Omit<SpanningSections, 'rank' | 'financialvaluationratios'>;
}

/**
 * Builds the spanning sections of every company in one batch: one result for each record, in the
 * same order. A company published in several languages counts once, and each of its records is
 * answered. Companies of one industry share the very same averages body, so that whoever stores it
 * can serialise it once.
 *
 * `financialvaluationratios` is in the edition too, without the comparison; the body from here
 * takes its place as long as both come from the same edition.
 */
export function buildSpanningSections(figures: readonly CompanyFigures[]): SpanningSections[] {
  const companies = keepOneLanguage(figures);
  const ranks = rankByRevenue(companies);
  const industries = averageIndustries(companies);
  return figures.map((company) => {
    const rank = company.suppliedRank ?? ranks.get(company.entityId);
    return {
      ...(rank !== undefined && { rank: { Rank: rank } }),
      ...writeBenchmarks(company, industries),
    };
  });
}

function keepOneLanguage(figures: readonly CompanyFigures[]): CompanyFigures[] {
  const kept = new Map<number, CompanyFigures>();
  for (const company of figures) {
    const isPreferred = company.language === defaultLanguage;
    if (isPreferred || !kept.has(company.entityId)) kept.set(company.entityId, company);
  }
  return [...kept.values()];
}

/** Companies of the same revenue share a rank, and the next one skips. */
function rankByRevenue(companies: CompanyFigures[]): Map<number, number> {
  const ranked = companies
    .filter(({ revenueAud }) => revenueAud !== undefined)
    .sort((a, b) => (b.revenueAud ?? 0) - (a.revenueAud ?? 0));
  const ranks = new Map<number, number>();
  let rank = 0;
  for (const [index, { entityId, revenueAud }] of ranked.entries()) {
    if (revenueAud !== ranked[index - 1]?.revenueAud) rank = index + 1;
    ranks.set(entityId, rank);
  }
  return ranks;
}

function averageIndustries(companies: CompanyFigures[]): Map<string, Industry> {
  const byIndustry = new Map<string, CompanyFigures[]>();
  for (const company of companies) {
    if (company.industryCode === undefined) continue;
    const members = byIndustry.get(company.industryCode);
    if (members) members.push(company);
    else byIndustry.set(company.industryCode, [company]);
  }
  return new Map(
    [...byIndustry].map(([code, members]) => {
      const averages = averageIndustry(members);
      const benchmark: Benchmark = { IndustryCode: code, Source: 'PublishedCompanies' };
      return [code, { averages, sections: writeAverages(benchmark, averages) }];
    }),
  );
}

function writeAverages(
  benchmark: Benchmark,
  { ratios, growth }: Pick<IndustryAverages, 'ratios' | 'growth'>,
): Industry['sections'] {
  const ratioAverages = writeRatioAverages(benchmark, ratios);
  const growthAverages = writeGrowthAverages(benchmark, growth);
  return {
    ...(ratioAverages && { financialratiosindustryaverage: ratioAverages }),
    ...(growthAverages && { financialgrowthindustryaverage: growthAverages }),
  };
}

/** A section the publisher supplied takes the place of the computed one. */
function writeBenchmarks(
  { industryCode, valuation, suppliedAverages }: CompanyFigures,
  industries: Map<string, Industry>,
): Omit<SpanningSections, 'rank'> {
  const industry = industryCode === undefined ? undefined : industries.get(industryCode);
  if (industryCode === undefined || industry === undefined) {
    return valuation ? { financialvaluationratios: valuation } : {};
  }
  const supplied: Benchmark = { IndustryCode: industryCode, Source: 'Publisher' };
  const { Ratios = {}, Growth = {}, ValuationRatios } = suppliedAverages ?? {};
  const benchmark: Benchmark = ValuationRatios
    ? supplied
    : { IndustryCode: industryCode, Source: 'PublishedCompanies' };
  return {
    ...industry.sections,
    ...writeAverages(supplied, { ratios: Ratios, growth: Growth }),
    ...(valuation && {
      financialvaluationratios: compareValuation(
        valuation,
        benchmark,
        ValuationRatios ?? industry.averages.valuation,
      ),
    }),
  };
}
