import { Type, type Static } from 'typebox';
import { closed, text } from '../../../quantities.js';
import { block, changeOf, countedIn, followsFrom, growthOf } from '../../blocks.js';
import { analysis, known, optional, percent, Year } from '../../body-parts.js';
import { businessEnvironmentChartNames } from '../charts.js';
import {
  businessEnvironmentFigures,
  growthYears,
  type BusinessEnvironmentFigure,
} from '../measures.js';
import { Interval } from './words.js';

/** The sections with the series. */

const charts = {
  Images: optional(
    Type.Array(Type.Enum(businessEnvironmentChartNames, { description: 'Name of an image.' }), {
      description: 'The charts that belong to this section, by the names of the images.',
    }),
  ),
  Facts: optional(
    Type.Array(
      Type.Object(
        {
          Name: Type.Enum(businessEnvironmentChartNames, { description: 'The chart it is about.' }),
          Value: text('What the chart shows, in one sentence or two.'),
        },
        closed,
      ),
      { description: 'What the chart shows, in words.', ...block('facts') },
    ),
  ),
};

const inPercent = (name: BusinessEnvironmentFigure, formula: string) =>
  optional(
    percent(
      businessEnvironmentFigures[name].about.replace(', in per cent.', '.'),
      followsFrom(formula),
    ),
  );
const inPoints = (name: BusinessEnvironmentFigure, formula: string) =>
  optional(
    Type.Number({
      description: businessEnvironmentFigures[name].about,
      ...countedIn('Plain'),
      ...followsFrom(formula),
    }),
  );

/** A year as it is, a quarter as `2026-Q2`, a month as `2026-06`. */
const period = '^[0-9]{4}(-(Q[1-4]|[0-9]{2}))?$';

export type BusinessEnvironmentPoint = Static<typeof Point>;
const Point = Type.Object(
  {
    Year: optional({ ...Year, description: 'The year, where the series is one of years.' }),
    Date: optional(
      Type.String({
        description: 'The quarter or month, where it is not: `2026-Q2`, `2026-06`.',
        pattern: period,
      }),
    ),
    Value: known('The value.'),
    Change: inPercent('Change', changeOf('Value')),
    PointChange: inPoints('PointChange', 'Value - before(Value)'),
    Outlook: optional(
      Type.Literal(true, { description: 'An estimate of what is to come. Left out for history.' }),
    ),
  },
  closed,
);

export type BusinessEnvironmentSeries = Static<typeof Series>;
const Series = Type.Object(
  {
    Name: text('What is measured.', { minLength: 1 }),
    Unit: text('What it is measured in.', { minLength: 1 }),
    Source: text('Who the figures come from.'),
    Points: Type.Array(Point, { description: 'One after another, earliest first.' }),
  },
  closed,
);

const series = (description: string) => Type.Array(Series, { description, ...block('series') });

/** The names of periods in formulas. */
const to = 'LatestPeriod';
const fiveYearsBefore = `${to} - ${String(growthYears)}`;

export type BusinessEnvironmentStatisticsBody = Static<typeof BusinessEnvironmentStatisticsBody>;
export const BusinessEnvironmentStatisticsBody = Type.Object(
  {
    Interval,
    LatestPeriod: optional(
      Type.String({
        description: 'The last period of the history whose value is known, as in `Points`.',
        pattern: period,
      }),
    ),
    Latest: optional(
      Type.Number({ description: 'The value of that period.', ...followsFrom(`at(Value, ${to})`) }),
    ),
    LatestUnit: optional(text('What that value is measured in.', { minLength: 1 })),
    Change: inPercent('Change', `(at(Value, ${to}) / at(Value, ${to} - 1) - 1) * 100`),
    PointChange: inPoints('PointChange', `at(Value, ${to}) - at(Value, ${to} - 1)`),
    CompoundGrowth: inPercent('CompoundGrowth', growthOf('Value', { from: fiveYearsBefore, to })),
    Volatility: inPoints('Volatility', 'deviation(Change)'),
    PointVolatility: inPoints('PointVolatility', 'deviation(PointChange)'),
    ...charts,
    Series: series('The whole series, outlook included.'),
  },
  {
    ...closed,
    $id: 'BusinessEnvironmentStatisticsBody',
    description: 'The series, and what is derived from it.',
  },
);

export const BusinessEnvironmentPerformanceBody = Type.Object(
  { ...analysis, Series: optional(series('The history of the series.')) },
  {
    ...closed,
    $id: 'BusinessEnvironmentPerformanceBody',
    description: 'How the driver has moved.',
  },
);

export const BusinessEnvironmentOutlookBody = Type.Object(
  { ...analysis, Series: optional(series('The outlook of the series.')) },
  { ...closed, $id: 'BusinessEnvironmentOutlookBody', description: 'What is expected of it.' },
);
