import type { SupplierDocument } from '../../src/index.js';

/** A correct document. */
export function sampleDocument(changes: Partial<SupplierDocument> = {}): SupplierDocument {
  return {
    ...{ Country: 'AU', Code: 1001, Language: 'English', Title: 'Redgum Ridge Wines Limited' },
    ...{ Source: 'Example Research', DataDate: '2026-06-30', Currency: 'AUD', Unit: 'Thousands' },
    Financials: [
      {
        BalanceDate: '2026-06-30',
        ProfitAndLoss: { EBIT: 120 },
        BalanceSheet: {
          ...{ TotalCurrentAssets: 400, TotalNonCurrentAssets: 600 },
          ...{ TotalCurrentLiabilities: 250, TotalNonCurrentLiabilities: 350 },
          ...{ ShareCapital: 100, Reserves: 0, RetainedEarnings: 300 },
        },
      },
    ],
    ...changes,
  };
}
