import { joinPointer, Findings, type Finding } from '@broadsheet/contract/checking';
import { describeWrongDate, isCalendarDate } from '../calendar-date.js';
import { readMoment, type TimedPoint } from '../charts/series.js';
import { checkCountry, checkDate } from '../checks/heading.js';
import { checkIndustries } from '../checks/industries.js';
import { checkMarkdown } from '../checks/markdown.js';
import { checkOutlookPeriods, checkPeriods } from '../checks/periods.js';
import { checkSources } from '../checks/sources.js';
import { checkTexts } from '../checks/texts.js';
import { checkWritable } from '../checks/writable.js';
import type { DrawnText } from '../family.js';
import { writeMoment } from '../words/english/moments.js';
import { chapters, type Point, type ValidDocument } from './document.js';
import { findSeriesPoint, intervalNames, whenOf } from './read-points.js';

/** Checks of a document on a driver of business that a schema cannot express. */
export function checkMeaning(document: ValidDocument): Finding[] {
  const found = new Findings();
  const { Country, DataDate, ExposedIndustries = [], Sources } = document;
  if (Country !== undefined) checkCountry(found, Country, '/Country');
  if (DataDate !== undefined) checkDate(found, DataDate, '/DataDate');
  checkTexts(found, listTexts(document, ['Title', 'Source', 'Unit', 'Sector']));
  checkSeries(found, document);
  const written = [...chapters, 'ExposedIndustries', 'Sources'] as const;
  for (const name of written) checkWritable(found, document[name], `/${name}`);
  checkMarkdown(found, listTexts(document, chapters));
  checkIndustries(found, ExposedIndustries, { pointer: '/ExposedIndustries', country: Country });
  checkSources(found, Sources);
  return found.list;
}

/** Every text that the bundled fonts must be able to draw. */
export function listDrawnTexts(document: ValidDocument): DrawnText[] {
  return listTexts(document, ['Title', 'Source', 'Unit']);
}

type TextName = 'Title' | 'Source' | 'Unit' | 'Sector' | (typeof chapters)[number];

function listTexts(document: ValidDocument, names: readonly TextName[]): DrawnText[] {
  return names.flatMap((name) => {
    const text = document[name];
    return text === undefined ? [] : [{ text, pointer: `/${name}` }];
  });
}

function checkSeries(found: Findings, { Points, Interval, DataDate }: ValidDocument): void {
  if (Points === undefined) return;
  if (Points.every(({ Value }) => Value === null)) {
    found.error('/Points', 'No point has a value; give at least one.');
  }
  if (Interval === undefined) return;
  const timed = Points.flatMap((point, index) => checkPoint(found, point, index, Interval) ?? []);
  // Points without a date have no order to check.
  if (timed.length < Points.length) return;
  checkPeriods(
    found,
    timed.map(({ at }) => at),
    { pointer: '/Points', field: whenOf(Interval) },
  );
  checkOutlookPeriods(found, timed, '/Points');
  checkHistory(found, timed, DataDate);
}

type Interval = NonNullable<ValidDocument['Interval']>;

/** The time of a point; undefined if it is missing or impossible. */
function checkPoint(
  found: Findings,
  point: Point,
  index: number,
  interval: Interval,
): TimedPoint | undefined {
  const pointer = joinPointer('/Points', index);
  const when = whenOf(interval);
  const other = when === 'Year' ? 'Date' : 'Year';
  const noun = intervalNames[interval];
  const example = when === 'Year' ? 'Year, such as 2026' : 'Date, such as "2026-06"';
  if (point[other] !== undefined) {
    found.error(
      `${pointer}/${other}`,
      `${JSON.stringify(point[other])} is given as ${other}, but the points are of ${noun}s; give ${example}.`,
    );
    return undefined;
  }
  const timed = findSeriesPoint(point, interval);
  if (timed === undefined) {
    found.error(pointer, `The point does not say which ${noun} it is of; give ${example}.`);
    return undefined;
  }
  if ('Date' in timed && !isCalendarDate(timed.Date)) {
    found.error(`${pointer}/Date`, describeWrongDate(timed.Date));
    return undefined;
  }
  const { Value, Outlook = false } = point;
  return { at: readMoment(timed, noun), value: Value, outlook: Outlook };
}

function checkHistory(
  found: Findings,
  points: readonly TimedPoint[],
  dataDate: string | undefined,
): void {
  const [first] = points;
  if (first && points.every(({ outlook }) => outlook)) {
    const noun = first.at.interval;
    found.error('/Points', `Every ${noun} is outlook; at least one historical ${noun} is needed.`);
  }
  const firstOutlook = points.findIndex(({ outlook }) => outlook);
  points.forEach(({ at, outlook }, index) => {
    // History after the outlook has been reported above.
    if (outlook || (firstOutlook !== -1 && index > firstOutlook)) return;
    if (dataDate === undefined || isBegun(at, dataDate)) return;
    found.warning(
      joinPointer('/Points', index),
      `${writeMoment(at)} lies after DataDate, ${dataDate}; mark it with Outlook: true.`,
    );
  });
}

/** A period that has begun may have a first figure. */
function isBegun(at: TimedPoint['at'], date: string): boolean {
  const { year, part } = readMoment({ Date: date, Value: null }, at.interval);
  return at.year < year || (at.year === year && at.part <= part);
}
