// Written by `npm run generate` from the contract; do not edit.

import type {
  SegmentBenchmarkingCurrentYearOverviewBody,
  SegmentBenchmarkingKeyRatiosBody,
  SegmentBenchmarkingKeyStatisticsBody,
  SegmentBenchmarkingTitleBody,
} from './section-bodies.js';

/** The body of each section of a segment benchmarking report, by the token that asks for it. */
export interface SegmentBenchmarkingSectionBodies {
  /** Title, sector and what the figures stand on */
  title: SegmentBenchmarkingTitleBody;
  /** Each size band with its average and total revenue, market share and what is expected */
  currentyearoverview: SegmentBenchmarkingCurrentYearOverviewBody;
  /** Revenue, profit, wages, employees and businesses of each size band by year */
  keystatistics: SegmentBenchmarkingKeyStatisticsBody;
  /** Market share, average revenue, margin and other ratios of each size band by year */
  keyratios: SegmentBenchmarkingKeyRatiosBody;
}

/** The label of each section of a segment benchmarking report, by its token. */
export interface SegmentBenchmarkingSectionLabels {
  /** Of the section `title`. */
  title: 'Title';
  /** Of the section `currentyearoverview`. */
  currentyearoverview: 'Current Year Overview';
  /** Of the section `keystatistics`. */
  keystatistics: 'Key Statistics';
  /** Of the section `keyratios`. */
  keyratios: 'Key Ratios';
}

/** What names a section of a segment benchmarking report in a request. */
export type SegmentBenchmarkingSectionToken = keyof SegmentBenchmarkingSectionBodies;

/** Every section of a segment benchmarking report, in the order in which readers see them. */
export const segmentBenchmarkingSectionTokens: readonly SegmentBenchmarkingSectionToken[] = [
  'title',
  'currentyearoverview',
  'keystatistics',
  'keyratios',
];
