import { defineFamily, joinSections } from '../family.js';
import { industry } from '../industry/definition.js';
import { codeField } from '../key-fields.js';
import { esgSectionBodies } from './bodies.js';
import { esgCharts } from './charts.js';
import { esgSections } from './sections.js';
import { japanese } from './words-ja.js';

export const esg = defineFamily({
  name: 'esg',
  typeName: 'Esg',
  title: 'ESG reports',
  oneReport: 'an ESG report',
  about:
    'Environmental, social and governance risk of one industry in one country: scores from 1 to 9, higher is riskier, with the components they are made of, reasons and history.',
  calledBy: ['esg risk', 'environmental social governance', 'environmental social and governance'],
  key: { fields: [codeField] },
  classifications: industry.classifications,
  sections: joinSections(esgSections, esgSectionBodies),
  charts: esgCharts,
  words: { Japanese: japanese },
  example: {
    Country: 'AU',
    key: { Code: '1214' },
    Title: 'Wine and Other Alcoholic Beverage Manufacturing',
    Sector: 'Manufacturing',
    sections: {
      tokens: ['title', 'environmental', 'regulation'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: {
            Title: 'Wine and Other Alcoholic Beverage Manufacturing',
            Sector: 'Manufacturing',
            Source: 'Example Research',
            DataDate: '2026-06-30',
            ScoreYear: 2026,
          },
        },
        {
          RequestedSection: 'Environmental',
          StatusCode: 200,
          Body: {
            ScoreYear: 2026,
            Score: 5.6,
            Level: 'Medium',
            Weight: 40,
            Components: [
              {
                Name: 'Water use',
                Score: 6.4,
                Level: 'High',
                Minimum: 1,
                Maximum: 9,
                Weight: 60,
              },
              {
                Name: 'Emissions',
                Score: 4.4,
                Level: 'Medium',
                Minimum: 1,
                Maximum: 9,
                Weight: 40,
              },
            ],
          },
        },
        { RequestedSection: 'Regulation', StatusCode: 404, Body: null },
      ],
    },
    chart: {
      name: 'EsgScores',
      answer: {
        Title: 'Wine and Other Alcoholic Beverage Manufacturing in Australia',
        AltText:
          'Chart of ESG risk, 6 scores on a scale from 1 to 9. The total is 5.1 (medium). The highest is Water use at 6.4 (high), the lowest Board oversight at 3.2 (low).',
        Unit: 'points',
        Columns: ['Name', 'Score', 'Level', 'Weight (%)'],
        Rows: [['Total', 5.1, 'Medium', null]],
      },
    },
  },
});
