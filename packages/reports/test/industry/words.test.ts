import { describe, expect, it } from 'vitest';
import { roundTo } from '../../src/figures/rounding.js';
import { currencies } from '../../src/words/currencies.js';
import { getCurrencySymbol, getHomeCurrencySymbol } from '../../src/words/currency.js';
import { countriesEn } from '../../src/words/english/countries.js';
import { wordsEn } from '../../src/words/english/words.js';
import { getWords } from '../../src/words/get-words.js';
import { countriesJa } from '../../src/words/japanese/countries.js';
import { wordsJa } from '../../src/words/japanese/words.js';
import { formatNumber } from '../../src/words/number-text.js';
import { formatPercent } from '../../src/words/percent.js';

describe('numbers as text', () => {
  it.each([
    [0, 0, '0'],
    [999, 0, '999'],
    [1000, 0, '1,000'],
    [1234567.891, 1, '1,234,567.9'],
    [-1234.5, 1, '−1,234.5'],
    [-0.04, 1, '0'],
    [2.5, 1, '2.5'],
    [2, 1, '2'],
    [1e15, 2, '1,000,000,000,000,000'],
    [Number.MAX_SAFE_INTEGER, 0, '9,007,199,254,740,991'],
  ])('write %d with %d decimals as %s', (value, digits, text) => {
    expect(formatNumber(value, digits)).toBe(text);
  });

  it('round as people do', () => {
    expect([1.005, 2.675, 0.285, -1.005].map((value) => roundTo(value, 2))).toEqual([
      1.01, 2.68, 0.29, -1.01,
    ]);
  });

  it('round large amounts without a digit that nobody wrote', () => {
    const large = [1_154_685_308.7, -27_256_191_001.879_9, 12_345_678_901.005];
    expect(large.map((value) => roundTo(value, 6))).toEqual(large);
    expect(large.map((value) => roundTo(value, 2))).toEqual([
      1_154_685_308.7, -27_256_191_001.88, 12_345_678_901.01,
    ]);
  });

  it('agree with the host on ordinary numbers', () => {
    const host = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
    for (let value = -3000; value < 3000; value += 7.37) {
      expect(formatNumber(value, 1).replace('−', '-')).toBe(
        host.format(value).replace(/^-0$/, '0'),
      );
    }
  });

  it('keep something of a small per cent', () => {
    expect([0.04, 0.3, 12.34, -5].map(formatPercent)).toEqual(['0.04%', '0.3%', '12.3%', '−5%']);
  });
});

describe('quantities', () => {
  const dollars = { kind: 'currency', currency: 'AUD', symbol: '$' } as const;
  const count = { kind: 'count' } as const;

  it.each([
    [999_999, '$999,999'],
    [996_000_000, '$996 million'],
    [999_996_000, '$1 billion'],
    [5_234_000_000, '$5.23 billion'],
    [14_700_000_000, '$14.7 billion'],
    [1_250_000_000_000, '$1.25 trillion'],
    [-2_000_000, '−$2 million'],
  ])('in English write %d as %s', (value, text) => {
    expect(wordsEn.quantity(value, dollars, 'Revenue')).toBe(text);
  });

  it.each([
    [9_999, '9,999豪ドル'],
    [12_300, '1.23万豪ドル'],
    [5_234_000_000, '52.3億豪ドル'],
    [1_250_000_000_000, '1.25兆豪ドル'],
    [-20_000, '−2万豪ドル'],
  ])('in Japanese write %d as %s', (value, text) => {
    expect(wordsJa.quantity(value, dollars, 'Revenue')).toBe(text);
  });

  it('count people, companies and places', () => {
    expect(wordsEn.quantity(12_345, count, 'Employees')).toBe('12,345');
    expect(wordsEn.quantity(2_300_000, count, 'Employees')).toBe('2.3 million');
    expect(wordsJa.quantity(12_345, count, 'Employees')).toBe('12,345人');
    expect(wordsJa.quantity(1656, count, 'Businesses')).toBe('1,656社');
    expect(wordsJa.quantity(1725, count, 'Establishments')).toBe('1,725か所');
  });
});

describe('names', () => {
  it('cover the 249 countries of ISO 3166-1 in both languages', () => {
    expect(Object.keys(countriesEn)).toHaveLength(249);
    expect(Object.keys(countriesJa)).toEqual(Object.keys(countriesEn));
    expect(new Set(Object.values(countriesEn)).size).toBe(249);
    expect(new Set(Object.values(countriesJa)).size).toBe(249);
  });

  it('know countries as the host does, in our own short forms', () => {
    const host = new Intl.DisplayNames('en', { type: 'region' });
    const same = Object.entries(countriesEn).filter(([code, name]) => host.of(code) === name);
    expect(same.length).toBeGreaterThan(210);
  });

  it('leave a code that is no country as it is', () => {
    expect(wordsEn.countryName('QQ')).toBe('QQ');
    expect(wordsJa.currencyName('XXX')).toBe('XXX');
  });

  it('name every currency in both languages', () => {
    for (const { en, ja } of Object.values(currencies)) {
      expect(en).toMatch(/[a-z]/);
      expect(ja).not.toMatch(/[a-z]/);
    }
  });

  it('write a dollar at home without its country, abroad with it', () => {
    expect(getHomeCurrencySymbol('NZD', 'NZ')).toBe('$');
    expect(getHomeCurrencySymbol('NZD', 'AU')).toBe('NZ$');
    expect(getHomeCurrencySymbol('GBP', 'GB')).toBe('£');
    expect(getCurrencySymbol('CHF')).toBe('CHF\u00a0');
  });

  it('follow the language whatever its letter case, else English', () => {
    expect(getWords('JAPANESE').locale).toBe('ja');
    expect(getWords('Welsh').locale).toBe('en');
  });
});
