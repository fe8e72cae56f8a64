import type { Locale, Measure } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import {
  formatNumber,
  formatPercent,
  labelDecimals,
  pickUnit,
  withUnit,
} from '../../src/options/text/format-number.js';

const dollars: Measure = { kind: 'currency', currency: 'AUD', symbol: '$' };
const yen: Measure = { kind: 'currency', currency: 'JPY', symbol: '¥' };
const people: Measure = { kind: 'count' };

describe('a number', () => {
  it.each([
    [1234567, { decimals: 0 }, '1,234,567'],
    [999, { decimals: 0 }, '999'],
    [1000, { decimals: 1 }, '1,000.0'],
    [-38.44, { decimals: 1 }, '\u221238.4'],
    [-1234.5, { decimals: 2 }, '\u22121,234.50'],
    [4.2, { decimals: 1, signed: true }, '+4.2'],
    [-13, { decimals: 1, signed: true }, '\u221213.0'],
    [0, { decimals: 1, signed: true }, '0.0'],
    [-0.04, { decimals: 1 }, '0.0'],
    [0.1 + 0.2, { decimals: 2 }, '0.30'],
    [8.35, { decimals: 1 }, '8.4'],
    [-1.005, { decimals: 2 }, '\u22121.01'],
    [2.446, { decimals: 1 }, '2.4'],
    [0.5, { decimals: 0 }, '1'],
    [999.95, { decimals: 1 }, '1,000.0'],
    [Number.MAX_SAFE_INTEGER, { decimals: 2 }, '9,007,199,254,740,991.00'],
  ])('%d is written %o as %s', (value, form, expected) => {
    expect(formatNumber(value, form)).toBe(expected);
  });

  it('is never written with a hyphen for a minus', () => {
    expect(formatNumber(-5, { decimals: 0 })).not.toContain('-');
  });
});

describe('a share', () => {
  it.each([
    [41.2, '41.2%'],
    [0.3, '0.3%'],
    [0.04, '<0.1%'],
    [0, '0.0%'],
    [100, '100.0%'],
  ])('of %d is written %s', (share, expected) => {
    expect(formatPercent(share)).toBe(expected);
  });
});

describe('the unit of a scale', () => {
  it.each<[Measure, number, Locale, string, number]>([
    [dollars, 2.9e12, 'en', '$trn', 1e12],
    [dollars, 2.9e9, 'en', '$bn', 1e9],
    [dollars, 226e6, 'en', '$m', 1e6],
    [dollars, 45_000, 'en', "$'000", 1e3],
    [dollars, 900, 'en', '$', 1],
    [dollars, -38e6, 'en', '$m', 1e6],
    [people, 10_310, 'en', "'000", 1e3],
    [people, 674, 'en', '', 1],
    [people, 2_400_000, 'en', 'm', 1e6],
    [dollars, 5e8, 'ja', '億豪ドル', 1e8],
    [dollars, 5e7, 'ja', '百万豪ドル', 1e6],
    [yen, 3.2e12, 'ja', '兆円', 1e12],
    [yen, 5e8, 'ja', '億円', 1e8],
    [yen, 5e6, 'ja', '百万円', 1e6],
    [yen, 50_000, 'ja', '千円', 1e3],
    [people, 10_310, 'ja', '', 1],
    [people, 250_000, 'ja', '万', 1e4],
  ])(
    'for %o with a largest figure of %d in %s is %s',
    (measure, largest, locale, label, divisor) => {
      expect(pickUnit(measure, [1, largest], locale)).toEqual({ label, divisor });
    },
  );

  it('names a currency that Japanese has no word for by its sign', () => {
    const francs: Measure = { kind: 'currency', currency: 'CHF', symbol: 'CHF' };
    expect(pickUnit(francs, [5e8], 'ja').label).toBe('億CHF');
  });

  it('follows the measure in a heading as the language has it', () => {
    expect(withUnit('Revenue', '$bn', 'en')).toBe('Revenue, $bn');
    expect(withUnit('売上高', '億円', 'ja')).toBe('売上高（億円）');
    expect(withUnit('Businesses', '', 'en')).toBe('Businesses');
  });
});

describe('the decimals of figures', () => {
  it.each([
    [[2.861, 1.912], 2],
    [[28.61, 19.12], 1],
    [[226.4, -38.4], 0],
    [[412, 674], 0],
  ])('of %o are %d', (values, expected) => {
    expect(labelDecimals(values)).toBe(expected);
  });
});
