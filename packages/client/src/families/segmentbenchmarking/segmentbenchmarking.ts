// Written by `npm run generate` from the contract; do not edit.

import type { ChartMethods } from '../chart-methods.js';
import type { ListMethods } from '../list-methods.js';
import type { SectionMethods } from '../section-methods.js';
import type { SegmentBenchmarkingImageName } from './images.js';
import type {
  SegmentBenchmarkingSectionBodies,
  SegmentBenchmarkingSectionLabels,
} from './sections.js';

/** What names a segment benchmarking report. */
export interface SegmentBenchmarkingKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names a segment benchmarking report in an answer. */
export interface SegmentBenchmarkingReport {
  /** Country code of two letters. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface SegmentBenchmarkingShape {
  key: SegmentBenchmarkingKey;
  report: SegmentBenchmarkingReport;
  filter: {
    /** Country code of two letters, such as `AU`. */
    country: string;
    /** Only these; if left out, every report that the client may read. */
    codes?: readonly string[] | undefined;
  };
  variants: unknown;
  bodies: SegmentBenchmarkingSectionBodies;
  labels: SegmentBenchmarkingSectionLabels;
  image: SegmentBenchmarkingImageName;
}

/** Segment benchmarking reports: `client.segmentbenchmarking`. The businesses of one industry in one country by size band: statistics, ratios and market share of each, to measure a business against others of its size. */
export interface SegmentBenchmarking
  extends
    SectionMethods<SegmentBenchmarkingShape>,
    ChartMethods<SegmentBenchmarkingShape>,
    ListMethods<SegmentBenchmarkingShape> {}
