// Written by `npm run generate` from the contract; do not edit.

/** What names a chart of a procurement report. */
export type ProcurementImageName = 'Price' | 'InputCosts';

/** Every chart of a procurement report, in the order in which they are listed. */
export const procurementImageNames: readonly ProcurementImageName[] = ['Price', 'InputCosts'];
