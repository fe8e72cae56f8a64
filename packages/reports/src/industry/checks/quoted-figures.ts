import type { Findings } from '@broadsheet/contract/checking';
import type { DrawnText } from '../../family.js';
import { formatNumber } from '../../words/number-text.js';
import { formatPercent } from '../../words/percent.js';
import type { SoundDocument } from '../document.js';
import { listMarkdown } from '../written-texts.js';
import { listEnglishQuotes } from './quoted/english.js';
import { listJapaneseQuotes } from './quoted/japanese.js';
import type { Quote, QuoteContext } from './quoted/quote.js';
import { findValues, type MeasureValues } from './quoted/series-values.js';

/** How far a number may be off that is said to be about right. */
const vagueShare = 0.05;

/** Only these texts are about the industry unless they say so; others may speak of a company, or of a price. */
const aboutIndustry = /^\/(?:KeyTakeaways|About|Analysis)\/(?!Companies$|ExternalDrivers$)/;

const readers: Partial<
  Record<string, (text: string, context: QuoteContext) => Generator<Quote, void>>
> = { english: listEnglishQuotes, japanese: listJapaneseQuotes };

/** A figure in a text that differs from the same figure in the data: one of the two was not brought up to date. */
export function checkQuotedFigures(found: Findings, document: SoundDocument): void {
  const { Language = '', Currency = '' } = document;
  const listQuotes = readers[Language.toLowerCase()];
  if (!listQuotes) return;
  for (const { text, pointer } of listTexts(document)) {
    const context = { currency: Currency, mustNameIndustry: !aboutIndustry.test(pointer) };
    for (const quote of listQuotes(text, context)) {
      const message = describeContradiction(document, quote);
      if (message !== undefined) found.warning(pointer, message);
    }
  }
}

function listTexts(document: SoundDocument): DrawnText[] {
  const takeaways = (document.KeyTakeaways ?? []).map((text, index) => ({
    text,
    pointer: `/KeyTakeaways/${String(index)}`,
  }));
  return [...takeaways, ...listMarkdown(document)];
}

function describeContradiction(document: SoundDocument, quote: Quote): string | undefined {
  const values = findValues(document, quote.measure);
  if (!values) return undefined;
  const possible = listPossible(quote, values);
  if (possible.length === 0 || possible.some((value) => agrees(quote, value))) return undefined;
  const year = quote.year ?? values.latest;
  const [value = 0] = values.byYear.get(year) ?? [];
  const isMargin = quote.measure === 'ProfitMargin';
  const given = isMargin ? formatPercent(value) : formatNumber(value, 2);
  const says = isMargin ? 'Profit and Revenue make it' : `${quote.measure} has`;
  return `The text says "${quote.text}", but ${says} ${given} in ${String(year)}; which of the two is right?`;
}

/** The figures that may be meant. */
function listPossible({ year, isPresent }: Quote, values: MeasureValues): number[] {
  const { byYear, presentYears } = values;
  if (year !== undefined) return byYear.get(year) ?? [];
  // Of no certain year, it is wrong where it is the figure of none.
  return isPresent
    ? presentYears.flatMap((each) => byYear.get(each) ?? [])
    : [...byYear.values()].flat();
}

function agrees({ value, slack, vagueness }: Quote, given: number): boolean {
  const off = given - value;
  const exact = slack + Math.abs(given) * 1e-9;
  if (vagueness === undefined) return Math.abs(off) <= exact;
  const loose = exact + Math.abs(value) * vagueShare;
  if (vagueness === 'atLeast') return off >= -loose;
  return vagueness === 'atMost' ? off <= loose : Math.abs(off) <= loose;
}
