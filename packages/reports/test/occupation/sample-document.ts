import type { OccupationDocument } from '../../src/index.js';

export const sampleEarnings: NonNullable<OccupationDocument['Earnings']> = {
  Currency: 'AUD',
  Period: 'Year',
  Years: [2025, 2026].map((Year) => ({
    ...{ Year, Percentile10: 41e3, Percentile25: 52e3, Percentile50: 66e3 },
    ...{ Percentile75: 84e3, Percentile90: 108e3 },
  })),
};

/** A correct document. */
export function sampleDocument(changes: Partial<OccupationDocument> = {}): OccupationDocument {
  return {
    Country: 'AU',
    Code: '372131',
    Language: 'English',
    Title: 'Carpenter and Joiner',
    Source: 'Example Research',
    DataDate: '2026-06-30',
    Employment: [2024, 2025, 2026, 2027].map((Year) => ({
      Year,
      Value: Year * 10,
      ...(Year > 2026 && { Outlook: true }),
    })),
    Earnings: sampleEarnings,
    ...changes,
  };
}
