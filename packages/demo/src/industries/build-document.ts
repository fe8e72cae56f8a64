import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import { buildCompetition } from './competition.js';
import { buildCostStructure } from './cost-structure.js';
import { getEconomy, usualEconomicGrowth } from './economies.js';
import { buildFigures } from './figures.js';
import { buildMoneySeries } from './money-series.js';
import type { IndustryProfile, SecondTier, Titles, Trade } from './profile.js';
import { nameShares, roundTenth } from './shares.js';
import { dataDate } from './years.js';

export const demoSource = 'Broadsheet demo data (synthetic figures)';

/** All figures of a report from a profile: the same profile and seed give the same ones. */
export function buildDocument(profile: IndustryProfile, random: Random): IndustryDocument {
  const document = buildFirstFigures(profile, random);
  return { ...document, ...buildMoneySeries(document, profile, random.fork('money')) };
}

/** The figures that the others follow from, each with its own random source. */
function buildFirstFigures(profile: IndustryProfile, random: Random): IndustryDocument {
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
      FirstTierSuppliers: listTitles(profile.suppliers),
      SecondTierSuppliers: listSecondTier(profile.secondSuppliers),
      FirstTierBuyers: listTitles(profile.buyers),
      SecondTierBuyers: listSecondTier(profile.secondBuyers),
    },
  };
}

function findLatest(series: readonly { Value: number | null; Outlook?: boolean }[]): number {
  return series.findLast(({ Outlook }) => !Outlook)?.Value ?? 0;
}

function buildNeighbours({ neighbours, growth }: IndustryProfile, random: Random) {
  return listTitles(neighbours).map((related) => ({
    ...related,
    EconomicShareGrowth: roundTenth(growth - usualEconomicGrowth + random.between(-2.5, 2.5)),
    EstablishmentGrowth: roundTenth(random.between(-1.8, 2.2)),
  }));
}

/** The last part is the remainder if its name says so. */
function markRemainder(parts: { Name: string; Share: number }[]) {
  return parts.map((part, index) =>
    index === parts.length - 1 && part.Name.startsWith('Other ')
      ? { ...part, Remainder: true }
      : part,
  );
}

function buildPartners({ partners, named }: Trade) {
  return nameShares(partners, named).map(({ Name, Share }) => ({ Country: Name, Share }));
}

function listTitles(titles: Titles) {
  return Object.entries(titles).map(([title, code]) => ({
    Title: title,
    ...(code === null ? {} : { Code: code }),
  }));
}

/** An industry under several first-tier industries is one industry that deals with each of them. */
function listSecondTier(tier: SecondTier) {
  const links = new Map<string, { Title: string; Code?: string; Via: string[] }>();
  for (const [via, titles] of Object.entries(tier)) {
    for (const related of listTitles(titles)) {
      const known = links.get(related.Title);
      if (known === undefined) links.set(related.Title, { ...related, Via: [via] });
      else known.Via.push(via);
    }
  }
  return [...links.values()];
}
