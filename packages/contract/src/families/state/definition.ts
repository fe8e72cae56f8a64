import { Type } from 'typebox';
import { defineFamily } from '../family.js';
import { industry } from '../industry/definition.js';
import { codeField, type KeyField } from '../key-fields.js';
import { stateSectionBodies as bodies } from './bodies.js';
import { stateCharts, stateSections as named } from './sections.js';
import { japanese } from './words-ja.js';

const regionField: KeyField = {
  name: 'Region',
  plural: 'Regions',
  schema: Type.String({
    description:
      'State or province: the part of its ISO 3166-2 code after the country, such as `VIC`.',
    pattern: '^[A-Za-z0-9]{1,3}$',
    examples: ['VIC'],
  }),
};

export const state = defineFamily({
  name: 'state',
  typeName: 'State',
  title: 'State reports',
  oneReport: 'a state report',
  about:
    'An industry in one state or province: its figures beside the national ones, what moves it there, and how the region compares with others.',
  key: { fields: [regionField, codeField] },
  classifications: industry.classifications,
  drawsOn: [industry.name],
  sections: {
    title: { ...named.title, body: bodies.title },
    overview: { ...named.overview, body: bodies.overview },
    keystatistics: { ...named.keystatistics, body: bodies.keystatistics },
    drivers: { ...named.drivers, body: bodies.drivers },
    outlook: { ...named.outlook, body: bodies.outlook },
    regionalcomparison: { ...named.regionalcomparison, body: bodies.regionalcomparison },
  },
  charts: stateCharts,
  words: { Japanese: japanese },
  example: {
    Country: 'AU',
    key: { Region: 'VIC', Code: '1214' },
    Title: 'Wine and Other Alcoholic Beverage Manufacturing, Victoria',
    Sector: 'Manufacturing',
    sections: {
      tokens: ['title', 'regionalcomparison', 'drivers'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: {
            Title: 'Wine and Other Alcoholic Beverage Manufacturing',
            Sector: 'Manufacturing',
            Source: 'Example Research',
            DataDate: '2026-06-30',
            Region: 'VIC',
            RegionName: 'Victoria',
          },
        },
        {
          RequestedSection: 'Regional Comparison',
          StatusCode: 200,
          Body: {
            Year: 2026,
            Currency: 'AUD',
            Regions: [
              {
                Rank: 1,
                Region: 'SA',
                Name: 'South Australia',
                Revenue: 2566100000,
                Share: 39.6,
                Growth: 1.4,
              },
            ],
          },
        },
        { RequestedSection: 'Drivers', StatusCode: 404, Body: null },
      ],
    },
    chart: {
      name: 'RegionalShares',
      answer: {
        Title: 'Wine and Other Alcoholic Beverage Manufacturing in Australia',
        AltText:
          'Ranking of the share of revenue by region, 8 in all. South Australia leads with 39.6%, followed by Victoria with 21.3%.',
        Unit: '%',
        Columns: ['Rank', 'Name', 'Share of revenue (%)'],
        Rows: [[1, 'South Australia', 39.6]],
      },
    },
  },
});
