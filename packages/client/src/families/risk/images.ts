// Written by `npm run generate` from the contract; do not edit.

/** What names a chart of a risk report. */
export type RiskImageName = 'RiskScore' | 'RiskComponents';

/** Every chart of a risk report, in the order in which they are listed. */
export const riskImageNames: readonly RiskImageName[] = ['RiskScore', 'RiskComponents'];
