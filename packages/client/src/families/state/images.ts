// Written by `npm run generate` from the contract; do not edit.

/** What names a chart of a state report. */
export type StateImageName = 'Revenue' | 'Employees' | 'RegionalShares';

/** Every chart of a state report, in the order in which they are listed. */
export const stateImageNames: readonly StateImageName[] = [
  'Revenue',
  'Employees',
  'RegionalShares',
];
