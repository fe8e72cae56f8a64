import { Type, closed } from '@broadsheet/contract';
import type { Static } from 'typebox';
import { IndustryReport } from '../document/heading.js';
import { markdown, Name } from '../document/parts.js';
import { amounts, counts, headingProperties, profits } from '../statistics/document.js';

/** More size bands could not be distinguished in a chart. */
const mostSegments = 12;

const share = (description: string) =>
  Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description: `${description} Per cent; for all segments or for none, summing to 100. Derived where Revenue of all segments is given, and must agree with that.`,
    }),
  );

const Segment = Type.Object(
  {
    SegmentSize: Name('The size band, such as 1 to 19 employees.'),
    Revenue: amounts('Revenue of the businesses of the band.'),
    Profit: profits('Their profit or loss.'),
    Wages: amounts('Wages and salaries that they pay.'),
    Employees: counts('People that they employ.'),
    Businesses: counts('How many they are.'),
    Establishments: counts('Their establishments (locations).'),
    MarketShare: share('Its share of the revenue of all segments in the current year.'),
    MarketShareForecast: share('The same in the last year of the outlook.'),
  },
  { ...closed, description: 'The businesses of one size band.' },
);
export type Segment = Static<typeof Segment>;

/**
 * A document as publishers write it, in JSON or YAML. Ratios and the overview are derived, never
 * given.
 */
export const SegmentBenchmarkingDocument = Type.Object(
  {
    ...headingProperties,
    IndustryReport,
    Overview: Type.Optional(markdown('How the size bands differ, and where they are going.')),
    Segments: Type.Array(Segment, {
      minItems: 2,
      maxItems: mostSegments,
      description:
        'The size bands, smallest businesses first; each business belongs to one of them.',
    }),
  },
  {
    ...closed,
    title: 'Segment benchmarking report',
    description:
      'The businesses of one industry in one country and one language by size band: series, from which ratios, market shares and the chart are derived.',
  },
);
export type SegmentBenchmarkingDocument = Static<typeof SegmentBenchmarkingDocument>;
export type ValidDocument = Partial<SegmentBenchmarkingDocument>;
