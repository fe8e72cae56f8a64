import { Type, type Static } from 'typebox';
import { closed, text } from '../../quantities.js';
import { block, changeOf, countedIn, followsFrom, growthOf } from '../blocks.js';
import { known, optional, Outlook, percent, Year } from '../body-parts.js';
import { growthYears } from '../businessenvironment/measures.js';
import { yearFigures } from './measures.js';

/** A series of years with its annual changes, and what is derived from it. */

const YearPoint = Type.Object(
  {
    Year,
    Value: known('The value.'),
    Change: optional(percent(yearFigures.Change.about, followsFrom(changeOf('Value')))),
    Outlook,
  },
  closed,
);

const YearSeries = Type.Object(
  {
    Name: text('What is counted or measured.', { minLength: 1 }),
    Unit: text('What it is counted or measured in.', { minLength: 1 }),
    Points: Type.Array(YearPoint, { description: 'Year by year, earliest first.' }),
  },
  closed,
);
export type YearSeries = Static<typeof YearSeries>;

export const yearSeries = (description: string) =>
  Type.Array(YearSeries, { description, ...block('series') });

const yearOf = (description: string) => optional({ ...Year, description });

const fiveYearsBefore = { from: `LatestYear - ${String(growthYears)}`, to: 'LatestYear' };

/** The latest figure and how it developed; the property that holds the figures of the years. */
export const historyFigures = (name = 'Value') => ({
  LatestYear: yearOf('The last historical year whose value is known.'),
  Latest: optional(
    Type.Number({
      description: 'The value of that year.',
      ...followsFrom(`at(${name}, LatestYear)`),
    }),
  ),
  Change: optional(
    percent(
      yearFigures.Change.about,
      followsFrom(`(at(${name}, LatestYear) / at(${name}, LatestYear - 1) - 1) * 100`),
    ),
  ),
  CompoundGrowth: optional(
    percent(yearFigures.CompoundGrowth.about, followsFrom(growthOf(name, fiveYearsBefore))),
  ),
});

/** The outlook. */
export const outlookFigures = (name = 'Value') => ({
  OutlookYear: yearOf('The last year of the outlook whose value is known.'),
  OutlookGrowth: optional(
    percent(
      yearFigures.OutlookGrowth.about,
      followsFrom(growthOf(name, { from: 'LatestYear', to: 'OutlookYear' })),
    ),
  ),
});

export const volatilityFigure = {
  Volatility: optional(
    Type.Number({
      description: yearFigures.Volatility.about,
      ...countedIn('Plain'),
      ...followsFrom('deviation(Change)'),
    }),
  ),
};
