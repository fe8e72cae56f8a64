import { japaneseScales } from '@broadsheet/contract/words';
import { currencies } from '../../../words/currencies.js';
import { isCurrencyCode } from '../../../words/currency.js';
import type { FigureSubject, Quote, QuotedMeasure, QuoteContext, WrittenNumber } from './quote.js';
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
  就業者数: 'Employees',
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

const year = '(?:19|20|21)\\d\\d年度?';
const industry = '(?<industry>(?:この|当)?業界(?:全体)?の)?';
const name = `(?<name>${Object.keys(names).join('|')})は`;
/** Both `2026年の売上高は` and `売上高は2026年に`. */
const subject = `(?:(?<year>${year})(?:の|に|には))?${industry}${name}(?:(?<yearAfter>${year})(?:に|には))?`;
const vague = '(?<vague>約|およそ|ほぼ)?';
const copula = 'です|でした|であり|である|だった|であった|となる|となった|となり';
const expected =
  '(?:と)?(?:見込みである|見込みだ|見込み|見込まれる|見込まれている|予測される|予想される)';
const ending = `(?:${copula}|に達する|に達した|に達し|になる|になった)?(?:${expected})?`;

/** A whole clause: `2026年の売上高は約61億豪ドルとなった`. */
const statement = new RegExp(
  `^${subject}${vague}(?<figure>(?:(?:${numberPattern})${magnitude})*(?:${numberPattern})?)(?<unit>[^\\d]*?)${ending}$`,
);

/** A whole clause: `2026年の売上高は前年比30%減となった`. */
const change = new RegExp(
  `^${subject}前年(?:比|から|より)(?<digits>${numberPattern})%(?:の)?(?:(?<up>増|増加|上昇|拡大)|(?<down>減|減少|低下|縮小))(?:した|し|${copula})?$`,
);

/** A whole clause: `2026年の上位4社の市場占有率は80%である`. */
const concentration = new RegExp(
  `^(?<year>${year})(?:の|に|には)(?:業界の)?上位(?<companies>\\d{1,2})社(?:の|が占める)(?:市場占有率|シェア|市場シェア)は(?<digits>${numberPattern})%(?:${copula})?$`,
);

/** Whole clauses: `輸出は売上高の34.0%を占める`, `輸入は国内需要の19.0%を満たした`. */
const shares: readonly { pattern: RegExp; names: Record<string, QuotedMeasure> }[] = [
  {
    whole: '売上高',
    names: {
      輸出額: 'ExportShare',
      輸出: 'ExportShare',
      賃金: 'WageShare',
      人件費: 'WageShare',
      利益: 'ProfitMargin',
    } as const,
  },
  { whole: '国内需要', names: { 輸入額: 'ImportShare', 輸入: 'ImportShare' } as const },
].map(({ whole, names: parts }) => ({
  names: parts,
  pattern: new RegExp(
    `^(?:(?<year>${year})(?:の|に|には))?${industry}(?<name>${Object.keys(parts).join('|')})は(?:業界の)?${whole}の${vague}(?<digits>${numberPattern})%(?:(?:を占め|を満たし|にあたり|に相当し|${copula})|(?<past>を占めた|を満たした|にあたった)|(?<present>を占める|を占めている|を満たす|を満たしている|にあたる|に相当する))$`,
  ),
}));

/** Words after which a figure without a year may be of another time. */
const otherTime = /\d年|以前|かつて|当時|昔|目標|将来|いずれ|もし|れば/;

const filter = {
  end: /(?<=。)/,
  subject: new RegExp(`${Object.keys(names).join('|')}|上位`),
};

/** The first clause of a sentence, which may also begin with `2026年、` or `売上高は、`. */
function getFirstClause(sentence: string): string {
  const joined = sentence
    .replace(/。$/, '')
    .replace(/^(\d{4}年度?)(?:に|には|の)?、/, '$1に')
    .replace(/^([^、\d]{0,20}は)、/, '$1');
  return joined.split('、', 1)[0] ?? '';
}

/**
 * Figures at the start of a Japanese sentence, if they name their measure, their unit and their
 * year.
 */
export function listJapaneseQuotes(
  text: string,
  { currency, subject: figureSubject }: QuoteContext,
): Quote[] {
  const quotes: Quote[] = [];
  for (const sentence of listSentences(text.normalize('NFKC'), filter)) {
    const clause = getFirstClause(sentence);
    const mustNameIndustry = figureSubject === 'named';
    const other = clause.includes('%') ? findOther(clause, mustNameIndustry) : undefined;
    if (other) quotes.push(other);
    const share = clause.includes('%') ? findShare(clause, sentence, figureSubject) : undefined;
    if (share) quotes.push(share);
    const found = statement.exec(clause)?.groups;
    const measure = names[found?.name ?? ''];
    const statedYear = readYear(found);
    if (!found?.figure || !measure || statedYear === undefined) continue;
    if (mustNameIndustry && found.industry === undefined) continue;
    if (found.unit !== (units[measure] ?? nameCurrency(currency))) continue;
    quotes.push({
      ...readFigure(found.figure),
      ...plainStatement,
      text: clause,
      measure,
      vagueness: found.vague === undefined ? undefined : 'about',
      year: statedYear,
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
  const statedYear = readYear(found);
  if (!measure || statedYear === undefined) return undefined;
  return {
    value: found.down === undefined ? value : -value,
    slack,
    text: clause,
    measure,
    change: changed && 'year',
    period: undefined,
    part: undefined,
    companies: changed ? undefined : Number(found.companies),
    vagueness: undefined,
    year: statedYear,
    isPresent: false,
  };
}

/** A level of the whole industry: no change, and no part or number of companies. */
const plainStatement = {
  change: undefined,
  period: undefined,
  part: undefined,
  companies: undefined,
} as const;

/** A share of revenue or of domestic demand. */
function findShare(
  clause: string,
  sentence: string,
  figureSubject: FigureSubject,
): Quote | undefined {
  for (const { names: parts, pattern } of shares) {
    const found = pattern.exec(clause)?.groups;
    const measure = parts[found?.name ?? ''];
    if (!found?.digits || !measure) continue;
    const statedYear = readYear(found);
    const isNamed = clause.includes('業界');
    if (!isNamed && (figureSubject === 'named' || (figureSubject === 'dated' && !found.year)))
      continue;
    if (statedYear === undefined && otherTime.test(sentence)) continue;
    return {
      ...readNumber(found.digits),
      ...plainStatement,
      text: clause,
      measure,
      vagueness: found.vague === undefined ? undefined : 'about',
      year: statedYear,
      isPresent: found.present !== undefined,
    };
  }
  return undefined;
}

/** Undefined if the clause has no year or two. */
function readYear(found: Partial<Record<string, string>> | undefined): number | undefined {
  const { year: before, yearAfter } = found ?? {};
  const written = before ?? yearAfter;
  if (written === undefined || (before !== undefined && yearAfter !== undefined)) return undefined;
  return Number(written.slice(0, 4));
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
