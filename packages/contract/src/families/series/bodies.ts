import { Type, type Static } from 'typebox';
import { closed, text } from '../../quantities.js';
import { block } from '../blocks.js';
import { known, optional, Outlook, percent, Year } from '../body-parts.js';
import { yearFigures } from './measures.js';

/** A series of years with its annual changes, and what is derived from it. */

const YearPoint = Type.Object(
  {
    Year,
    Value: known('The value.'),
    Change: optional(percent(yearFigures.Change.about)),
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

/** The latest figure and where it comes from. */
export const historyFigures = {
  LatestYear: yearOf('The last historical year whose value is known.'),
  Latest: optional(Type.Number({ description: 'The value of that year.' })),
  Change: optional(percent(yearFigures.Change.about)),
  CompoundGrowth: optional(percent(yearFigures.CompoundGrowth.about)),
};

/** Where it goes. */
export const outlookFigures = {
  OutlookYear: yearOf('The last year of the outlook whose value is known.'),
  OutlookGrowth: optional(percent(yearFigures.OutlookGrowth.about)),
};

export const volatilityFigure = {
  Volatility: optional(Type.Number({ description: yearFigures.Volatility.about })),
};
