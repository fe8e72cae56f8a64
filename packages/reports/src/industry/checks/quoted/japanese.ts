import { japaneseScales } from '@broadsheet/contract/words';
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

const magnitudes = new Map<string, number>(japaneseScales.map(({ from, name }) => [name, from]));
/** One of the names, as part of a pattern. */
const magnitude = `[${[...magnitudes.keys()].join('')}]`;

/** A whole clause: `2026年の売上高は約61億豪ドルとなった`. */
const statement = new RegExp(
  `^(?:(?<year>(?:19|20|21)\\d\\d)年度?(?:の|に|には))?(?<industry>(?:この|当)?業界(?:全体)?の)?(?<name>${Object.keys(names).join('|')})は(?<vague>約|およそ|ほぼ)?(?<figure>(?:(?:${numberPattern})${magnitude})*(?:${numberPattern})?)(?<unit>[^\\d]*?)(?:です|でした|である|だった|であった|となる|となった|に達する|に達した)?$`,
);

/** A whole clause: `2026年の売上高は前年比30%減となった`. */
const change = new RegExp(
  `^(?<year>(?:19|20|21)\\d\\d)年度?(?:の|に|には)(?<industry>(?:この|当)?業界(?:全体)?の)?(?<name>${Object.keys(names).join('|')})は前年(?:比|から|より)(?<digits>${numberPattern})%(?:の)?(?:(?<up>増|増加|上昇|拡大)|(?<down>減|減少|低下|縮小))(?:した|です|でした|である|だった|であった|となる|となった)?$`,
);

/** A whole clause: `2026年の上位4社の市場占有率は80%である`. */
const concentration = new RegExp(
  `^(?<year>(?:19|20|21)\\d\\d)年度?(?:の|に|には)(?:業界の)?上位(?<companies>\\d{1,2})社(?:の|が占める)(?:市場占有率|シェア|市場シェア)は(?<digits>${numberPattern})%(?:です|でした|である|だった|であった|となる|となった)?$`,
);

const filter = { end: /(?<=。)/, subject: new RegExp(`${Object.keys(names).join('|')}|上位`) };

/**
 * Figures at the start of a Japanese sentence, if they name their measure, their unit and their
 * year.
 */
export function listJapaneseQuotes(
  text: string,
  { currency, mustNameIndustry }: QuoteContext,
): Quote[] {
  const quotes: Quote[] = [];
  for (const sentence of listSentences(text.normalize('NFKC'), filter)) {
    const [clause = ''] = sentence.replace(/。$/, '').split(/、/);
    const other = clause.includes('%') ? findOther(clause, mustNameIndustry) : undefined;
    if (other) quotes.push(other);
    const found = statement.exec(clause)?.groups;
    const measure = names[found?.name ?? ''];
    if (!found?.figure || !measure || found.year === undefined) continue;
    if (mustNameIndustry && found.industry === undefined) continue;
    if (found.unit !== (units[measure] ?? nameCurrency(currency))) continue;
    quotes.push({
      ...readFigure(found.figure),
      text: clause,
      measure,
      isChange: false,
      part: undefined,
      companies: undefined,
      vagueness: found.vague === undefined ? undefined : 'about',
      year: Number(found.year),
      isPresent: false,
    });
  }
  return quotes;
}

/** A change, or the share of the largest companies. */
function findOther(clause: string, mustNameIndustry: boolean): Quote | undefined {
  const changed = change.exec(clause)?.groups;
  const found = changed ?? concentration.exec(clause)?.groups;
  if (found?.digits === undefined) return undefined;
  if (mustNameIndustry && !clause.includes('業界')) return undefined;
  const { value, slack } = readNumber(found.digits);
  const measure = changed ? names[changed.name ?? ''] : 'MarketShareConcentration';
  if (!measure) return undefined;
  return {
    value: found.down === undefined ? value : -value,
    slack,
    text: clause,
    measure,
    isChange: changed !== undefined,
    part: undefined,
    companies: changed ? undefined : Number(found.companies),
    vagueness: undefined,
    year: Number(found.year),
    isPresent: false,
  };
}

const nameCurrency = (code: string) => (isCurrencyCode(code) ? currencies[code].ja : code);

/** `61億2000万` is the sum of its parts, as exact as the last of them. */
function readFigure(figure: string): WrittenNumber {
  let sum: WrittenNumber = { value: 0, slack: 0 };
  for (const [, digits = '', word = ''] of figure.matchAll(
    new RegExp(`(${numberPattern})(${magnitude}?)`, 'g'),
  )) {
    const part = readNumber(digits, magnitudes.get(word));
    sum = { value: sum.value + part.value, slack: part.slack };
  }
  return sum;
}
