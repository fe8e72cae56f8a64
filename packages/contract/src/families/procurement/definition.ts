import { defineFamily, joinSections } from '../family.js';
import { codeField } from '../key-fields.js';
import { procurementSectionBodies } from './bodies.js';
import { procurementCharts } from './charts.js';
import { procurementSections } from './sections.js';
import { japanese } from './words-ja.js';

export const procurement = defineFamily({
  name: 'procurement',
  typeName: 'Procurement',
  title: 'Procurement reports',
  oneReport: 'a procurement report',
  about:
    'What a buyer needs about one product or service in one country: its price and what moves it, who sells it, how risky and how strong the position is, and what to ask for.',
  key: { fields: [codeField] },
  sections: joinSections(procurementSections, procurementSectionBodies),
  charts: procurementCharts,
  words: { Japanese: japanese },
  example: {
    Country: 'AU',
    key: { Code: 'BULKWINE' },
    Title: 'Bulk wine',
    Sector: 'Food and drink',
    sections: {
      tokens: ['title', 'inputcosts', 'kpis'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: {
            Title: 'Bulk wine',
            Sector: 'Food and drink',
            Source: 'Example Research',
            DataDate: '2026-06-30',
          },
        },
        {
          RequestedSection: 'Input Costs',
          StatusCode: 200,
          Body: {
            Images: ['InputCosts'],
            Facts: [{ Name: 'InputCosts', Value: 'Bar chart of cost by input in 2 parts.' }],
            Inputs: [
              { Name: 'Grapes', Share: 58 },
              { Name: 'Other', Share: 42 },
            ],
          },
        },
        { RequestedSection: 'KPIs', StatusCode: 404, Body: null },
      ],
    },
    chart: {
      name: 'InputCosts',
      answer: {
        Title: 'Bulk wine, Australia',
        AltText: 'Bar chart of cost by input in 2 parts. The largest is Grapes (58%).',
        Unit: '%',
        Columns: ['Name', 'Share of cost (%)'],
        Rows: [['Grapes', 58]],
      },
    },
  },
});
