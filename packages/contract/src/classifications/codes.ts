import { Type, type Static } from 'typebox';
import type { Operation } from '../operation.js';
import { After, Limit, Next } from '../paging.js';
import { closed, text } from '../quantities.js';
import { RequestedCode, ClassificationVersion } from './fields.js';

export type ClassificationCodesRequest = Static<typeof ClassificationCodesRequest>;
export const ClassificationCodesRequest = Type.Object(
  {
    Version: ClassificationVersion,
    Parent: Type.Optional(
      Type.String({ ...RequestedCode, description: 'Only codes straight under this one.' }),
    ),
    Level: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 20,
        description: 'Only codes of this level; 1 is the top.',
      }),
    ),
    Query: Type.Optional(
      Type.String({
        description:
          'Only codes that fit these words, best first: a code, or words of titles, other words and notes. Plurals and synonyms do not matter.',
        minLength: 1,
        maxLength: 200,
        pattern: '^[^\\u0000]*$',
        examples: ['coffee shop'],
      }),
    ),
    Limit,
    After,
  },
  {
    $id: 'ClassificationCodesRequest',
    description:
      'Which codes are wanted; all of them, in the order of the classification, if left out.',
  },
);

export type ClassificationCode = Static<typeof ClassificationCode>;
export const ClassificationCode = Type.Object(
  {
    Code: text('The code.', { examples: ['4511'] }),
    Title: text('Its title.'),
    Level: Type.Integer({ minimum: 1, description: '1 is the top.' }),
    Parent: Type.Union([Type.String(), Type.Null()], {
      description: 'The code above it; null at the top.',
    }),
    HasCodes: Type.Boolean({ description: 'Whether there are codes below it.' }),
    HasReports: Type.Boolean({
      description: 'Whether the client may read a report of this code or of one below it.',
    }),
    Notes: Type.Optional(Type.String({ description: 'What belongs to it.' })),
    OtherWords: Type.Optional(
      Type.Array(Type.String(), { description: 'Other words for it, which are found too.' }),
    ),
  },
  { ...closed, $id: 'ClassificationCode', description: 'A code of a classification.' },
);

export type ClassificationCodes = Static<typeof ClassificationCodes>;
export const ClassificationCodes = Type.Object(
  {
    Codes: Type.Array(ClassificationCode, {
      description: 'In the order of the classification.',
    }),
    Next,
  },
  { ...closed, $id: 'ClassificationCodes', description: 'A page of codes.' },
);

export const listClassificationCodes = {
  id: 'listClassificationCodes',
  method: 'POST',
  path: '/classifications/v3/codes',
  tag: 'classifications',
  summary: 'Walk a classification, or find codes in it',
  description:
    'Lists codes of one classification: all, those of a level, those under a code, or those that fit words. A `Parent` that does not exist is refused. Counts as one request.',
  access: 'token',
  body: ClassificationCodesRequest,
  bodyExample: { Version: 'ANZSIC-2006', Parent: '451' },
  answers: {
    200: {
      description: 'The codes.',
      schema: ClassificationCodes,
      example: {
        Codes: [
          {
            Code: '4511',
            Title: 'Cafes and Restaurants',
            Level: 4,
            Parent: '451',
            HasCodes: false,
            HasReports: true,
            OtherWords: ['coffee shop'],
          },
        ],
      },
    },
  },
  problems: ['unknown_classification', 'invalid_cursor'],
} as const satisfies Operation;
