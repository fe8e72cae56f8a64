import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeAbn,
  completeAcn,
  completeNzbn,
  isAbn,
  isAcn,
  isNzbn,
} from '../../src/company/registration-numbers.js';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

describe('check digits', () => {
  it('hold for the worked examples of the registers and of GS1', () => {
    expect(isAbn('51824753556')).toBe(true);
    expect(isAcn('004085616')).toBe(true);
    expect(completeNzbn('400638133393')).toBe('4006381333931');
  });

  it('fail for any other check digit of an ACN or NZBN', () => {
    const by = fc.integer({ min: 1, max: 9 });
    const change = (number: string, step: number) =>
      `${number.slice(0, -1)}${String((Number(number.at(-1)) + step) % 10)}`;
    fc.assert(fc.property(digits(8), by, (d, step) => !isAcn(change(completeAcn(d), step))));
    fc.assert(
      fc.property(digits(10), by, (d, step) => !isNzbn(change(completeNzbn(`94${d}`), step))),
    );
  });

  it('complete any nine digits to an ABN and any twelve to an NZBN', () => {
    fc.assert(fc.property(digits(9), (last) => isAbn(completeAbn(last))));
    fc.assert(fc.property(digits(10), (middle) => isNzbn(completeNzbn(`94${middle}`))));
  });

  it('find every single wrong digit of an ABN', () => {
    fc.assert(
      fc.property(digits(9), fc.nat(10), fc.integer({ min: 1, max: 9 }), (last, place, by) => {
        const abn = completeAbn(last);
        const wrong = String((Number(abn[place]) + by) % 10);
        return !isAbn(`${abn.slice(0, place)}${wrong}${abn.slice(place + 1)}`);
      }),
    );
  });

  it.each(['5182475355', '518247535560', '51 824 753 556', '', 'abcdefghijk'])(
    'do not hold for "%s", which has not the form of an ABN',
    (abn) => {
      expect(isAbn(abn)).toBe(false);
    },
  );

  it('want the prefix of New Zealand', () => {
    expect(isNzbn(completeNzbn('931234567890'))).toBe(false);
  });
});
