import { writeNumber, type FigureStyle } from '@broadsheet/view';
import { languageTag } from '../language-tag.js';
import { addCurrency } from './currency-sign.js';
import { writeBrief } from './write-brief.js';

type Counted = 'people' | 'businesses';

interface FactWords {
  /** An amount that is paid for a period, by the name of the period. */
  per: Partial<Record<string, (amount: string) => string>>;
  counted: Record<Counted, (count: string) => string>;
}

const english: FactWords = {
  per: {
    Hour: (amount) => `${amount} an hour`,
    Week: (amount) => `${amount} a week`,
    Month: (amount) => `${amount} a month`,
    Year: (amount) => `${amount} a year`,
  },
  counted: { people: (count) => `${count} people`, businesses: (count) => `${count} businesses` },
};

const japanese: FactWords = {
  per: {
    Hour: (amount) => `時給${amount}`,
    Week: (amount) => `週給${amount}`,
    Month: (amount) => `月給${amount}`,
    Year: (amount) => `年収${amount}`,
  },
  counted: { people: (count) => `${count}人`, businesses: (count) => `${count}社` },
};

/** What the properties of section bodies count. */
const counted: Partial<Record<string, Counted>> = {
  Employed: 'people',
  Employees: 'people',
  VendorCount: 'businesses',
};

/** From this on, an amount is shortened. */
const longFrom = 1e6;

/** Single figures of a report: `A$81,800 a year`, `118,000 people`; `年収81,800豪ドル`, `118,000人`. */
export function factStyle(language: string): FigureStyle {
  const tag = languageTag(language);
  const words = tag === 'ja' ? japanese : english;
  const writeFigure = (value: number) =>
    Math.abs(value) < longFrom ? writeNumber(value) : writeBrief(value, { tag });
  return {
    amount: (value, currency, period = '') => {
      const amount = addCurrency(writeFigure(value), { currency, tag });
      return words.per[period]?.(amount) ?? amount;
    },
    count: (value, name) => {
      const what = counted[name];
      const count = writeFigure(value);
      return what && value !== 1 ? words.counted[what](count) : count;
    },
  };
}
