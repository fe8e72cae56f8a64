import { capitalise, decapitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import { buildDriverYears } from '../../../businessenvironment/driver-years.js';
import { findDriverProfile } from '../../../businessenvironment/profiles.js';
import { writeRate } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { joinNames, writeParagraphs } from '../facts/phrases.js';
import type { DriverKind } from '../kinds/kind.js';
import { followCourse } from '../performance/course.js';

type Driver = NonNullable<IndustryDocument['ExternalDrivers']>[number];

/** The external drivers, with a value for each year of the report. */
export function writeDrivers({ kind, names, document }: Facts): Driver[] {
  return kind.drivers.map((driver) => ({
    Name: driver.name,
    Direction: driver.direction,
    Strength: driver.strength,
    Unit: driver.unit,
    Points: buildDriverYears(driver, document.Country),
    ...writeProfile(driver, document.Country),
    Text: driver.text(names.firms),
  }));
}

function writeProfile(driver: DriverKind, country: string): Pick<Driver, 'Profile'> {
  const profile = findDriverProfile(driver, country);
  return profile === undefined ? {} : { Profile: { Code: profile.code, Title: driver.name } };
}

/** The drivers together, with the outlook for the strongest of them. */
export function writeDriversChapter({ names }: Facts, drivers: readonly Driver[]): string {
  const list = (direction: Driver['Direction']) =>
    joinNames(
      drivers
        .filter(({ Direction }) => Direction === direction)
        .map(({ Name }) => decapitalise(Name)),
    );
  const helps = list('Positive');
  const harms = list('Negative');
  const [first] = drivers;
  return writeParagraphs(
    [
      helps === '' ? '' : `${capitalise(names.firms)} gain when these rise: ${helps}.`,
      harms === '' ? '' : `They lose when these do: ${harms}.`,
    ],
    [first === undefined ? '' : describeDriver(first)],
  );
}

function describeDriver({ Name, Points = [] }: Driver): string {
  const { five, last, growth, outlookGrowth, end } = followCourse(Points);
  return `${Name} changed by ${writeRate(growth)} a year between ${String(five.year)} and ${String(last.year)} and is expected to change by ${writeRate(outlookGrowth)} a year until ${String(end.year)}.`;
}
