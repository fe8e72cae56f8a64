import type { RiskDocument } from '../../src/index.js';

/** A correct document. */
export const sample: RiskDocument = {
  Country: 'AU',
  Code: '1214',
  Language: 'English',
  Title: 'Wine Manufacturing',
  Sector: 'Manufacturing',
  Source: 'Test data',
  DataDate: '2026-06-30',
  ScoreYear: 2027,
  IndustryReport: true,
  Structural: {
    Weight: 40,
    Text: 'Trade **matters**.',
    Components: [
      { Component: 'Trade', Score: 7, Weight: 60, Text: 'One market is large.' },
      { Component: 'LifeCycle', Score: 4, Weight: 40 },
    ],
  },
  Growth: { Weight: 30, Components: [{ Name: 'Expected growth', Score: 5.5, Weight: 100 }] },
  Sensitivity: {
    Weight: 30,
    Components: [
      { Name: 'Exchange rate', Score: 8, Weight: 75, Driver: 'EXCHANGE' },
      { Name: 'Weather', Score: 2, Weight: 25 },
    ],
  },
  History: [
    { Year: 2025, Structural: 6, Growth: 5, Sensitivity: 7 },
    { Year: 2026, Structural: 6.2, Growth: null, Sensitivity: 6.8 },
  ],
  Analysis: { Overview: 'In short.', Outlook: 'Ahead.' },
  RelatedIndustries: [{ Code: '4511', Title: 'Cafes' }],
};
