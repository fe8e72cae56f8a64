import { defineFamily, joinSections } from '../family.js';
import { codeField } from '../key-fields.js';
import { businessEnvironmentSectionBodies } from './bodies/section-bodies.js';
import { businessEnvironmentCharts } from './charts.js';
import { businessEnvironmentSections } from './sections.js';
import { japanese } from './words-ja.js';

export const businessEnvironment = defineFamily({
  name: 'businessenvironment',
  typeName: 'BusinessEnvironment',
  title: 'Business environment reports',
  oneReport: 'a business environment report',
  about:
    'One driver of business in one country, such as a rate, a price or a population: its course, its outlook and the industries that it moves.',
  key: { fields: [codeField] },
  sections: joinSections(businessEnvironmentSections, businessEnvironmentSectionBodies),
  charts: businessEnvironmentCharts,
  words: { Japanese: japanese },
  example: {
    Country: 'AU',
    key: { Code: 'INCOME' },
    Title: 'Real household disposable income',
    Sector: 'Households',
    sections: {
      tokens: ['title', 'exposedindustries', 'sources'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: {
            Title: 'Real household disposable income',
            Sector: 'Households',
            Unit: 'Index, 2026 = 100',
            Interval: 'Year',
            Source: 'Example Research',
            DataDate: '2026-06-30',
          },
        },
        {
          RequestedSection: 'Exposed Industries',
          StatusCode: 200,
          Body: {
            Industries: [
              {
                Family: 'industry',
                Country: 'AU',
                Code: '4511',
                Title: 'Cafes and Restaurants',
                Direction: 'Positive',
                Strength: 'High',
              },
            ],
          },
        },
        { RequestedSection: 'Sources', StatusCode: 404, Body: null },
      ],
    },
    chart: {
      name: 'Driver',
      answer: {
        Title: 'Real household disposable income in Australia',
        AltText:
          'Bar chart of real household disposable income from 2017 to 2031. It rose from 88 to 100.',
        Unit: 'Index, 2026 = 100',
        Columns: ['Year', 'Real household disposable income', 'Annual change', 'Outlook'],
        Rows: [[2026, 100, 1.4, 'No']],
      },
    },
  },
});
