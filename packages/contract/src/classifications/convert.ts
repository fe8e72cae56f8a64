import { Type, type Static } from 'typebox';
import type { Operation } from '../operation.js';
import { closed, text } from '../quantities.js';
import {
  RequestedCodes,
  ClassificationVersion,
  CodeProblem,
  CodeTitle,
  Derived,
  Match,
  ReadAs,
  Tier,
  Way,
} from './fields.js';

export type ConvertCodesRequest = Static<typeof ConvertCodesRequest>;
export const ConvertCodesRequest = Type.Object(
  { From: ClassificationVersion, To: ClassificationVersion, Codes: RequestedCodes },
  { $id: 'ConvertCodesRequest', description: 'Codes of one classification, and the other one.' },
);

export type ConvertedTarget = Static<typeof ConvertedTarget>;
export const ConvertedTarget = Type.Object(
  {
    Code: text('A code of the other classification.'),
    Title: CodeTitle,
    Level: Tier,
    Match,
    Derived,
  },
  { ...closed, $id: 'ConvertedTarget', description: 'What a code is in the other classification.' },
);

export type ConvertedCodes = Static<typeof ConvertedCodes>;
export const ConvertedCodes = Type.Object(
  {
    From: ClassificationVersion,
    To: ClassificationVersion,
    Way,
    Codes: Type.Array(
      Type.Object(
        {
          Code: text('The code as asked.'),
          ReadAs,
          Title: CodeTitle,
          Targets: Type.Array(ConvertedTarget, {
            description: 'Exact ones first. Empty where nothing corresponds to it.',
          }),
          Problem: CodeProblem,
        },
        closed,
      ),
      { description: 'One for each distinct code, in the order first asked.' },
    ),
  },
  { ...closed, $id: 'ConvertedCodes', description: 'The codes in the other classification.' },
);

export const convertClassificationCodes = {
  id: 'convertClassificationCodes',
  method: 'POST',
  path: '/classifications/v3/convert',
  tag: 'classifications',
  summary: 'Convert codes to another classification',
  description:
    'Converts up to 1,000 codes of one classification to another, by the shortest path through the concordances, which `Way` names. A result is marked as derived if the path leads through a third classification, or if it follows from a code above or below. Two classifications that no path connects are refused. Counts as one request.',
  access: 'token',
  body: ConvertCodesRequest,
  bodyExample: { From: 'ANZSIC-2006', To: 'NAICS-2022', Codes: ['4511'] },
  answers: {
    200: {
      description: 'The codes in the other classification.',
      schema: ConvertedCodes,
      // A schema of choices makes a slow serializer, and answers may hold thousands of entries.
      readyToSend: true,
      example: {
        From: 'ANZSIC-2006',
        To: 'NAICS-2022',
        Way: ['ANZSIC-2006', 'ISIC-4', 'NAICS-2022'],
        Codes: [
          {
            Code: '4511',
            Title: 'Cafes and Restaurants',
            Targets: [
              {
                Code: '722511',
                Title: 'Full-Service Restaurants',
                Level: 5,
                Match: 'partial',
                Derived: true,
              },
            ],
          },
        ],
      },
    },
  },
  problems: ['unknown_classification'],
} as const satisfies Operation;
