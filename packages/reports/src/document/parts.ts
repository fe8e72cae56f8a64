import {
  closed,
  codePattern,
  currencyPattern,
  partialDayPattern,
  Type,
  writtenCountryPattern,
} from '@broadsheet/contract';
import type { TSchema } from 'typebox';

/** About forty thousand words: no chapter is longer, but a pasted file may be. */
const longestText = 200_000;

export const markdown = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: longestText,
    // Tells forms to show a preview of the text.
    contentMediaType: 'text/markdown',
    description: `${description} Markdown, at most 200,000 characters; HTML in it is shown as text.`,
  });
export const line = (description: string, maxLength = 1000) =>
  Type.String({ minLength: 1, maxLength, description });

/** Longer names of parts cannot be drawn beside their figures in a readable size. */
const longestName = 80;

/** Official titles run to about 130 characters; charts wrap them. */
const longestTitle = 150;

export const Name = (description: string) =>
  Type.String({ minLength: 1, maxLength: longestName, description });

export const Title = (description: string) =>
  Type.String({ minLength: 1, maxLength: longestTitle, description });

/** Earlier years and dates are mistyped. */
export const firstYear = 1900;

export const Year = Type.Integer({
  minimum: firstYear,
  maximum: 2200,
  description: 'The year, or the year in which a financial year ends.',
});

export const rows = <Row extends TSchema>(row: Row, maxItems: number, description: string) =>
  Type.Optional(Type.Array(row, { minItems: 1, maxItems, description }));
export const code = (description: string) => Type.String({ pattern: codePattern, description });

export const currency = (what: string) =>
  Type.String({ pattern: currencyPattern, description: `${what} (ISO 4217), such as AUD.` });

export const regionCode = (what: string) =>
  Type.String({
    pattern: '^[A-Z0-9]{1,3}$',
    description: `${what} of its ISO 3166-2 code after the country, such as VIC.`,
  });

/** The country of a report that this one names. */
export const country = Type.Optional(
  Type.String({
    pattern: writtenCountryPattern,
    description: "Its country, where it is not this report's: two upper-case letters.",
  }),
);

export const Reading = Type.Object(
  {
    Name: line('What it is called.', 300),
    Publisher: Type.Optional(line('Who publishes it.', 200)),
    Address: Type.Optional(
      Type.String({
        pattern: '^https?://[^\\s<>"\']{3,500}$',
        description: 'Where it is found on the web: an address that begins with https://.',
      }),
    ),
    Date: Type.Optional(
      Type.String({
        pattern: partialDayPattern,
        description: 'When it was published or read: a year, a month or a day.',
      }),
    ),
  },
  { ...closed, description: 'A source of figures or facts.' },
);
