import type { SegmentBenchmarkingDocument } from '../../src/index.js';

/** A correct document. */
export function sampleDocument(
  changes: Partial<SegmentBenchmarkingDocument> = {},
): SegmentBenchmarkingDocument {
  const series = (first: number) =>
    [2024, 2025, 2026, 2027].map((Year, index) => ({
      Year,
      Value: first + index,
      ...(Year > 2026 && { Outlook: true }),
    }));
  return {
    Country: 'AU',
    Code: '4511',
    Language: 'English',
    Title: 'Cafes and Restaurants',
    Sector: 'Accommodation and Food Services',
    Source: 'Example Research',
    DataDate: '2026-06-30',
    Currency: 'AUD',
    Segments: [
      { SegmentSize: 'Small', Revenue: series(300), Businesses: series(30) },
      { SegmentSize: 'Large', Revenue: series(700), Businesses: series(7) },
    ],
    ...changes,
  };
}
