import { writeEnglishDate, writeJapaneseDate } from '@broadsheet/contract/words';

/** Words and marks that do not come from a family, because every section needs them. */
export interface Phrases {
  yes: string;
  no: string;
  /** The text for a value that exists but is not given. */
  withheld: string;
  outlook: string;
  /** The unit of a figure in ones, beside amounts that are not. */
  count: string;
  /** The unit of percentages. */
  percent: string;
  comma: string;
  semicolon: string;
  colon: string;
  brackets: (inner: string) => string;
  /** `AUD, millions`: one of the two may be empty. */
  unit: (currency: string, unit: string) => string;
  /** Month and day are undefined if only the year or the month is known. */
  date: (year: string, month?: number, day?: number) => string;
  quarter: (year: string, quarter: string) => string;
}

const english: Phrases = {
  yes: 'yes',
  no: 'no',
  withheld: 'withheld',
  outlook: 'outlook',
  count: 'number',
  percent: 'percent',
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
  brackets: (inner) => ` (${inner})`,
  unit: (currency, unit) => [currency, lowerFirst(unit)].filter((part) => part !== '').join(', '),
  date: writeEnglishDate,
  quarter: (year, quarter) => `Q${quarter} ${year}`,
};

const japanese: Phrases = {
  yes: 'はい',
  no: 'いいえ',
  withheld: '非公表',
  outlook: '見通し',
  count: '実数',
  percent: 'パーセント',
  comma: '、',
  semicolon: '；',
  colon: '：',
  brackets: (inner) => `（${inner}）`,
  unit: (currency, unit) => `${unit}${currency}`,
  date: writeJapaneseDate,
  quarter: (year, quarter) => `${year}年第${quarter}四半期`,
};

/** English for languages without their own words, as for names of fields. */
export function phrasesOf(language: string): Phrases {
  return language.toLowerCase() === 'japanese' ? japanese : english;
}

/** `Millions` within a line; abbreviations and names of several words stay. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
