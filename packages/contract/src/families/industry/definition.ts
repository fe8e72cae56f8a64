import { defineFamily, joinSections } from '../family.js';
import { codeField } from '../key-fields.js';
import { industrySectionBodies } from './bodies/section-bodies.js';
import { industryCharts } from './charts.js';
import { industrySections } from './sections.js';
import { japanese } from './words-ja.js';

export const industry = defineFamily({
  name: 'industry',
  typeName: 'Industry',
  title: 'Industry reports',
  oneReport: 'an industry report',
  about:
    'One industry in one country: words, figures and charts about revenue, employment, costs, trade and market shares, with an outlook.',
  calledBy: ['industries', '産業', '業界'],
  key: { fields: [codeField] },
  impliedBy: 'Code',
  classifications: {
    AU: 'ANZSIC-2006',
    NZ: 'ANZSIC-2006',
    US: 'NAICS-2022',
    GB: 'UKSIC-2007',
    '*': 'ISIC-4',
  },
  sections: joinSections(industrySections, industrySectionBodies),
  charts: industryCharts,
  comparison: [{ section: 'keystatistics' }, { section: 'keyratios' }],
  words: { Japanese: japanese },
  plainNames: ['images', 'image', 'chart'],
  example: {
    Country: 'AU',
    key: { Code: '1214' },
    Title: 'Wine and Other Alcoholic Beverage Manufacturing',
    Sector: 'Manufacturing',
    sections: {
      tokens: ['title', 'capitalintensity', 'glossary'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: {
            Title: 'Wine and Other Alcoholic Beverage Manufacturing',
            Sector: 'Manufacturing',
            Source: 'Example Research',
            DataDate: '2026-06-30',
            Currency: 'AUD',
          },
        },
        {
          RequestedSection: 'Capital Intensity',
          StatusCode: 200,
          Body: { Level: 'High', WagesPerDepreciation: 2.76, Wages: 14.1, Depreciation: 5.1 },
        },
        { RequestedSection: 'Glossary', StatusCode: 404, Body: null },
      ],
    },
    chart: {
      name: 'Revenue',
      answer: {
        Title: 'Wine and Other Alcoholic Beverage Manufacturing in Australia',
        AltText: 'Bar chart of revenue from 2017 to 2031. Revenue rose from $6.1bn to $7.2bn.',
        Unit: '$m',
        Columns: ['Year', 'Revenue', 'Annual change', 'Outlook'],
        Rows: [[2026, 7214.2, 1.4, 'No']],
      },
    },
  },
});
