// Written by `npm run generate` from the contract; do not edit.

/** What names a chart of a segment benchmarking report. */
export type SegmentBenchmarkingImageName = 'SegmentShares';

/** Every chart of a segment benchmarking report, in the order in which they are listed. */
export const segmentBenchmarkingImageNames: readonly SegmentBenchmarkingImageName[] = [
  'SegmentShares',
];
