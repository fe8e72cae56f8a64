import { defineFamily, joinSections } from '../family.js';
import { industry } from '../industry/definition.js';
import { codeField } from '../key-fields.js';
import { riskSectionBodies } from './bodies.js';
import { riskCharts } from './charts.js';
import { listRiskWarnings } from './early-warning.js';
import { riskSections } from './sections.js';
import { japanese } from './words-ja.js';

export const risk = defineFamily({
  name: 'risk',
  typeName: 'Risk',
  title: 'Risk reports',
  oneReport: 'a risk report',
  about:
    'For lenders: the risk of one industry in one country in the year to come, as scores from 1 to 9, higher is riskier, with structural, growth and sensitivity risk, the components they are made of, reasons and history.',
  key: { fields: [codeField] },
  classifications: industry.classifications,
  sections: joinSections(riskSections, riskSectionBodies),
  charts: riskCharts,
  operations: [listRiskWarnings],
  words: { Japanese: japanese },
  example: {
    Country: 'AU',
    key: { Code: '1214' },
    Title: 'Wine and Other Alcoholic Beverage Manufacturing',
    Sector: 'Manufacturing',
    sections: {
      tokens: ['title', 'growthrisk', 'outlook'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: {
            Title: 'Wine and Other Alcoholic Beverage Manufacturing',
            Sector: 'Manufacturing',
            Source: 'Example Research',
            DataDate: '2026-06-30',
            ScoreYear: 2027,
          },
        },
        {
          RequestedSection: 'Growth Risk',
          StatusCode: 200,
          Body: {
            ScoreYear: 2027,
            Score: 5.6,
            Level: 'Medium',
            Weight: 30,
            Components: [
              {
                Name: 'Recent growth',
                Score: 4.4,
                Level: 'Medium',
                Minimum: 1,
                Maximum: 9,
                Weight: 40,
              },
              {
                Name: 'Expected growth',
                Score: 6.4,
                Level: 'High',
                Minimum: 1,
                Maximum: 9,
                Weight: 60,
              },
            ],
          },
        },
        { RequestedSection: 'Outlook', StatusCode: 404, Body: null },
      ],
    },
    chart: {
      name: 'RiskScore',
      answer: {
        Title: 'Wine and Other Alcoholic Beverage Manufacturing in Australia',
        AltText:
          'Line chart of the risk score on a scale from 1 to 9, from 2018 to 2027. It rose from 4.4 (medium) in 2018 to 5.3 (medium) in 2026, and the outlook is 5.6 (medium) in 2027.',
        Unit: 'points',
        Columns: ['Year', 'Score', 'Level', 'Outlook'],
        Rows: [[2027, 5.6, 'Medium', 'Yes']],
      },
    },
  },
});
