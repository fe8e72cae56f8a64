import { Type, closed } from '@broadsheet/contract';
import type { Static } from 'typebox';

const Code = Type.String({
  description: 'Letters, digits and hyphens, without dots.',
  pattern: '^[A-Za-z0-9]([A-Za-z0-9-]{0,14}[A-Za-z0-9])?$',
});

const Text = (description: string, maxLength: number) =>
  Type.String({ description, minLength: 1, maxLength });

/** In capitals, so that no two names differ by letter case alone. */
const Version = Type.String({
  description: 'System and version in capitals, such as `ANZSIC-2006`.',
  pattern: '^[A-Z][A-Z0-9]{0,15}-[A-Z0-9.]{1,15}$',
  examples: ['ANZSIC-2006'],
});

const origin = {
  $schema: Type.Optional(
    Type.String({ description: 'Where this schema is, for editors.', maxLength: 500 }),
  ),
  Source: Text('Where it is from: the office, and the address of the file.', 500),
  Licence: Text('Under which licence it is used.', 200),
  Extract: Type.Optional(
    Type.Boolean({ description: 'Only a part of it is here: official counts are not checked.' }),
  ),
};

export type ClassifiedCode = Static<typeof ClassifiedCode>;
const ClassifiedCode = Type.Object(
  {
    Code,
    Title: Text('The title.', 400),
    Level: Type.Integer({ minimum: 1, maximum: 20, description: '1 is the top.' }),
    Parent: Type.Optional(Code),
    Notes: Type.Optional(Text('What belongs to it, and what does not.', 20_000)),
    OtherWords: Type.Optional(Type.Array(Text('Another word for it.', 200), { maxItems: 200 })),
  },
  closed,
);

/** A classification: its levels and codes. */
export type ClassificationDocument = Static<typeof ClassificationDocument>;
export const ClassificationDocument = Type.Object(
  {
    Version,
    Title: Text('The whole name.', 200),
    Levels: Type.Array(Text('What the office calls the level.', 40), {
      description: 'Names of the levels from the top down.',
      minItems: 1,
      maxItems: 20,
    }),
    Padded: Type.Optional(
      Type.Boolean({
        description:
          'Codes of upper levels are also written with zeros behind them, up to the length of the last level: `4500` for `45`.',
      }),
    ),
    ...origin,
    Codes: Type.Array(ClassifiedCode, { minItems: 1, maxItems: 50_000 }),
  },
  closed,
);

export type ConcordanceLink = Static<typeof ConcordanceLink>;
const ConcordanceLink = Type.Object(
  {
    From: Code,
    To: Code,
    Exact: Type.Boolean({ description: 'Whether both mean the same; otherwise they overlap.' }),
  },
  closed,
);

/** Links between the codes of two classifications. */
export type ConcordanceDocument = Static<typeof ConcordanceDocument>;
export const ConcordanceDocument = Type.Object(
  {
    From: Version,
    To: Version,
    ...origin,
    Links: Type.Array(ConcordanceLink, { minItems: 1, maxItems: 200_000 }),
  },
  closed,
);

/** The name under which a document is published. */
export const nameOfConcordance = ({ From, To }: Pick<ConcordanceDocument, 'From' | 'To'>): string =>
  `${From}/${To}`;
