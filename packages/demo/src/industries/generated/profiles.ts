import type { Random } from '../../random.js';
import { getEconomy } from '../economies.js';
import { economySizes } from '../economy-sizes.js';
import type { IndustryProfile, SecondTier, Titles, Trade, Weights } from '../profile.js';
import { roundTenth } from '../shares.js';
import { listCompanyNames } from './company-name.js';
import { isicDivisions, isicSections, type IsicDivision } from './isic.js';
import { sectionTemplates } from './section-templates.js';

/** Their curated reports use their own classifications. */
const curatedCountries = new Set(['AU', 'NZ', 'US', 'GB']);

const countries = Object.keys(economySizes);

/** Every division of ISIC in every other country we know an economy of. */
export function* generateProfiles(random: Random): Iterable<IndustryProfile> {
  for (const division of isicDivisions) {
    for (const country of countries) {
      if (curatedCountries.has(country)) continue;
      yield generateProfile(country, division, random.fork(`profile/${country}/${division.code}`));
    }
  }
}

function generateProfile(country: string, division: IsicDivision, random: Random): IndustryProfile {
  const template = sectionTemplates[division.section];
  const { product, workers } = getEconomy(country);
  const growth = random.between(...template.growth);
  const others = isicDivisions.filter(({ code }) => code !== division.code);
  return {
    country,
    code: division.code,
    title: division.title,
    sector: isicSections[division.section].title,
    shape: template.shape,
    revenue: product * random.between(0.004, 0.05),
    growth,
    outlookGrowth: growth * random.between(0.5, 0.9),
    revenuePerEmployee: (product / workers) * random.between(...template.output),
    employeesPerEstablishment: random.between(...template.employeesPerEstablishment),
    establishmentsPerBusiness: random.between(1.01, 1.6),
    establishmentGrowth: random.between(-2.5, 3),
    margin: random.between(...template.margin),
    costs: template.costs,
    products: weigh(template.products, random),
    markets: weigh(template.markets, random),
    ...(template.isTraded
      ? { imports: trade(country, random), exports: trade(country, random) }
      : {}),
    companies: buildCompanies(random),
    neighbours: pickTitles(others, 3, random),
    ...buildSupplyChain(others, random),
  };
}

/** Falling weights, so that a report has a leader and a tail. */
function weigh(names: readonly string[], random: Random): Weights {
  let weight = 40;
  return Object.fromEntries(
    names.map((name) => {
      weight *= random.between(0.45, 0.9);
      return [name, weight];
    }),
  );
}

function trade(country: string, random: Random): Trade {
  const partners = pickMany(
    countries.filter((other) => other !== country),
    8,
    random,
  );
  return { named: roundTenth(random.between(62, 96)), partners: weigh(partners, random) };
}

function buildCompanies(random: Random): Weights {
  let share = random.between(4, 28);
  return Object.fromEntries(
    listCompanyNames(random.integer(2, 4), random).map((name) => {
      const rounded = roundTenth(share);
      share *= random.between(0.5, 0.9);
      return [name, rounded];
    }),
  );
}

function buildSupplyChain(others: readonly IsicDivision[], random: Random) {
  const suppliers = pickTitles(others, random.integer(2, 4), random);
  const buyers = pickTitles(others, random.integer(2, 4), random);
  return {
    suppliers,
    buyers,
    secondSuppliers: pickSecondTier(suppliers, others, random),
    secondBuyers: pickSecondTier(buyers, others, random),
  };
}

function pickSecondTier(
  first: Titles,
  others: readonly IsicDivision[],
  random: Random,
): SecondTier {
  return Object.fromEntries(
    Object.keys(first)
      .slice(0, 2)
      .map((title) => [title, pickTitles(others, random.integer(1, 2), random)]),
  );
}

function pickTitles(divisions: readonly IsicDivision[], count: number, random: Random): Titles {
  return Object.fromEntries(
    pickMany(divisions, count, random).map(({ title, code }) => [title, code]),
  );
}

function pickMany<T>(items: readonly T[], count: number, random: Random): T[] {
  const picked = new Set<T>();
  while (picked.size < Math.min(count, items.length)) picked.add(random.pick(items));
  return [...picked];
}
