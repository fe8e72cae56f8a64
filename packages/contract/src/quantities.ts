import {
  Type,
  type TObject,
  type TOptional,
  type TNumber,
  type TNumberOptions,
  type TSchemaOptions,
} from 'typebox';
import { dayPattern } from './date-patterns.js';
import { countedIn, followsFrom, type OwnUnit } from './families/blocks.js';

/** A body lists all its properties, so that a misspelt or leaked property fails its schema. */
export const closed = { additionalProperties: false } as const;

export const amountUnits = ['Units', 'Thousands', 'Millions'] as const;
export type AmountUnit = (typeof amountUnits)[number];

export const currencyPattern = '^[A-Z]{3}$';

export const Currency = Type.String({
  description: 'Currency of every amount here: three letters (ISO 4217), such as `AUD`.',
  pattern: currencyPattern,
});

export const Unit = Type.Enum(amountUnits, {
  description: 'What every amount here is counted in: `Units`, `Thousands` or `Millions`.',
});

export const Year = Type.Integer({
  description: 'Reporting year: the calendar year of its balance date.',
  minimum: 1800,
  maximum: 2200,
});

export const isoDate = (description: string) =>
  Type.String({
    description: `${description} ISO 8601, such as \`2025-06-30\`.`,
    pattern: dayPattern,
  });

export const amount = (description: string, marks: TNumberOptions = {}) =>
  Type.Number({ description, ...marks });

export const percentage = (description: string) =>
  Type.Number({
    description: `${description} Per cent.`,
    minimum: 0,
    maximum: 100,
    ...countedIn('Percent'),
  });

export const text = (description: string, options: TSchemaOptions = {}) =>
  Type.String({ description, ...options });

/**
 * Units of lines other than the currency and unit of their body. A line's name says `per share`
 * itself.
 */
const lineUnits: Partial<Record<string, OwnUnit>> = {
  Count: 'Count',
  Currency: 'Currency',
  CurrencyPerShare: 'Currency',
};

function markUnit(unit: string) {
  const own = lineUnits[unit];
  return own && countedIn(own);
}

type OptionalNumbers<T> = { [Name in keyof T]: TOptional<TNumber> };

/** A figure as the definition tables describe it. */
export interface TableLine {
  about: string;
  unit?: string;
  formula?: string;
  movesLike?: string;
}

/**
 * An object with one optional number for each line of a table. The caller gives the bounds of each
 * line: numbers of a document have bounds, numbers of an answer have none.
 */
export function optionalNumbers<T extends Record<string, TableLine>>(
  lines: T,
  options: TSchemaOptions,
  bounds: (line: TableLine) => TNumberOptions = () => ({}),
): TObject<OptionalNumbers<T>> {
  const properties = Object.entries(lines).map(([name, line]) => {
    const { about, formula, unit = '' } = line;
    const description = formula === undefined ? about : `${about} Formula: \`${formula}\`.`;
    const marks = { ...markUnit(unit), ...(formula !== undefined && followsFrom(formula)) };
    return [name, Type.Optional(Type.Number({ description, ...marks, ...bounds(line) }))];
  });
  return Type.Object(Object.fromEntries(properties) as OptionalNumbers<T>, {
    ...closed,
    ...options,
  });
}
