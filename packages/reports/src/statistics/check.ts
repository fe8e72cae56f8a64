import { joinPointer, type Findings } from '@broadsheet/contract/checking';
import { checkCountry, checkCurrency, checkDate } from '../checks/heading.js';
import { checkTexts } from '../checks/texts.js';
import { checkKnown, checkYears } from '../checks/years.js';
import type { DrawnText } from '../family.js';
import { checkOutlook } from '../industry/checks/series.js';
import { formatNumber } from '../words/number-text.js';
import type { PartHeading, PartPoint } from './document.js';

/** Checks the heading of a report, without its invalid properties. */
export function checkPartHeading(found: Findings, document: Partial<PartHeading>): void {
  const { Country, DataDate, Currency } = document;
  if (Country !== undefined) checkCountry(found, Country, '/Country');
  if (DataDate !== undefined) checkDate(found, DataDate, '/DataDate');
  if (Currency !== undefined) checkCurrency(found, Currency, '/Currency');
  checkTexts(found, listHeadingTexts(document, ['Title', 'Source', 'Sector']));
}

export function listHeadingTexts<Name extends string>(
  document: Partial<Record<Name, string>>,
  names: readonly Name[],
): DrawnText[] {
  return names.flatMap((name) => {
    const text = document[name];
    return text === undefined ? [] : [{ text, pointer: `/${name}` }];
  });
}

interface SeriesRules {
  dataYear: number | undefined;
}

/** Years in order, outlook last, and no value if it is withheld. */
export function checkPartSeries(
  found: Findings,
  points: readonly PartPoint[],
  pointer: string,
  { dataYear }: SeriesRules,
): void {
  checkYears(found, points, pointer);
  checkOutlook(found, points, pointer, { dataYear, hasChart: false });
  const isKnown = points.some(({ Value, Suppressed }) => Value !== null || Suppressed === true);
  checkKnown(found, isKnown, pointer);
  points.forEach(({ Year, Value, Suppressed }, index) => {
    if (Suppressed !== true || Value === null) return;
    found.error(
      joinPointer(pointer, index, 'Value'),
      `${formatNumber(Value, 6)} is given for ${String(Year)}, which is marked as withheld; write null, or leave Suppressed out.`,
    );
  });
}

export const yearOf = (date: string | undefined) =>
  date === undefined ? undefined : Number(date.slice(0, 4));
