import type { StateDocument } from '../../src/index.js';

/** A correct document. */
export function sampleDocument(changes: Partial<StateDocument> = {}): StateDocument {
  return {
    Country: 'AU',
    Region: 'VIC',
    RegionName: 'Victoria',
    Code: '1214',
    Language: 'English',
    Title: 'Wine Making',
    Sector: 'Manufacturing',
    Source: 'Example Research',
    DataDate: '2026-06-30',
    Currency: 'AUD',
    Revenue: [2024, 2025, 2026, 2027].map((Year, index) => ({
      Year,
      Value: 100 + index,
      ...(Year > 2026 && { Outlook: true }),
    })),
    ...changes,
  };
}
