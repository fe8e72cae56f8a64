/** The sections of a segment benchmarking report, in the order in which readers see them. */
export const segmentBenchmarkingSections = {
  title: { label: 'Title', about: 'Title, sector and what the figures stand on' },
  currentyearoverview: {
    label: 'Current Year Overview',
    about: 'Each size band with its average and total revenue, market share and what is expected',
  },
  keystatistics: {
    label: 'Key Statistics',
    about: 'Revenue, profit, wages, employees and businesses of each size band by year',
  },
  keyratios: {
    label: 'Key Ratios',
    about: 'Market share, average revenue, margin and other ratios of each size band by year',
  },
} as const;

export type SegmentBenchmarkingSectionToken = keyof typeof segmentBenchmarkingSections;

/** The chart images of a report, each with what it shows. */
export const segmentBenchmarkingCharts = {
  SegmentShares: 'Market share of each size band of businesses in the current year',
} as const;
