import { defineFamily, joinSections } from '../family.js';
import { codeField } from '../key-fields.js';
import { occupationSectionBodies } from './bodies.js';
import { occupationCharts } from './charts.js';
import { occupationSections } from './sections.js';
import { japanese } from './words-ja.js';

export const occupation = defineFamily({
  name: 'occupation',
  typeName: 'Occupation',
  title: 'Occupation reports',
  oneReport: 'an occupation report',
  about:
    'One occupation in one country: what the work is, how many people do it, what they earn, who employs them and what is expected.',
  key: { fields: [codeField] },
  classifications: { AU: 'OSCA-2024', US: 'SOC-2018' },
  sections: joinSections(occupationSections, occupationSectionBodies),
  charts: occupationCharts,
  words: { Japanese: japanese },
  example: {
    Country: 'AU',
    key: { Code: '372131' },
    Title: 'Carpenter and Joiner',
    Sector: 'Construction trades workers',
    sections: {
      tokens: ['title', 'employingindustries', 'regions'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: {
            Title: 'Carpenter and Joiner',
            Group: 'Construction trades workers',
            Source: 'Example Research',
            DataDate: '2026-06-30',
          },
        },
        {
          RequestedSection: 'Employing Industries',
          StatusCode: 200,
          Body: {
            Images: ['EmployingIndustries'],
            Facts: [
              {
                Name: 'EmployingIndustries',
                Value: 'Bar chart of employment by industry in 2 parts.',
              },
            ],
            OtherShare: 18,
            Industries: [
              {
                Family: 'industry',
                Country: 'AU',
                Code: '3011',
                Title: 'House Construction',
                Share: 82,
              },
            ],
          },
        },
        { RequestedSection: 'Regions', StatusCode: 404, Body: null },
      ],
    },
    chart: {
      name: 'EmployingIndustries',
      answer: {
        Title: 'Carpenter and Joiner, Australia',
        AltText:
          'Bar chart of employment by industry in 2 parts. The largest is House Construction (82%).',
        Unit: '%',
        Columns: ['Name', 'Share of employment (%)'],
        Rows: [['House Construction', 82]],
      },
    },
  },
});
