import { economySizes } from './economy-sizes.js';
import { allYears, lastYear } from './years.js';

export interface Economy {
  currency: string;
  /** Gross domestic product of the last historical year, in whole units of the currency. */
  product: number;
  /** Employed people. */
  workers: number;
}

export function getEconomy(country: string): Economy {
  const size = economySizes[country];
  if (size === undefined) throw new RangeError(`no economy is known for ${country}`);
  const [currency, billions, millions] = size;
  return { currency, product: billions * 1e9, workers: millions * 1e6 };
}

/** Nominal growth of an economy in an ordinary year, per cent. */
export const usualEconomicGrowth = 4.2;

/** Exceptions: the pandemic's dip and the inflation after it. */
const unusualGrowth: Partial<Record<number, number>> = {
  2020: -0.5,
  2021: 6.5,
  2022: 8.5,
  2023: 7,
};

/** The size of an economy by year, relative to the last historical year. */
export const economyCourse: ReadonlyMap<number, number> = buildEconomyCourse();

function buildEconomyCourse(): Map<number, number> {
  const levels = new Map<number, number>();
  let level = 1;
  for (const year of allYears) {
    level *= 1 + (unusualGrowth[year] ?? usualEconomicGrowth) / 100;
    levels.set(year, level);
  }
  const latest = levels.get(lastYear) ?? 1;
  return new Map([...levels].map(([year, value]) => [year, value / latest]));
}
