import { Type, type Static } from 'typebox';

const closed = { additionalProperties: false };
const largest = 1e15;

export const Year = Type.Integer({
  minimum: 1900,
  maximum: 2200,
  description: 'The year, or the year in which a financial year ends.',
});

const value = (description: string) =>
  Type.Union([Type.Number({ minimum: -largest, maximum: largest }), Type.Null()], { description });

export const OutlookPoint = Type.Object(
  {
    Year,
    Value: value('The figure, or null where it is not known: drawn as a gap, never as zero.'),
    Outlook: Type.Optional(
      Type.Boolean({
        description: 'True for an estimate of a year to come. Left out for history.',
      }),
    ),
  },
  { ...closed, description: 'The figure of one year, historical or outlook.' },
);
export type OutlookPoint = Static<typeof OutlookPoint>;

export const HistoryPoint = Type.Object(
  {
    Year,
    Value: value('The figure, or null where it is not known: drawn as a gap, never as zero.'),
  },
  { ...closed, description: 'The figure of one historical year.' },
);
export type HistoryPoint = Static<typeof HistoryPoint>;
