import type { EsgDocument } from '../../src/index.js';

/** A correct document. */
export const sample: EsgDocument = {
  Country: 'AU',
  Code: '1214',
  Language: 'English',
  Title: 'Wine Manufacturing',
  Sector: 'Manufacturing',
  Source: 'Test data',
  DataDate: '2026-06-30',
  ScoreYear: 2026,
  IndustryReport: true,
  Environmental: {
    Weight: 50,
    Text: 'Water **matters**.',
    Components: [
      { Name: 'Water', Score: 7, Weight: 60, Text: 'It is scarce.' },
      { Name: 'Emissions', Score: 4, Weight: 40 },
    ],
  },
  Social: { Weight: 30, Components: [{ Name: 'Labour', Score: 5.5, Weight: 100 }] },
  Governance: { Weight: 20, Components: [{ Name: 'Owners', Score: 2.4, Weight: 100 }] },
  History: [
    { Year: 2024, Environmental: 6, Social: null, Governance: 2 },
    { Year: 2025, Environmental: 6.2, Social: 5, Governance: 2.2 },
  ],
  Analysis: { Overview: 'In short.', Regulation: 'Rules.' },
  Regulation: [{ Name: 'Water Act', Detail: 'Limits.' }],
};
