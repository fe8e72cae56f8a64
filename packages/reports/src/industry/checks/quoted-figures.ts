import type { Findings } from '@broadsheet/contract/checking';
import type { DrawnText } from '../../family.js';
import { floatSlack } from '../../figures/rounding.js';
import { formatNumber } from '../../words/number-text.js';
import { formatPercent } from '../../words/percent.js';
import type { ValidDocument } from '../document.js';
import { listMarkdown } from '../written-texts.js';
import { listEnglishQuotes } from './quoted/english.js';
import { listJapaneseQuotes } from './quoted/japanese.js';
import type { Quote, QuoteContext, QuotedMeasure } from './quoted/quote.js';
import { findValues, findYearChange, type MeasureValues } from './quoted/series-values.js';

/** How far a number with "about" may be off. */
const vagueShare = 0.05;

/**
 * In these texts figures are the industry's. In others they may be of a company or a price, unless
 * the text says so.
 */
const aboutIndustry = /^\/(?:KeyTakeaways|About|Analysis)\/(?!Companies$|ExternalDrivers$)/;

const readers: Partial<Record<string, (text: string, context: QuoteContext) => Quote[]>> = {
  english: listEnglishQuotes,
  japanese: listJapaneseQuotes,
};

/** Warns of a figure in a text that differs from the data: one of them is out of date. */
export function checkQuotedFigures(found: Findings, document: ValidDocument): void {
  const { Language = '', Currency = '' } = document;
  const listQuotes = readers[Language.toLowerCase()];
  if (!listQuotes) return;
  const { CompanyMarketShare = [], ProductsAndServices = [] } = document;
  const parts = [...CompanyMarketShare, ...ProductsAndServices].map(({ Name }) =>
    Name.toLowerCase(),
  );
  const findOnce = keepValues(document);
  for (const { text, pointer } of listTexts(document)) {
    const mustNameIndustry = !aboutIndustry.test(pointer);
    const context = { currency: Currency, mustNameIndustry, parts };
    for (const quote of listQuotes(text, context)) {
      const message = describeContradiction(quote, findOnce(quote));
      if (message !== undefined) found.warning(pointer, message);
    }
  }
}

function listTexts(document: ValidDocument): DrawnText[] {
  const takeaways = (document.KeyTakeaways ?? []).map((text, index) => ({
    text,
    pointer: `/KeyTakeaways/${String(index)}`,
  }));
  return [...takeaways, ...listMarkdown(document)];
}

/** Texts quote the same few measures again and again. */
function keepValues(document: ValidDocument): (quote: Quote) => MeasureValues | undefined {
  const known = new Map<string, MeasureValues | undefined>();
  return (quote) => {
    const key = [quote.measure, quote.part, quote.companies].join();
    if (!known.has(key)) known.set(key, findValues(document, quote));
    return known.get(key);
  };
}

function describeContradiction(
  quote: Quote,
  values: MeasureValues | undefined,
): string | undefined {
  if (!values) return undefined;
  if (quote.isChange) return describeOtherChange(quote, values);
  const possible = listPossible(quote, values);
  if (possible.length === 0 || possible.some((value) => agrees(quote, value))) return undefined;
  const year = quote.year ?? values.latest;
  const [value = 0] = values.byYear.get(year) ?? [];
  const source = shareSources[quote.measure];
  const given = source === undefined ? formatNumber(value, 2) : formatPercent(value);
  const says = source ?? `${quote.measure} has`;
  return `The text says "${quote.text}", but ${says} ${given} in ${String(year)}; which of the two is right?`;
}

/** What a message calls the source of a share. */
const shareSources: Partial<Record<QuotedMeasure, string>> = {
  ProfitMargin: 'Profit and Revenue make it',
  WageShare: 'Wages and Revenue make it',
  ExportShare: 'ExportValue and Revenue make it',
  ImportShare: 'ImportValue and DomesticDemand make it',
  MarketShareConcentration: 'MarketShareConcentration has',
  PartShare: 'its share is',
};

/** A change in real terms, or of another month, may differ by less from that of the figures. */
const clearPoints = { otherDirection: 5, sameDirection: 10 };

/** Only a change of a named year is certain. */
function describeOtherChange(
  { value, slack, vagueness, measure, year, text }: Quote,
  values: MeasureValues,
): string | undefined {
  const change = findYearChange(values, year);
  if (change === undefined || year === undefined || vagueness !== undefined) return undefined;
  const { otherDirection, sameDirection } = clearPoints;
  const clear = Math.sign(change) === Math.sign(value) ? sameDirection : otherDirection;
  if (Math.abs(change - value) <= clear + slack) return undefined;
  const [before, now] = [year - 1, year].map((each) =>
    formatNumber(values.byYear.get(each)?.[0] ?? 0, 2),
  );
  return `The text says "${text}", but ${measure} goes from ${before ?? ''} to ${now ?? ''} in ${String(year)}, which is ${formatPercent(change)}; which of the two is right?`;
}

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

function agrees({ value, slack, vagueness, measure }: Quote, given: number): boolean {
  const off = given - value;
  const isGiven = measure === 'PartShare' || measure === 'MarketShareConcentration';
  const exact = slack + (isGiven ? sharesSlack : 0) + floatSlack(given);
  if (vagueness === undefined) return Math.abs(off) <= exact;
  const loose = exact + Math.abs(value) * vagueShare;
  if (vagueness === 'atLeast') return off >= -loose;
  return vagueness === 'atMost' ? off <= loose : Math.abs(off) <= loose;
}
