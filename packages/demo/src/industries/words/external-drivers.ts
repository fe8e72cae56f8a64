import type { IndustryDocument } from '@broadsheet/reports';
import { createRandom } from '../../random.js';
import { allYears, lastYear } from '../years.js';
import { writeRate } from './amounts.js';
import { followCourse } from './course.js';
import type { Facts } from './facts.js';
import { lowerFirst } from './industry-names.js';
import type { DriverKind } from './kinds/kind.js';
import { joinNames, upperFirst, writeParagraphs } from './phrases.js';

type Driver = NonNullable<IndustryDocument['ExternalDrivers']>[number];

/** Not the seed of a report: a driver is the same for all industries of a country. */
const seed = createRandom(2031);

/** What moves the industry from outside, with a value for each year of the report. */
export function writeDrivers({ kind, names, document }: Facts): Driver[] {
  return kind.drivers.map((driver) => ({
    Name: driver.name,
    Direction: driver.direction,
    Strength: driver.strength,
    Unit: driver.unit,
    Points: buildPoints(driver, document.Country),
    Text: driver.text(names.firms),
  }));
}

function buildPoints(driver: DriverKind, country: string) {
  const { name, latest, growth, swing, most = Infinity } = driver;
  const random = seed.fork(`${country}/${name}`);
  const digits = latest >= 50 ? 1 : 2;
  return allYears.map((year) => {
    const isOutlook = year > lastYear;
    // An outlook is smoother than what happens.
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

/** The drivers together, with what is expected of the strongest of them. */
export function writeDriversChapter({ names }: Facts, drivers: readonly Driver[]): string {
  const list = (direction: Driver['Direction']) =>
    joinNames(
      drivers
        .filter(({ Direction }) => Direction === direction)
        .map(({ Name }) => lowerFirst(Name)),
    );
  const helps = list('Positive');
  const harms = list('Negative');
  const [first] = drivers;
  return writeParagraphs(
    [
      helps === '' ? '' : `${upperFirst(names.firms)} gain when these rise: ${helps}.`,
      harms === '' ? '' : `They lose when these do: ${harms}.`,
    ],
    [first === undefined ? '' : tellDriver(first)],
  );
}

function tellDriver({ Name, Points = [] }: Driver): string {
  const { five, last, growth, outlookGrowth, end } = followCourse(Points);
  return `${Name} changed by ${writeRate(growth)} a year between ${String(five.year)} and ${String(last.year)} and is expected to change by ${writeRate(outlookGrowth)} a year until ${String(end.year)}.`;
}
