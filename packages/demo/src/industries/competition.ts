import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import type { Weights } from './profile.js';
import { roundTenth } from './shares.js';
import { historyYears, lastYear } from './years.js';

/** How many of the largest companies the concentration adds up. */
const largest = 4;

/**
 * Market shares as given, and the combined share of the four largest companies over the years. In
 * the last year that is the sum of the named ones plus, if fewer are named, what smaller ones may
 * add.
 */
export function buildCompetition(
  companies: Weights,
  random: Random,
): Required<Pick<IndustryDocument, 'CompanyMarketShare' | 'MarketShareConcentration'>> {
  const shares = Object.values(companies);
  const named = shares.reduce((sum, share) => sum + share, 0);
  const smallest = Math.min(...shares);
  const unnamed = Math.max(0, largest - shares.length);
  const latest = Math.min(98, named + unnamed * smallest * random.between(0.4, 0.9));
  const yearly = random.between(-0.6, 0.9);
  const sector = random.between(18, 42);
  return {
    CompanyMarketShare: Object.entries(companies).map(([name, share]) => ({
      Name: name,
      Share: share,
    })),
    MarketShareConcentration: {
      Companies: largest,
      Points: historyYears.map((year) => ({
        Year: year,
        Industry: year === lastYear ? roundUp(latest) : clamp(latest + drift(year, yearly, random)),
        Sector: clamp(sector + drift(year, 0.15, random)),
      })),
    },
  };
}

const drift = (year: number, yearly: number, random: Random) =>
  (year - lastYear) * yearly + random.between(-0.5, 0.5);

const clamp = (share: number) => roundTenth(Math.min(98, Math.max(1, share)));

/** Never below the sum of the named companies. */
const roundUp = (share: number) => Math.ceil(roundTenth(share * 10)) / 10;
