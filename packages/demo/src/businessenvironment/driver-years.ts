import type { DriverKind } from '../industries/words/kinds/kind.js';
import { allYears, lastYear } from '../industries/years.js';
import { createRandom } from '../random.js';

/** Not the seed of a report: a driver is the same for all reports of a country. */
const seed = createRandom(2031);

export interface DriverYear {
  Year: number;
  Value: number;
  Outlook?: boolean;
}

/** The number of decimals of a driver's values. */
export const digitsOf = ({ latest }: Pick<DriverKind, 'latest'>) => (latest >= 50 ? 1 : 2);

/** A driver year by year, as in the reports of its industries and in its own. */
export function buildDriverYears(driver: DriverKind, country: string): DriverYear[] {
  const { name, latest, growth, swing, most = Infinity } = driver;
  const random = seed.fork(`${country}/${name}`);
  const digits = digitsOf(driver);
  return allYears.map((year) => {
    const isOutlook = year > lastYear;
    // An outlook is smoother than the past.
    const off = random.between(-swing, swing) * (isOutlook ? 0.25 : 1);
    const level = latest * (1 + growth / 100) ** (year - lastYear);
    const value = year === lastYear ? latest : level * (1 + off / 100);
    return {
      Year: year,
      Value: Number(Math.min(value, most).toFixed(digits)),
      ...(isOutlook ? { Outlook: true } : {}),
    };
  });
}
