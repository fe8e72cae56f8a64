import { describe, expect, it } from 'vitest';
import { readName, writeNumber } from '../src/index.js';

describe('names', () => {
  it.each([
    ['CostOfGoodsSold', 'Cost of goods sold'],
    ['EBITDAMargin', 'EBITDA margin'],
    ['NetDebtToEBITDA', 'Net debt to EBITDA'],
    ['Top5', 'Top 5'],
    ['Balance Date', 'Balance Date'],
    ['NAICS-2022', 'NAICS-2022'],
  ])('reads %s as %s', (name, read) => {
    expect(readName(name)).toBe(read);
  });
});

describe('numbers', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1234567.125, '1,234,567.125'],
    [-1234, '\u22121,234'],
    [0.1 + 0.2, '0.3'],
    [1e-9, '1e-9'],
    [1.23456789, '1.23456789'],
    [123456789.1234567, '123,456,789.123457'],
    [1e21, '1e+21'],
  ])('writes %d as %s', (value, written) => {
    expect(writeNumber(value)).toBe(written);
  });

  it('leaves years and codes as they are', () => {
    expect(writeNumber(2025, { groups: false })).toBe('2025');
  });
});
