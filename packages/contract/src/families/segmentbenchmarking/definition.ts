import { defineFamily } from '../family.js';
import { industry } from '../industry/definition.js';
import { codeField } from '../key-fields.js';
import { segmentBenchmarkingSectionBodies as bodies } from './bodies.js';
import { segmentBenchmarkingCharts, segmentBenchmarkingSections as named } from './sections.js';
import { japanese } from './words-ja.js';

export const segmentBenchmarking = defineFamily({
  name: 'segmentbenchmarking',
  typeName: 'SegmentBenchmarking',
  title: 'Segment benchmarking reports',
  oneReport: 'a segment benchmarking report',
  about:
    'The businesses of one industry in one country by size band: statistics, ratios and market share of each, to measure a business against others of its size.',
  key: { fields: [codeField] },
  classifications: industry.classifications,
  sections: {
    title: { ...named.title, body: bodies.title },
    currentyearoverview: { ...named.currentyearoverview, body: bodies.currentyearoverview },
    keystatistics: { ...named.keystatistics, body: bodies.keystatistics },
    keyratios: { ...named.keyratios, body: bodies.keyratios },
  },
  charts: segmentBenchmarkingCharts,
  words: { Japanese: japanese },
  example: {
    Country: 'AU',
    key: { Code: '4511' },
    Title: 'Cafes and Restaurants',
    Sector: 'Accommodation and Food Services',
    sections: {
      tokens: ['title', 'currentyearoverview', 'keyratios'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: {
            Title: 'Cafes and Restaurants',
            Sector: 'Accommodation and Food Services',
            Source: 'Example Research',
            DataDate: '2026-06-30',
          },
        },
        {
          RequestedSection: 'Current Year Overview',
          StatusCode: 200,
          Body: {
            Year: 2026,
            ForecastYear: 2031,
            Currency: 'AUD',
            Segments: [
              {
                SegmentSize: '1 to 19 employees',
                AverageRevenue: 610000,
                TotalRevenue: 9150000000,
                MarketShare: 38.1,
                MarketShareForecast: 36.4,
                MarketSharePrediction: 'Decreasing',
              },
            ],
          },
        },
        { RequestedSection: 'Key Ratios', StatusCode: 404, Body: null },
      ],
    },
    chart: {
      name: 'SegmentShares',
      answer: {
        Title: 'Cafes and Restaurants in Australia',
        AltText:
          'Bar chart of revenue by size of business. 1 to 19 employees leads with 38.1%, followed by 20 to 199 employees with 31.5%.',
        Unit: '%',
        Columns: ['Name', 'Share of revenue (%)'],
        Rows: [['1 to 19 employees', 38.1]],
      },
    },
  },
});
