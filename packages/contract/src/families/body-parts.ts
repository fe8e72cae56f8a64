import { Type, type Static, type TSchema, type TSchemaOptions } from 'typebox';
import { codePattern, writtenCountryPattern } from '../key-patterns.js';
import { closed, currencyPattern, text } from '../quantities.js';
import { block, countedIn } from './blocks.js';

/** What section bodies of most families have in common. */

export const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

/** Left out if the publisher wrote no text. */
export const analysis = {
  AnalysisPlainText: optional(text('The text, with line-break and tab characters.', block('text'))),
  AnalysisHTML: optional(
    text('The same text as HTML that is safe to embed: no script, style or image.'),
  ),
};

export const Year = Type.Integer({
  description: 'The year, or the year in which a financial year ends.',
  minimum: 1900,
  maximum: 2200,
});

export const known = (description: string, marks: TSchemaOptions = {}) =>
  Type.Union([Type.Number(), Type.Null()], {
    description: `${description} Null: not known.`,
    ...marks,
  });

export const Outlook = optional(
  Type.Literal(true, { description: 'An estimate of a year to come. Left out for history.' }),
);

export const Currency = optional(
  Type.String({
    description: 'Currency of the amounts: three letters (ISO 4217).',
    pattern: currencyPattern,
  }),
);

export const percent = (description: string, marks: TSchemaOptions = {}) =>
  Type.Number({ description: `${description} Per cent.`, ...countedIn('Percent'), ...marks });

/** Another report that this one mentions. */
export const Reference = Type.Object(
  {
    Family: Type.String({ description: 'Family of the report.', pattern: '^[a-z]+$' }),
    Country: Type.String({
      description: 'Its country: two letters.',
      pattern: writtenCountryPattern,
    }),
    Region: optional(
      Type.String({
        description: 'Its state or province, where it is about one.',
        pattern: '^[A-Za-z0-9]{1,3}$',
      }),
    ),
    Code: optional(
      Type.String({
        description: 'Its code, where its family has codes.',
        pattern: codePattern,
      }),
    ),
    EntityId: optional(
      Type.Integer({
        description: 'Its number, where it is about a company.',
        minimum: 1,
        maximum: 2147483647,
      }),
    ),
    Title: text('What it is about.'),
  },
  { ...closed, ...block('references') },
);
export type Reference = Static<typeof Reference>;

export const reference = (description: string) => ({ ...Reference, description });
