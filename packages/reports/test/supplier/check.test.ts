import type { Finding } from '@broadsheet/contract/checking';
import { describe, expect, it } from 'vitest';
import { supplierFamily, type SupplierDocument } from '../../src/index.js';
import { error } from '../findings.js';
import { sampleDocument } from './sample-document.js';

type Changes = Partial<SupplierDocument>;
const check = (changes: Changes) => supplierFamily.check(sampleDocument(changes));
const year = (BalanceSheet: object): Changes => ({
  Financials: [{ BalanceDate: '2026-06-30', BalanceSheet }],
});

describe('a supplier document', () => {
  it('may have what the sample has', () => {
    expect(check({})).toEqual([]);
  });

  it.each<[string, Changes, Finding[]]>([
    [
      'a balance sheet that does not balance',
      year({ TotalAssets: 1000, TotalLiabilities: 600, TotalEquity: 300 }),
      [
        error(
          '/Financials/0/BalanceSheet',
          'The balance sheet of 2026 does not balance: TotalAssets 1000 less TotalLiabilities 600 less TotalEquity 300 leaves 100; it should leave 0.',
        ),
      ],
    ],
    [
      'more than the whole of its revenue',
      {
        Products: [
          { Name: 'Wine', Share: 80 },
          { Name: 'Cider', Share: 30 },
        ],
      },
      [error('/Products', 'The shares add up to 110; at most 100 is possible.')],
    ],
    [
      'a share with a digit too many',
      {
        Products: [
          { Name: 'Wine', Share: 95 },
          { Name: 'Cider', Share: 8 },
          { Name: 'Juice', Share: 7 },
        ],
      },
      [
        error(
          '/Products',
          'The shares add up to 110; at most 100 is possible. Is there a digit too many in 95?',
        ),
      ],
    ],
    [
      'a purchase twice',
      {
        Purchases: [
          { Code: 'BULKWINE', Title: 'Bulk wine' },
          { Code: 'bulkwine', Title: 'Bulk wine' },
        ],
      },
      [error('/Purchases/1/Code', '"bulkwine" of AU is given twice, first at /Purchases/0/Code.')],
    ],
    [
      'a date that does not exist',
      { IncorporationDate: '2001-02-30' },
      [
        error(
          '/IncorporationDate',
          '"2001-02-30" is no date of the calendar. That month has 28 days.',
        ),
      ],
    ],
  ])('may not have %s', (_, changes, findings) => {
    expect(check(changes)).toEqual(findings);
  });

  it('needs the unit of its amounts', () => {
    const { Unit: _, ...rest } = sampleDocument();
    expect(supplierFamily.check(rest)).toEqual([
      error('', 'Unit is missing: amounts are given, and nothing says what they are counted in.'),
    ]);
  });

  it('needs a number as its code', () => {
    const found = check({ Code: '1001' as unknown as number });
    expect(found.map(({ pointer }) => pointer)).toEqual(['/Code']);
  });
});
