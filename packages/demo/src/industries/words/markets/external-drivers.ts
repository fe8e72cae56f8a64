import { capitalise, decapitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import { buildDriverYears } from '../../../businessenvironment/driver-years.js';
import { findDriverProfile } from '../../../businessenvironment/profiles.js';
import type { Random } from '../../../random.js';
import type { Facts } from '../facts/facts.js';
import { describeRate, joinNames, nameRate, writeParagraphs } from '../facts/phrases.js';
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
export function writeDriversChapter({ names, fork }: Facts, drivers: readonly Driver[]): string {
  const list = (direction: Driver['Direction']) =>
    joinNames(
      drivers
        .filter(({ Direction }) => Direction === direction)
        .map(({ Name }) => decapitalise(Name)),
    );
  const helps = list('Positive');
  const harms = list('Negative');
  const [first] = drivers;
  const random = fork('drivers-chapter');
  const course = first === undefined ? '' : describeDriver(first, random);
  const effects = describeEffects(capitalise(names.firms), helps, harms, random);
  return random.pick([true, false])
    ? writeParagraphs(effects, [course])
    : writeParagraphs([course], effects);
}

function describeEffects(firms: string, helps: string, harms: string, random: Random): string[] {
  if (helps === '') return [`${firms} lose when these rise: ${harms}.`];
  if (harms === '') return [`Any rise in these helps ${decapitalise(firms)}: ${helps}.`];
  return random.pick([
    [`${firms} gain when these rise: ${helps}.`, `They lose when these do: ${harms}.`],
    [`On the good side for ${decapitalise(firms)}: ${helps}.`, `On the other side: ${harms}.`],
    [
      `A rise does ${decapitalise(firms)} harm in these cases: ${harms}.`,
      `It helps in these: ${helps}.`,
    ],
  ]);
}

function describeDriver({ Name, Unit, Points = [] }: Driver, random: Random): string {
  const { five, last, growth, outlookGrowth, end } = followCourse(Points);
  // A rate of interest that rises from 2% to 3% has not risen by 50% to its readers.
  if (Unit === '%') {
    return `${Name}: ${five.value.toFixed(1)}% in ${String(five.year)}, ${last.value.toFixed(1)}% in ${String(last.year)} and an expected ${end.value.toFixed(1)}% in ${String(end.year)}.`;
  }
  return random.pick([
    `${Name} ${describeRate(growth)} between ${String(five.year)} and ${String(last.year)}; until ${String(end.year)} ${nameRate(outlookGrowth)} is expected.`,
    `One to watch: ${decapitalise(Name)}, with ${nameRate(growth)} in the five years to ${String(last.year)} and ${nameRate(outlookGrowth)} expected in the next five.`,
  ]);
}
