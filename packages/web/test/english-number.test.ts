import { expect, test } from 'vitest';
import { formatEnglish } from '../src/english-number.js';

const forms: Intl.NumberFormatOptions[] = [
  { maximumFractionDigits: 0, minimumFractionDigits: 0, signDisplay: 'negative' },
  { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: 'exceptZero' },
  { maximumFractionDigits: 2, minimumFractionDigits: 0, signDisplay: 'negative' },
  { maximumFractionDigits: 2, minimumFractionDigits: 2, signDisplay: 'negative' },
  { maximumFractionDigits: 6, minimumFractionDigits: 0, signDisplay: 'negative' },
  { maximumFractionDigits: 20 },
];

/**
 * Halves, zeros, carries over the point and over thousands, and values between them, of every size.
 */
function* listValues(): Generator<number> {
  yield* [0, -0.001, 0.05, 0.15, 0.25, 0.005, 1.005, 2.675, 0.995, 9.95, 999.995, 1e6, 1e14];
  let state = 12_345;
  for (let count = 0; count < 4000; count += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const size = 10 ** (count % 13) / 1e4;
    const value = Number(((state / 2_147_483_647) * size).toPrecision(1 + (count % 9)));
    yield count % 3 === 0 ? -value : value;
  }
}

test.each(forms)('the English number format equals that of Intl: %o', (form) => {
  const intl = new Intl.NumberFormat('en', form);
  let written = 0;
  for (const value of listValues()) {
    const text = formatEnglish(value, form);
    if (text === undefined) continue;
    written += 1;
    expect([value, text]).toEqual([value, intl.format(value).replace(/^-0$/, '0')]);
  }
  expect(written).toBeGreaterThan(3500);
});

test('leaves what needs tables to Intl', () => {
  expect(formatEnglish(5, { style: 'currency', currency: 'AUD' })).toBeUndefined();
  expect(formatEnglish(5, { notation: 'compact' })).toBeUndefined();
  expect(formatEnglish(1e21, {})).toBeUndefined();
  expect(formatEnglish(NaN, {})).toBeUndefined();
});
