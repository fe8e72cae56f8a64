// Written by `npm run generate` from the contract; do not edit.

/** What names a chart of an ESG report. */
export type EsgImageName = 'EsgScores';

/** Every chart of an ESG report, in the order in which they are listed. */
export const esgImageNames: readonly EsgImageName[] = ['EsgScores'];
