import { defineFamily } from '../family.js';
import { codeField } from '../key-fields.js';
import { industryCharts } from './charts.js';

export const industry = defineFamily({
  name: 'industry',
  typeName: 'Industry',
  title: 'Industry reports',
  oneReport: 'an industry report',
  about:
    'One industry in one country: revenue, employment, costs, trade and market shares, with an outlook.',
  key: { fields: [codeField] },
  impliedBy: 'Code',
  classifications: {
    AU: 'ANZSIC-2006',
    NZ: 'ANZSIC-2006',
    US: 'NAICS-2022',
    GB: 'UKSIC-2007',
    '*': 'ISIC-4',
  },
  sections: {},
  charts: industryCharts,
  plainNames: ['images', 'image', 'chart'],
  example: {
    Country: 'AU',
    key: { Code: '1214' },
    Title: 'Wine and Other Alcoholic Beverage Manufacturing',
    Sector: 'Manufacturing',
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
