import { Type, type Static } from 'typebox';
import { partialDayPattern } from '../../../date-patterns.js';
import { closed, text } from '../../../quantities.js';
import { block } from '../../blocks.js';

const analysis = {
  AnalysisPlainText: text('The text, with line-break and tab characters.', block('text')),
  AnalysisHTML: text('The same text as HTML that is safe to embed: no script, style or image.'),
};

export type BrandRow = Static<typeof BrandRow>;
export const BrandRow = Type.Object(
  {
    Name: text('Name of the brand.', { minLength: 1, maxLength: 200 }),
    Category: Type.Optional(
      text('What is sold under it, such as sparkling wine.', { minLength: 1, maxLength: 200 }),
    ),
    Description: Type.Optional(text('A sentence about it.', { minLength: 1, maxLength: 1000 })),
  },
  closed,
);

export type BrandsBody = Static<typeof BrandsBody>;
export const BrandsBody = Type.Object(
  {
    ...analysis,
    Brands: Type.Array(BrandRow, {
      description: 'The brands named one by one.',
      ...block('table'),
    }),
  },
  { ...closed, $id: 'BrandsBody', description: 'Some major brands operated or owned.' },
);

export type SwotPoint = Static<typeof SwotPoint>;
export const SwotPoint = Type.Object(
  {
    Point: text('The point in a few words.', { minLength: 1, maxLength: 200 }),
    Detail: Type.Optional(text('What stands behind it.', { minLength: 1, maxLength: 2000 })),
  },
  closed,
);

export type SwotBody = Static<typeof SwotBody>;
export const SwotBody = Type.Object(
  {
    ...analysis,
    Strengths: Type.Array(SwotPoint, {
      description: 'What the company does better than others.',
      ...block('table'),
    }),
    Weaknesses: Type.Array(SwotPoint, {
      description: 'What holds the company back.',
      ...block('table'),
    }),
    Opportunities: Type.Array(SwotPoint, {
      description: 'What it could gain from.',
      ...block('table'),
    }),
    Threats: Type.Array(SwotPoint, { description: 'What could harm it.', ...block('table') }),
  },
  { ...closed, $id: 'SWOTBody', description: 'Strengths, weaknesses, opportunities, threats.' },
);

export const historyEventKinds = [
  'Milestone',
  'Acquisition',
  'Divestment',
  'OwnershipChange',
] as const;

export type HistoryEvent = Static<typeof HistoryEvent>;
export const HistoryEvent = Type.Object(
  {
    Date: Type.String({
      description: 'When: a year, a month or a day, such as `2019`, `2019-07` or `2019-07-01`.',
      pattern: partialDayPattern,
    }),
    Kind: Type.Enum(historyEventKinds, { description: 'What kind of event it was.' }),
    Description: text('What happened.', { minLength: 1, maxLength: 2000 }),
  },
  closed,
);

export type HistoryBody = Static<typeof HistoryBody>;
export const HistoryBody = Type.Object(
  {
    ...analysis,
    Events: Type.Array(HistoryEvent, {
      description: 'The events, earliest first.',
      ...block('table'),
    }),
  },
  { ...closed, $id: 'HistoryBody', description: 'Milestones and changes, in order of time.' },
);
