import { Type, type Static, type TSchema } from 'typebox';
import { closed, text } from '../../quantities.js';
import { block, countedIn, followsFrom } from '../blocks.js';
import { analysis, Currency, optional, percent, reference, Year } from '../body-parts.js';
import { trends } from '../industry/measures.js';
import { chartProperties } from '../scores/bodies.js';
import { dataSeries, ratioOf, statisticOf, titleProperties } from '../statistics/bodies.js';
import {
  segmentRatioNames,
  segmentRatios,
  segmentStatisticNames,
  steadyPoints,
} from './measures.js';
import { segmentBenchmarkingCharts, type SegmentBenchmarkingSectionToken } from './sections.js';

const chartNames = Object.keys(segmentBenchmarkingCharts) as ['SegmentShares'];
const charts = chartProperties(chartNames);

const SegmentSize = text('The size band, such as `1 to 19 employees`.');

const segmentsOf = <Statistics extends TSchema>(Statistics: Statistics) =>
  Type.Array(Type.Object({ SegmentSize, Statistics }, closed), {
    description: 'Each size band, smallest businesses first.',
  });

const amountOf = (description: string) =>
  optional(Type.Number({ description, ...countedIn('Currency') }));

/** The revenue of all bands is that of each, summed. */
const ratioFormulas = {
  ...segmentRatios,
  MarketShare: { formula: segmentRatios.MarketShare.formula.replace('AllRevenue', 'sum(Revenue)') },
};

const OverviewRow = Type.Object(
  {
    SegmentSize,
    AverageRevenue: amountOf('Revenue of the average business, in whole units of the currency.'),
    TotalRevenue: amountOf('Revenue of all businesses of the band.'),
    MarketShare: optional(
      percent(
        'Its share of the revenue of all bands.',
        followsFrom('TotalRevenue / sum(TotalRevenue) * 100'),
      ),
    ),
    MarketShareForecast: optional(percent('The same in the year of the forecast.')),
    MarketSharePrediction: optional(
      Type.Enum(trends, {
        description: `What its share is expected to do; \`Steady\` below ${String(steadyPoints)} percentage points.`,
      }),
    ),
  },
  closed,
);
export type SegmentOverviewRow = Static<typeof OverviewRow>;

/** The body of each section, by its token. */
export const segmentBenchmarkingSectionBodies = {
  title: Type.Object(titleProperties, {
    ...closed,
    $id: 'SegmentBenchmarkingTitleBody',
    description: 'What the report is about.',
  }),
  currentyearoverview: Type.Object(
    {
      Images: optional(charts.Images),
      Facts: optional(charts.Facts),
      Year: { ...Year, description: 'The current year: the last one of the history.' },
      ForecastYear: optional({ ...Year, description: 'The year of the forecast.' }),
      Currency,
      ...analysis,
      Segments: Type.Array(OverviewRow, {
        description: 'Each size band, smallest businesses first.',
        ...block('table'),
      }),
      Industry: optional(reference('The report on the industry itself.')),
    },
    {
      ...closed,
      $id: 'SegmentBenchmarkingCurrentYearOverviewBody',
      description: 'The size bands beside each other.',
    },
  ),
  keystatistics: Type.Object(
    {
      Segments: segmentsOf(
        Type.Array(statisticOf(segmentStatisticNames), {
          description: 'The statistics of the band.',
          ...dataSeries,
        }),
      ),
    },
    {
      ...closed,
      $id: 'SegmentBenchmarkingKeyStatisticsBody',
      description: 'The statistics of each size band by year.',
    },
  ),
  keyratios: Type.Object(
    {
      Segments: segmentsOf(
        Type.Array(ratioOf(segmentRatioNames, ratioFormulas), {
          description: 'The ratios of the band.',
          ...dataSeries,
        }),
      ),
    },
    {
      ...closed,
      $id: 'SegmentBenchmarkingKeyRatiosBody',
      description: 'The ratios of each size band by year.',
    },
  ),
} as const satisfies Record<SegmentBenchmarkingSectionToken, TSchema>;

export type SegmentBenchmarkingSectionBody<Token extends SegmentBenchmarkingSectionToken> = Static<
  (typeof segmentBenchmarkingSectionBodies)[Token]
>;
