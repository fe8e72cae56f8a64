import { currencies } from '../../../words/currencies.js';
import { isCurrencyCode } from '../../../words/currency.js';
import type { Quote, QuotedMeasure, QuoteContext, WrittenNumber } from './quote.js';
import { listSentences } from './sentences.js';
import { numberPattern, readNumber } from './written-number.js';

const names: Record<string, QuotedMeasure> = {
  売上高: 'Revenue',
  付加価値額: 'ValueAdded',
  利益率: 'ProfitMargin',
  賃金: 'Wages',
  輸出額: 'ExportValue',
  輸入額: 'ImportValue',
  国内需要: 'DomesticDemand',
  従業者数: 'Employees',
  従業員数: 'Employees',
  雇用者数: 'Employees',
  企業数: 'Businesses',
  事業所数: 'Establishments',
};

const units: Partial<Record<QuotedMeasure, string>> = {
  ProfitMargin: '%',
  Employees: '人',
  Businesses: '社',
  Establishments: 'か所',
};

const magnitudes: Record<string, number> = { 兆: 1e12, 億: 1e8, 万: 1e4 };

/** A whole clause: `2026年の売上高は約61億豪ドルとなった`. */
const statement = new RegExp(
  `^(?:(?<year>(?:19|20|21)\\d\\d)年度?(?:の|に|には))?(?<industry>(?:この|当)?業界(?:全体)?の)?(?<name>${Object.keys(names).join('|')})は(?<vague>約|およそ|ほぼ)?(?<figure>(?:(?:${numberPattern})[兆億万])*(?:${numberPattern})?)(?<unit>[^\\d]*?)(?:です|でした|である|だった|であった|となる|となった|に達する|に達した)?$`,
);

const wanted = { end: /(?<=。)/, subject: new RegExp(Object.keys(names).join('|')) };

/** Figures with which a Japanese sentence begins, where they name their measure, their unit and their year. */
export function* listJapaneseQuotes(
  text: string,
  { currency, mustNameIndustry }: QuoteContext,
): Generator<Quote> {
  for (const sentence of listSentences(text.normalize('NFKC'), wanted)) {
    const [clause = ''] = sentence.replace(/。$/, '').split(/、/);
    const found = statement.exec(clause)?.groups;
    const measure = names[found?.name ?? ''];
    if (!found?.figure || !measure || found.year === undefined) continue;
    if (mustNameIndustry && found.industry === undefined) continue;
    if (found.unit !== (units[measure] ?? nameCurrency(currency))) continue;
    yield {
      ...readFigure(found.figure),
      text: clause,
      measure,
      vagueness: found.vague === undefined ? undefined : 'about',
      year: Number(found.year),
      isPresent: false,
    };
  }
}

const nameCurrency = (code: string) => (isCurrencyCode(code) ? currencies[code].ja : code);

/** `61億2000万` is the sum of its parts, as exact as the last of them. */
function readFigure(figure: string): WrittenNumber {
  let sum: WrittenNumber = { value: 0, slack: 0 };
  for (const [, digits = '', word = ''] of figure.matchAll(
    new RegExp(`(${numberPattern})([兆億万]?)`, 'g'),
  )) {
    const part = readNumber(digits, magnitudes[word] ?? 1);
    sum = { value: sum.value + part.value, slack: part.slack };
  }
  return sum;
}
