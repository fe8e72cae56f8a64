import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import { buildCompetition } from './competition.js';
import { buildCostStructure } from './cost-structure.js';
import { getEconomy } from './economies.js';
import { buildFigures } from './figures.js';
import type { IndustryProfile, RelatedIndustry, SecondTierIndustry, Weighted } from './profile.js';
import { nameShares, roundTenth } from './shares.js';
import { dataDate } from './years.js';

export const demoSource = 'Broadsheet demo data (synthetic figures)';

/** A whole report from a profile: the same profile and seed give the same figures. */
export function buildDocument(profile: IndustryProfile, random: Random): IndustryDocument {
  const { EconomicShare, ...figures } = buildFigures(profile, random.fork('figures'));
  const latest = { revenue: findLatest(figures.Revenue), profit: findLatest(figures.Profit) };
  return {
    Country: profile.country,
    Code: profile.code,
    Language: 'English',
    Title: profile.title,
    Sector: profile.sector,
    Source: demoSource,
    DataDate: dataDate,
    Currency: getEconomy(profile.country).currency,
    ...figures,
    LifeCycle: { EconomicShare, Neighbours: buildNeighbours(profile, random.fork('neighbours')) },
    ProductsAndServices: markRemainder(nameShares(profile.products)),
    MajorMarkets: markRemainder(nameShares(profile.markets)),
    ...(profile.imports ? { Imports: buildPartners(profile.imports) } : {}),
    ...(profile.exports ? { Exports: buildPartners(profile.exports) } : {}),
    ...buildCompetition(profile.companies, random.fork('competition')),
    CostStructure: buildCostStructure(profile, latest, random.fork('costs')),
    SupplyChain: {
      FirstTierSuppliers: profile.suppliers.map(buildRelated),
      SecondTierSuppliers: profile.secondSuppliers.map(buildSecondTier),
      FirstTierBuyers: profile.buyers.map(buildRelated),
      SecondTierBuyers: profile.secondBuyers.map(buildSecondTier),
    },
  };
}

function findLatest(series: readonly { Value: number | null; Outlook?: boolean }[]): number {
  return series.findLast(({ Outlook }) => !Outlook)?.Value ?? 0;
}

function buildNeighbours({ neighbours, growth }: IndustryProfile, random: Random) {
  return neighbours.map((related) => ({
    ...buildRelated(related),
    EconomicShareGrowth: roundTenth(growth - 4.2 + random.between(-2.5, 2.5)),
    EstablishmentGrowth: roundTenth(random.between(-1.8, 2.2)),
  }));
}

function markRemainder(parts: { Name: string; Share: number }[]) {
  return parts.map((part) => (/^Other\b/.test(part.Name) ? { ...part, Remainder: true } : part));
}

function buildPartners({ partners, named }: { partners: readonly Weighted[]; named: number }) {
  return nameShares(partners, named).map(({ Name, Share }) => ({ Country: Name, Share }));
}

function buildRelated([title, code]: RelatedIndustry) {
  return { Title: title, ...(code === null ? {} : { Code: code }) };
}

function buildSecondTier([title, code, via]: SecondTierIndustry) {
  return { ...buildRelated([title, code]), Via: [via] };
}
