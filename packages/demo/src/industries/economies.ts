import { allYears, lastYear } from './years.js';

/** A country's currency and the size of its economy in the last historical year, rounded. */
export interface Economy {
  currency: string;
  /** Gross domestic product in whole units of the currency. */
  product: number;
}

const economies: Partial<Record<string, Economy>> = {
  AU: { currency: 'AUD', product: 2.82e12 },
  NZ: { currency: 'NZD', product: 4.4e11 },
  US: { currency: 'USD', product: 3.1e13 },
  GB: { currency: 'GBP', product: 3.05e12 },
};

export function getEconomy(country: string): Economy {
  const economy = economies[country];
  if (economy === undefined) throw new RangeError(`no economy is known for ${country}`);
  return economy;
}

/** Nominal growth of an economy in an ordinary year, per cent. */
export const usualEconomicGrowth = 4.2;

/** Nominal growth by year, per cent; the pandemic's dip and the inflation after it. */
const nominalGrowth: Partial<Record<number, number>> = {
  2020: -0.5,
  2021: 6.5,
  2022: 8.5,
  2023: 7,
};

/** The economy relative to the last historical year. */
export const economyCourse = new Map(buildEconomyCourse());

function* buildEconomyCourse(): Iterable<[year: number, level: number]> {
  const levels: [number, number][] = [];
  let level = 1;
  for (const year of allYears) {
    level *= 1 + (nominalGrowth[year] ?? usualEconomicGrowth) / 100;
    levels.push([year, level]);
  }
  const latest = levels.find(([year]) => year === lastYear)?.[1] ?? 1;
  for (const [year, value] of levels) yield [year, value / latest];
}
