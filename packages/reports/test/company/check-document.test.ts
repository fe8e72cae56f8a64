import { describe, expect, it } from 'vitest';
import { companyFamily } from '../../src/index.js';
import { cases } from './check-cases.js';
import { exampleDocument } from './example-document.js';
import { put } from './put.js';

describe('checking a company document', () => {
  it('finds nothing in a document that is right', () => {
    expect(companyFamily.check(exampleDocument)).toEqual([]);
  });

  it.each(cases)('finds $name', ({ changes, pointer, says, severity = 'error' }) => {
    const findings = companyFamily.check(put(exampleDocument, changes));
    const found = findings.find((finding) => finding.pointer === pointer);
    expect(found, JSON.stringify(findings)).toMatchObject({ severity });
    for (const part of says) expect(found?.message).toContain(part);
  });

  it.each(cases)('finds only that when it finds $name', ({ changes }) => {
    expect(companyFamily.check(put(exampleDocument, changes))).toHaveLength(1);
  });

  it('finds everything at once, in parts that are wrong in form and in parts that are not', () => {
    const findings = companyFamily.check(
      put(exampleDocument, {
        '/ABN': '51824753557',
        '/Market/Ratios': { PriceToEarnings: 18 },
        '/Shareholders/AsAt': 'yesterday',
        '/Titel': 'x',
      }),
    );
    expect(findings.map(({ pointer }) => pointer).sort()).toEqual([
      '/ABN',
      '/Market/Ratios/PriceToEarnings',
      '/Shareholders/AsAt',
      '/Titel',
    ]);
  });

  it.each([null, 7, 'text', [], [exampleDocument]])('says that %j is not a document', (value) => {
    const findings = companyFamily.check(value);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: 'error', pointer: '' });
  });

  it('wants a title, a language and an entity id, and nothing else', () => {
    expect(companyFamily.check({ EntityId: 1, Language: 'English', Title: 'A' })).toEqual([]);
    expect(companyFamily.check({}).map(({ message }) => message.split(' ')[0])).toEqual([
      'EntityId',
      'Language',
      'Title',
    ]);
  });

  it.each([
    [
      'the ABN of a trust beside the ACN of its trustee',
      { '/ABN': '51824753556', '/TrustABN': true },
    ],
    ['an ACN without an ABN', { '/ABN': undefined }],
    ['a total that agrees', { '/Financials/1/ProfitAndLoss/TotalRevenue': 1200 }],
    [
      'a sum that is off by the rounding of its parts',
      { '/Financials/1/BalanceSheet/TotalCurrentAssets': 501 },
    ],
    [
      'ratios that agree within rounding',
      { '/Financials/1/Ratios': { ReturnOnEquity: 10, GrossMargin: 55.6, CurrentRatio: 2 } },
    ],
    [
      'growth that agrees within rounding',
      { '/Financials/1/Growth': { TotalRevenue: 20, NetProfitAfterTax: 25 } },
    ],
    [
      'valuation ratios that agree within rounding',
      { '/Market/Ratios': { PriceToEarnings: 15, DividendYield: 3.3 } },
    ],
    ['a percentage that agrees with the shares', { '/Shareholders/Holdings/1/Percentage': 25 }],
    ['a top industry that is the largest', { '/TopIndustryCode': '1214' }],
    ['a leap day', { '/IncorporationDate': '2000-02-29' }],
    ['an event of which only the year is known', { '/History/Events/0/Date': '2001' }],
  ])('takes %s', (_, changes) => {
    expect(companyFamily.check(put(exampleDocument, changes))).toEqual([]);
  });
});
