// Written by `npm run generate` from the contract; do not edit.

/** What names a chart of a business environment report. */
export type BusinessEnvironmentImageName = 'Driver';

/** Every chart of a business environment report, in the order in which they are listed. */
export const businessEnvironmentImageNames: readonly BusinessEnvironmentImageName[] = ['Driver'];
