import { describe, expect, it } from 'vitest';
import type { IndustryDocument } from '../../src/industry/document.js';
import { industryFamily } from '../../src/industry/family.js';
import { error } from '../findings.js';
import { buildSample } from './sample-document.js';

const check = (changes: Partial<IndustryDocument>) => industryFamily.check(buildSample(changes));

describe('a company named in two ways', () => {
  const compare = (own: string, other: string) =>
    check({ Companies: [{ Name: own }], CompanyMarketShare: [{ Name: other, Share: 10 }] });

  it.each([
    ['Redgum Ridge Ltd', 'Redgum Ridge Limited'],
    ['Redgum Ridge', 'REDGUM RIDGE PTY LTD'],
    ['Redgum-Ridge & Sons', 'Redgum Ridge and Sons, Inc.'],
    ["O'Brien Wines", 'O’Brien Wines'],
    ['株式会社サントリー', 'サントリー'],
    ['ｻﾝﾄﾘｰ', 'サントリー(株)'],
  ])('%s and %s draws a warning', (own, other) => {
    expect(compare(own, other)).toEqual([
      {
        severity: 'warning',
        pointer: '/Companies/0/Name',
        message: `"${own}" is called "${other}" in CompanyMarketShare; is it one company named in two ways? Write both alike, and its share is shown beside its text.`,
      },
    ]);
  });

  it.each([
    ['Redgum Ridge', 'Redgum Ridge'],
    ['Redgum Ridge', 'Redgum Range'],
    ['Redgum Ridge Holdings', 'Redgum Ridge'],
    ['The Company', 'Limited Co'],
    ['Coastal Foods North', 'Coastal Foods South'],
    ['Mallee Brewing NSW', 'Mallee Brewing NSA'],
    ['Mallee Brewing', 'Mallee Brewing Victoria'],
    ['Hop Fund 11', 'Hop Fund 12'],
    ['Burton Ales', 'Murton Ales'],
    ['Ales', 'Ale'],
    ['東日本製粉', '西日本製粉'],
  ])('%s and %s does not', (own, other) => {
    expect(compare(own, other)).toEqual([]);
  });

  it.each([
    ['Redgum Rigde Ales', 'Redgum Ridge Ales Limited'],
    ['Redgumridge Ales', 'Redgum Ridge Ales'],
    ['Redgum Ridge', 'Redgum Ridge Beers'],
    ['Redgum Ridge Beer', 'Redgum Ridge Beers'],
  ])('%s and %s draws one also in one list', (one, other) => {
    const finding = (pointer: string, name: string, first: string) => ({
      severity: 'warning',
      pointer,
      message: `"${name}" is nearly "${first}", which is in the document too; is it one company named in two ways? Write both alike, and once in each list.`,
    });
    expect(compare(one, other)).toMatchObject([{ pointer: '/Companies/0/Name' }]);
    expect(check({ Companies: [{ Name: one }, { Name: other }] })).toEqual([
      finding('/Companies/1/Name', other, one),
    ]);
    const shares = [
      { Name: other, Share: 10 },
      { Name: one, Share: 8 },
    ];
    expect(check({ CompanyMarketShare: shares })).toEqual([
      finding('/CompanyMarketShare/1/Name', one, other),
    ]);
    expect(check({ Companies: [{ Name: one }], CompanyMarketShare: shares })).toEqual([
      finding('/Companies/0/Name', one, other),
    ]);
  });

  it('is not one of two that both lists name alike, or that have reports of their own', () => {
    const [one, other] = ['Barton Ales', 'Burton Ales'];
    const Companies = [{ Name: one }, { Name: other }];
    const CompanyMarketShare = [
      { Name: one, Share: 10 },
      { Name: other, Share: 8 },
    ];
    expect(check({ Companies, CompanyMarketShare })).toEqual([]);
    const own = Companies.map((company, index) => ({ ...company, EntityId: 1001 + index }));
    expect(check({ Companies: own })).toEqual([]);
  });

  it('is told by the number of its report, whatever the names are', () => {
    const Companies = [
      { Name: 'Mallee Brewing', EntityId: 1001 },
      { Name: 'Two Rivers Beer', EntityId: 1001 },
    ];
    expect(check({ Companies })).toEqual([
      {
        severity: 'warning',
        pointer: '/Companies/1/EntityId',
        message:
          '1001 is the EntityId of "Mallee Brewing" too; write that of "Two Rivers Beer", or leave it out.',
      },
    ]);
  });

  it('is one mistake where only letter case differs in one list', () => {
    const Companies = [
      { Name: 'Mallee Brewing', EntityId: 1001 },
      { Name: 'MALLEE brewing', EntityId: 1001 },
    ];
    expect(check({ Companies })).toEqual([
      error('/Companies/1/Name', expect.stringContaining('is given twice') as string),
    ]);
    const withoutIds = Companies.map(({ Name }) => ({ Name }));
    expect(check({ Companies: withoutIds })).toHaveLength(1);
  });
});
