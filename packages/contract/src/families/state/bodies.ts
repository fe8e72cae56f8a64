import { Type, type Static, type TSchema } from 'typebox';
import { closed, text } from '../../quantities.js';
import { block, countedIn } from '../blocks.js';
import { analysis, Currency, optional, percent, reference, Year } from '../body-parts.js';
import { Growth } from '../industry/bodies/statistics.js';
import { driverDirections } from '../industry/measures.js';
import { chartProperties } from '../scores/bodies.js';
import {
  dataSeries,
  ratioOf,
  statisticOf,
  Suppressed,
  titleProperties,
} from '../statistics/bodies.js';
import { stateStatisticNames } from './measures.js';
import { stateCharts, type StateSectionToken } from './sections.js';

const chartNames = Object.keys(stateCharts) as (keyof typeof stateCharts)[];
const { Images, Facts } = chartProperties(chartNames);
const charts = { Images: optional(Images), Facts: optional(Facts) };

const Region = text('The part of its ISO 3166-2 code after the country, such as `VIC`.');

const statistics = (description: string) =>
  Type.Array(statisticOf(stateStatisticNames), { description, ...dataSeries });

const Driver = Type.Object(
  {
    Name: text('What moves the industry.'),
    Direction: Type.Enum(driverDirections, {
      description: 'Whether a rise helps the industry, harms it, or does both.',
    }),
    Detail: optional(text('How it acts in this region.')),
  },
  closed,
);

const amount = (description: string) =>
  optional(Type.Number({ description, ...countedIn('Currency') }));
const count = (description: string) =>
  optional(Type.Number({ description, ...countedIn('Plain') }));

const PlaceInYear = Type.Object(
  {
    Name: text('The region or the country.'),
    Year: { ...Year, description: 'The last historical year in which both are known.' },
    Revenue: amount('Revenue.'),
    Wages: amount('Wages.'),
    Employees: count('People employed.'),
    Establishments: count('Establishments.'),
  },
  closed,
);
export type PlaceInYear = Static<typeof PlaceInYear>;

const Latest = Type.Object(
  {
    Currency,
    Places: Type.Array(PlaceInYear, {
      description: 'The region, then the country.',
      ...block('table'),
    }),
  },
  {
    ...closed,
    description: 'The region and the whole country beside each other. Absent as `National` is.',
  },
);

const ComparedRegion = Type.Object(
  {
    Rank: optional(
      Type.Integer({ description: 'Place by revenue.', minimum: 1, ...countedIn('Plain') }),
    ),
    Region,
    Name: text("The region's name."),
    Revenue: optional(Type.Number({ description: 'Revenue of `Year`.', ...countedIn('Currency') })),
    Share: optional(percent('Its share of national revenue.')),
    Growth: optional(percent('Average annual change of revenue over the history (compound).')),
    Suppressed,
  },
  closed,
);
export type ComparedRegion = Static<typeof ComparedRegion>;

/** The body of each section, by its token. */
export const stateSectionBodies = {
  title: Type.Object(
    { ...titleProperties, Region, RegionName: text("The region's name.") },
    { ...closed, $id: 'StateTitleBody', description: 'What the report is about.' },
  ),
  overview: Type.Object(
    { ...analysis, Industry: optional(reference('The report on the industry in the country.')) },
    { ...closed, $id: 'StateOverviewBody', description: 'The industry in the region.' },
  ),
  keystatistics: Type.Object(
    {
      ...charts,
      Latest: optional(Latest),
      Statistics: statistics('The series of the region.'),
      Growth: optional(Growth('Compound growth of each, history and outlook apart.')),
      National: optional(
        statistics(
          'The same of the whole country, from the industry report. Absent where that is not published, or the client may not read it.',
        ),
      ),
      Shares: optional(
        Type.Array(ratioOf(stateStatisticNames), {
          description: 'The share of the region in each, in per cent. Absent as `National` is.',
          ...dataSeries,
        }),
      ),
    },
    {
      ...closed,
      $id: 'StateKeyStatisticsBody',
      description: 'The region beside the whole country.',
    },
  ),
  drivers: Type.Object(
    {
      ...analysis,
      Drivers: optional(
        Type.Array(Driver, { description: 'Drivers one by one.', ...block('table') }),
      ),
    },
    { ...closed, $id: 'StateDriversBody', description: 'What moves the industry there.' },
  ),
  outlook: Type.Object(
    { ...analysis, Statistics: optional(statistics('The outlook of each series that has one.')) },
    { ...closed, $id: 'StateOutlookBody', description: 'What is expected.' },
  ),
  regionalcomparison: Type.Object(
    {
      ...charts,
      Year: { ...Year, description: 'The year of revenue and shares.' },
      Currency,
      Regions: Type.Array(ComparedRegion, {
        description: 'Every published region of the industry, largest revenue first.',
        ...block('table'),
      }),
    },
    {
      ...closed,
      $id: 'StateRegionalComparisonBody',
      description: 'The regions of the industry beside each other.',
    },
  ),
} as const satisfies Record<StateSectionToken, TSchema>;

export type StateSectionBody<Token extends StateSectionToken> = Static<
  (typeof stateSectionBodies)[Token]
>;
