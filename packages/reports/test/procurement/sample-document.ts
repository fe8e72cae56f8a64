import type { ProcurementDocument } from '../../src/index.js';

/** A correct document. */
export function sampleDocument(changes: Partial<ProcurementDocument> = {}): ProcurementDocument {
  return {
    Country: 'AU',
    Code: 'BULKWINE',
    Language: 'English',
    Title: 'Bulk wine',
    Source: 'Example Research',
    DataDate: '2026-06-30',
    Price: {
      ...{ Currency: 'AUD', Per: 'litre' },
      Years: [2025, 2026].map((Year) => ({ Year, Average: 1.2, Lowest: 1, Highest: 1.5 })),
    },
    InputCosts: [
      { Name: 'Grapes', Share: 58 },
      { Name: 'Other', Share: 42, Remainder: true },
    ],
    SupplierRisk: [{ Name: 'Harvest', Score: 6, Weight: 100 }],
    BuyerPower: [{ Name: 'Choice', Score: 4, Weight: 100 }],
    ...changes,
  };
}
