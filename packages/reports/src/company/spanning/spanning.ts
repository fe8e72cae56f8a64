import { defaultLanguage, type CompanySectionBodies } from '@broadsheet/contract';
import { averageIndustry, type IndustryAverages } from './averages.js';
import {
  compareValuation,
  writeGrowthAverages,
  writeRatioAverages,
  type Benchmark,
} from './benchmarks.js';
import type { CompanyFigures } from './company-figures.js';

/** The sections that depend on other companies. */
export type SpanningSections = Pick<
  CompanySectionBodies,
  | 'rank'
  | 'financialratiosindustryaverage'
  | 'financialgrowthindustryaverage'
  | 'financialvaluationratios'
>;

/** Compared without regard to case, as readers name it. */
const preferredLanguage = defaultLanguage.toLowerCase();

interface Industry {
  averages: IndustryAverages;
  sections: Omit<SpanningSections, 'rank' | 'financialvaluationratios'>;
}

/** The results of all companies together. */
export interface Spanning {
  /** A company published in several languages counts once, in the default language. */
  add(company: CompanyFigures): void;
  /**
   * The spanning sections of one company, once all were added. Companies of one industry share the
   * same averages body object. `financialvaluationratios` is also in the edition, without the
   * comparison; the body from here replaces it as long as both come from the same edition.
   */
  buildSections(company: CompanyFigures): SpanningSections;
}

/** Companies are added one by one, because together their sections would not fit into memory. */
export function createSpanning(): Spanning {
  const companies = new Map<number, CompanyFigures>();
  let ranking: Ranking | undefined;
  let industries: Industries | undefined;
  return {
    add(company) {
      ranking = industries = undefined;
      const isPreferred = company.language.toLowerCase() === preferredLanguage;
      const { entityId } = company;
      if (isPreferred || !companies.has(entityId)) companies.set(entityId, company);
    },
    buildSections(company) {
      ranking ??= rankByRevenue([...companies.values()]);
      industries ??= groupByIndustry([...companies.values()]);
      const counted = companies.get(company.entityId);
      const rank = company.suppliedRank ?? ranking(counted?.revenueAud);
      return {
        ...(rank !== undefined && { rank: { Rank: rank } }),
        ...writeBenchmarks(company, industries),
      };
    },
  };
}

/** For every company at once: one result per record, in the same order. */
export function buildSpanningSections(figures: readonly CompanyFigures[]): SpanningSections[] {
  const spanning = createSpanning();
  for (const company of figures) spanning.add(company);
  return figures.map((company) => spanning.buildSections(company));
}

/** Undefined for a company without revenue. */
type Ranking = (revenueAud: number | undefined) => number | undefined;

/** Companies of the same revenue share a rank, and the next one skips. */
function rankByRevenue(companies: CompanyFigures[]): Ranking {
  const revenues = Float64Array.from(
    companies.flatMap(({ revenueAud }) => revenueAud ?? []),
  ).sort();
  return (revenueAud) =>
    revenueAud === undefined ? undefined : revenues.length - countUpTo(revenues, revenueAud) + 1;
}

/** How many of the sorted numbers are not larger. */
function countUpTo(sorted: Float64Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Industries {
  find(code: string): Industry | undefined;
}

/** An industry is averaged when one of its companies is requested, so never all of them at once. */
function groupByIndustry(companies: CompanyFigures[]): Industries {
  const members = new Map<string, CompanyFigures[]>();
  for (const company of companies) {
    if (company.industryCode === undefined) continue;
    const others = members.get(company.industryCode);
    if (others) others.push(company);
    else members.set(company.industryCode, [company]);
  }
  const averaged = new Map<string, Industry>();
  return {
    find(code) {
      const known = averaged.get(code);
      const companiesOfIt = members.get(code);
      if (known || !companiesOfIt) return known;
      const averages = averageIndustry(companiesOfIt);
      const benchmark: Benchmark = { IndustryCode: code, Source: 'PublishedCompanies' };
      const industry = { averages, sections: writeAverages(benchmark, averages) };
      averaged.set(code, industry);
      return industry;
    },
  };
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

/** A section that the publisher supplied replaces the computed one. */
function writeBenchmarks(
  { industryCode, valuation, suppliedAverages }: CompanyFigures,
  industries: Industries,
): Omit<SpanningSections, 'rank'> {
  const industry = industryCode === undefined ? undefined : industries.find(industryCode);
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
