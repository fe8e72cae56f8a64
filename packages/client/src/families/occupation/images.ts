// Written by `npm run generate` from the contract; do not edit.

/** What names a chart of an occupation report. */
export type OccupationImageName = 'Employment' | 'Earnings' | 'EmployingIndustries';

/** Every chart of an occupation report, in the order in which they are listed. */
export const occupationImageNames: readonly OccupationImageName[] = [
  'Employment',
  'Earnings',
  'EmployingIndustries',
];
