import type { BusinessEnvironmentDocument } from '../../src/index.js';

/** A correct document. */
export function sampleDocument(
  changes: Partial<BusinessEnvironmentDocument> = {},
): BusinessEnvironmentDocument {
  return {
    Country: 'AU',
    Code: 'GRAPES',
    Language: 'English',
    Title: 'Price of wine grapes',
    Source: 'Example Research',
    DataDate: '2026-06-30',
    Unit: 'AUD a tonne',
    Interval: 'Year',
    Points: [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027].map((Year) => ({
      Year,
      Value: Year - 1400,
      ...(Year > 2026 && { Outlook: true }),
    })),
    ...changes,
  };
}
