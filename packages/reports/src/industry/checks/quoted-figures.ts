import type { Findings } from '@broadsheet/contract/checking';
import { floatSlack } from '../../figures/rounding.js';
import { formatNumber } from '../../words/number-text.js';
import { formatPercent } from '../../words/percent.js';
import type { ValidDocument } from '../document.js';
import { getCurrencyNoun } from './quoted/english-figures.js';
import { listEnglishQuotes } from './quoted/english.js';
import { listJapaneseQuotes } from './quoted/japanese.js';
import { listPartShares, readPart, type PartShares } from './quoted/part-shares.js';
import {
  isPartMeasure,
  type PartMeasure,
  type Quote,
  type QuoteContext,
  type QuotedMeasure,
} from './quoted/quote.js';
import { listQuotingTexts } from './quoted/quoting-texts.js';
import {
  findPartShares,
  findValues,
  findYearChange,
  listAverageChanges,
  type AverageChange,
  type MeasureValues,
} from './quoted/series-values.js';

/** How far a number with "about" may be off. */
const vagueShare = 0.05;

const readers: Partial<Record<string, (text: string, context: QuoteContext) => Quote[]>> = {
  english: listEnglishQuotes,
  japanese: listJapaneseQuotes,
};

/** Warns of a figure in a text that differs from the data: one of them is out of date. */
export function checkQuotedFigures(found: Findings, document: ValidDocument): void {
  const { Language = '', Currency = '' } = document;
  const listQuotes = readers[Language.toLowerCase()];
  if (!listQuotes) return;
  const { list, startsWithPart } = keepParts(document);
  const findOnce = keepValues(document, list);
  const currencyNoun = getCurrencyNoun(Currency);
  const isReal = findRealTerms(document);
  for (const { text, pointer, subject } of listQuotingTexts(document)) {
    // Spreading what the contexts share would take a tenth of the whole check.
    const context = { currency: Currency, currencyNoun, subject, startsWithPart };
    for (const quote of listQuotes(text, context)) {
      const message = describeContradiction(quote, findOnce(quote), isReal);
      if (message !== undefined) found.warning(pointer, message);
    }
  }
}

interface Parts {
  list: (measure: PartMeasure) => PartShares;
  startsWithPart: QuoteContext['startsWithPart'];
}

/** Each kind of parts is listed when a text first has one: few texts have all. */
function keepParts(document: ValidDocument): Parts {
  const known = new Map<PartMeasure, PartShares>();
  const list = (measure: PartMeasure) => {
    const parts = known.get(measure) ?? listPartShares(document, measure);
    known.set(measure, parts);
    return parts;
  };
  const startsWithPart: Parts['startsWithPart'] = (clause, measure) => {
    const start = readPart(clause);
    for (const part of list(measure).keys()) if (start.startsWith(part)) return true;
    return false;
  };
  return { list, startsWithPart };
}

/** Texts quote the same few measures again and again. */
function keepValues(
  document: ValidDocument,
  listParts: Parts['list'],
): (quote: Quote) => MeasureValues | undefined {
  const known = new Map<string, MeasureValues | undefined>();
  return (quote) => {
    const { measure, part } = quote;
    if (isPartMeasure(measure)) return findPartShares(document, listParts(measure), part);
    const key = `${measure},${String(quote.companies)}`;
    if (!known.has(key)) known.set(key, findValues(document, quote));
    return known.get(key);
  };
}

const inRealTerms =
  /\breal (?:terms|revenue|growth|dollars)|adjusted for inflation|inflation-adjusted|constant (?:prices|dollars)|実質|不変価格/i;

/** Whether the changes in the texts may be in real terms. Looked for only when two changes differ. */
function findRealTerms(document: ValidDocument): () => boolean {
  let isReal: boolean | undefined;
  return () => (isReal ??= inRealTerms.test(JSON.stringify(document)));
}

function describeContradiction(
  quote: Quote,
  values: MeasureValues | undefined,
  isReal: () => boolean,
): string | undefined {
  if (!values) return undefined;
  if (quote.change === 'average') return describeOtherGrowth(quote, values, isReal);
  if (quote.change === 'year') return describeOtherChange(quote, values, isReal);
  const possible = listPossible(quote, values);
  if (possible.length === 0 || possible.some((value) => agrees(quote, value))) return undefined;
  const year = quote.year ?? values.latest;
  const [value = 0] = values.byYear.get(year) ?? [];
  return `The text says "${quote.text}", but ${describeSource(quote.measure, value)} in ${String(year)}; which of the two is right?`;
}

function describeSource(measure: QuotedMeasure, value: number): string {
  if (isPartMeasure(measure)) return `its share is ${formatPercent(value)}`;
  if (isAverage(measure)) return `${averageSources[measure]} make it ${formatNumber(value)}`;
  const source = shareSources[measure];
  return source === undefined
    ? `${measure} has ${formatNumber(value, 2)}`
    : `${source} ${formatPercent(value)}`;
}

/** What a message calls the source of a share. */
const shareSources: Partial<Record<QuotedMeasure, string>> = {
  ProfitMargin: 'Profit and Revenue make it',
  WageShare: 'Wages and Revenue make it',
  ExportShare: 'ExportValue and Revenue make it',
  ImportShare: 'ImportValue and DomesticDemand make it',
  MarketShareConcentration: 'MarketShareConcentration has',
};

const averageSources = {
  RevenuePerEmployee: 'Revenue and Employees',
  AverageWage: 'Wages and Employees',
} as const;
const isAverage = (measure: QuotedMeasure): measure is keyof typeof averageSources =>
  Object.hasOwn(averageSources, measure);

/** How many points a change may differ, because the figures of a document are rounded too. */
const clearPoints = { otherDirection: 0.5, sameDirection: 2 };
/** A change in real terms may differ by inflation. */
const clearPointsOfReal = { otherDirection: 5, sameDirection: 10 };
/** Averages of several years move less. */
const clearPointsOfAverage = { otherDirection: 0.5, sameDirection: 1 };

/** Whether a change contradicts that of the figures, in points of per cent. */
function isOtherChange(
  { value, slack }: Quote,
  change: number,
  { otherDirection, sameDirection }: typeof clearPoints,
): boolean {
  const clear = Math.sign(change) === Math.sign(value) ? sameDirection : otherDirection;
  return Math.abs(change - value) > clear + slack + floatSlack(change);
}

/** Only a change of a named year is certain. */
function describeOtherChange(
  quote: Quote,
  values: MeasureValues,
  isReal: () => boolean,
): string | undefined {
  const { year, measure, text } = quote;
  const change = findYearChange(values, year);
  if (change === undefined || year === undefined || quote.vagueness !== undefined) return undefined;
  if (!isOtherChange(quote, change, clearPoints)) return undefined;
  if (!isOtherChange(quote, change, clearPointsOfReal) && isReal()) return undefined;
  const [before, now] = [year - 1, year].map((each) => writeValue(values, each));
  return `The text says "${text}", but ${measure} goes from ${before ?? ''} to ${now ?? ''} in ${String(year)}, which is ${formatPercent(change)}; which of the two is right?`;
}

function describeOtherGrowth(
  quote: Quote,
  values: MeasureValues,
  isReal: () => boolean,
): string | undefined {
  const { period, measure, text } = quote;
  if (!period || quote.vagueness !== undefined) return undefined;
  let likely: AverageChange | undefined;
  for (const possible of listAverageChanges(values, period)) {
    if (!isOtherChange(quote, possible.change, clearPointsOfAverage)) return undefined;
    likely ??= possible;
  }
  if (!likely || isReal()) return undefined;
  const { from, to, change } = likely;
  return `The text says "${text}", but ${measure} goes from ${writeValue(values, from)} in ${String(from)} to ${writeValue(values, to)} in ${String(to)}, which is ${formatPercent(change)} a year; which of the two is right?`;
}

const writeValue = ({ byYear }: MeasureValues, year: number) =>
  formatNumber(byYear.get(year)?.[0] ?? 0, 2);

/** The figures that may be meant. */
function listPossible({ year, isPresent }: Quote, values: MeasureValues): number[] {
  const { byYear, presentYears } = values;
  if (year !== undefined) return byYear.get(year) ?? [];
  // Without a certain year it is wrong if it matches no year.
  return isPresent
    ? presentYears.flatMap((each) => byYear.get(each) ?? [])
    : [...byYear.values()].flat();
}

/** Shares of a whole are rounded in documents too. */
const sharesSlack = 0.5;
/** Averages depend on how those who work part of the time are counted. */
const averageShare = 0.05;

function agrees({ value, slack, vagueness, measure }: Quote, given: number): boolean {
  const off = given - value;
  const exact = slack + findDataSlack(measure, given) + floatSlack(given);
  if (vagueness === undefined) return Math.abs(off) <= exact;
  const loose = exact + Math.abs(value) * vagueShare;
  if (vagueness === 'atLeast') return off >= -loose;
  return vagueness === 'atMost' ? off <= loose : Math.abs(off) <= loose;
}

function findDataSlack(measure: QuotedMeasure, given: number): number {
  if (isAverage(measure)) return given * averageShare;
  return isPartMeasure(measure) || measure === 'MarketShareConcentration' ? sharesSlack : 0;
}
