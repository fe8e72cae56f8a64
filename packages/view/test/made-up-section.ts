import type { Schema } from './body-arbitrary.js';

const text = { type: 'string' };
const number = { type: 'number' };
const year = { type: 'integer', minimum: 1800, maximum: 2200 };
const numberOrNull = { anyOf: [number, { type: 'null' }] };
const analysis = {
  AnalysisPlainText: { ...text, 'x-block': { kind: 'text' } },
  AnalysisHTML: text,
};

export const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

export const list = (items: Schema, mark?: object): Schema => ({
  type: 'array',
  items,
  ...(mark && { 'x-block': mark }),
});

const Points = list(
  object({
    Date: { ...text, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
    Value: numberOrNull,
    Note: text,
  }),
);
export const seriesItem = object({ Name: text, Unit: text, Points, Source: text });

export const scoreItem = object({
  Name: text,
  Score: number,
  Minimum: number,
  Maximum: number,
  Weight: number,
  Level: { enum: ['VeryLow', 'High'] },
  ...analysis,
});

export const referenceItem = object({
  Title: text,
  Family: text,
  Country: text,
  Code: text,
  Share: number,
});

/** A body with every kind of block, some of them within rows. */
export const madeUpBody = object({
  ...analysis,
  Statistics: list(seriesItem, { kind: 'series' }),
  Components: list(scoreItem, { kind: 'scores' }),
  Related: list(referenceItem, { kind: 'references' }),
  Currency: { ...text, pattern: '^[A-Z]{3}$' },
  Unit: { enum: ['Thousands', 'Millions'] },
  Drivers: list(
    object({
      Name: text,
      Direction: { enum: ['Positive', 'Negative'] },
      Profile: { ...referenceItem, 'x-block': { kind: 'references' } } as Schema,
      Trend: list(seriesItem, { kind: 'series' }),
      Rates: list(object({ Year: year, Rate: numberOrNull }), {
        kind: 'table',
        years: 'columns',
      }),
      ...analysis,
    }),
    { kind: 'table' },
  ),
  Regions: list(
    object({
      Region: text,
      Profile: { ...referenceItem, 'x-block': { kind: 'references' } } as Schema,
    }),
    { kind: 'table' },
  ),
  Measures: list(object({ Name: text, Value: number, Year: year }), {
    kind: 'facts',
  }),
  Questions: list(text, { kind: 'table' }),
});
