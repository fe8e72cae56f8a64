import { describe, expect, it } from 'vitest';
import { buildCompanySections } from '../../src/index.js';
import { exampleDocument } from './example-document.js';
import { put } from './put.js';

const sections = buildCompanySections(exampleDocument);

describe('people and owners', () => {
  it('list personnel without their other boards, and other boards without the rest', () => {
    expect(sections.keypersonnel?.Personnel[0]).toEqual({
      Name: 'Rosa Ellery',
      Position: 'Chair',
      Roles: ['Director'],
      AppointedOn: '2019-01-31',
    });
    expect(sections.otherdirectorships).toEqual({
      Directors: [
        {
          Name: 'Rosa Ellery',
          Directorships: [{ Company: 'Old Mill Theatre Trust', Since: '2020-05-01' }],
        },
      ],
    });
  });

  it('rank holdings and measure how concentrated they are', () => {
    expect(sections.shareholders).toEqual({
      AsAt: '2025-08-01',
      SharesOnIssue: 500_000,
      Holdings: [
        { Position: 1, Name: 'Large Fund', Shares: 125_000, Percentage: 25 },
        { Position: 2, Name: 'Middle Fund', Shares: 25_000, Percentage: 5 },
        { Position: 3, Name: 'Small Fund', Shares: 20_000, Percentage: 4 },
      ],
      Concentration: { Named: 34, Largest: 25 },
    });
  });

  it('call a holding substantial from five per cent on', () => {
    expect(sections.substantialshareholders).toEqual({
      Threshold: 5,
      Holders: [
        {
          Name: 'Large Fund',
          Shares: 125_000,
          Percentage: 25,
          Jurisdiction: 'Victoria, Australia',
          VerifiedOn: '2025-07-15',
        },
        { Name: 'Middle Fund', Shares: 25_000, Percentage: 5, VerifiedOn: '2025-08-01' },
      ],
    });
  });

  const withHoldings = (...Holdings: { Name: string; Shares?: number; Percentage?: number }[]) =>
    buildCompanySections(put(exampleDocument, { '/Shareholders/Holdings': Holdings }));

  it('count a holding as it is, and round it only where it is written', () => {
    const { shareholders, substantialshareholders } = withHoldings(
      { Name: 'A little less', Shares: 24_990 },
      { Name: 'A little more', Shares: 24_991 },
      { Name: 'Just short', Shares: 24_999 },
      { Name: 'Just enough', Shares: 25_000 },
      { Name: 'Rounded up by others', Shares: 24_980, Percentage: 5 },
    );
    expect(shareholders?.Holdings.map(({ Name, Percentage }) => [Name, Percentage])).toEqual([
      ['Just enough', 5],
      ['Just short', 5],
      ['A little more', 5],
      ['A little less', 5],
      ['Rounded up by others', 5],
    ]);
    expect(substantialshareholders?.Holders.map(({ Name }) => Name)).toEqual(['Just enough']);
  });

  it('add holdings up as they are', () => {
    const third = { Shares: 500_000 / 3 };
    const { shareholders } = withHoldings(
      { Name: 'One', ...third },
      { Name: 'Two', ...third },
      { Name: 'Three', ...third },
    );
    expect(shareholders?.Concentration).toEqual({ Named: 100, Largest: 33.33 });
  });

  it('rank holdings whose part is known before those of which only a number is', () => {
    const document = put(exampleDocument, {
      '/Financials': undefined,
      '/Market': undefined,
      '/Shareholders': {
        AsAt: '2025-08-01',
        Holdings: [
          { Name: 'Few', Shares: 30 },
          { Name: 'Many', Shares: 90_000 },
          { Name: 'Part', Percentage: 3 },
          { Name: 'Same part', Shares: 10, Percentage: 3 },
          { Name: 'Larger part', Percentage: 7 },
        ],
      },
    });
    const { Holdings = [], Concentration } = buildCompanySections(document).shareholders ?? {};
    expect(Concentration).toEqual({});
    expect(Holdings.map(({ Position, Name }) => `${String(Position)} ${Name}`)).toEqual([
      '1 Larger part',
      '2 Same part',
      '3 Part',
      '4 Many',
      '5 Few',
    ]);
  });

  it('have no substantial shareholders where nobody holds so much', () => {
    const scattered = put(exampleDocument, {
      '/Shareholders/Holdings': [{ Name: 'Small Fund', Shares: 20_000 }],
    });
    expect(buildCompanySections(scattered).substantialshareholders).toBeUndefined();
  });
});
