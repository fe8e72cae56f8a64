import { Type, type Static } from 'typebox';
import { Country, Language } from '../fields.js';
import type { Operation } from '../operation.js';
import { FamilyName } from '../operations/changes.js';
import { closed, text } from '../quantities.js';
import {
  RequestedCodes,
  ClassificationVersion,
  CodeProblem,
  CodeTitle,
  Match,
  ReadAs,
  Tier,
  Way,
} from './fields.js';

const mostVersions = 10;

export type ReportsByCodeRequest = Static<typeof ReportsByCodeRequest>;
export const ReportsByCodeRequest = Type.Object(
  {
    Country: Type.Optional(Country),
    Version: Type.Array(ClassificationVersion, {
      description: 'The classifications to which the codes belong.',
      minItems: 1,
      maxItems: mostVersions,
    }),
    ClassificationCode: RequestedCodes,
    Family: Type.Optional(
      Type.Array(FamilyName, {
        description: 'Only reports of these families; all that the client may read if left out.',
        minItems: 1,
        maxItems: 100,
      }),
    ),
  },
  { $id: 'ReportsByCodeRequest', description: 'The codes, and which reports are wanted.' },
);

const Found = Type.Object(
  {
    By: Type.Union(
      [
        Type.Literal('own'),
        Type.Literal('covers'),
        Type.Literal('parent'),
        Type.Literal('below'),
        Type.Literal('concordance'),
      ],
      {
        description:
          '`own`: the report is of this code. `covers`: the report says that it covers the code. `parent`: the code has none; this is the nearest one up the tree. `below`: nor has any code above it; this is one of a code below it. `concordance`: none in the tree; this is the report of a code that another classification has for it.',
      },
    ),
    Version: ClassificationVersion,
    Code: text('The code that led to the report.'),
    Match: Type.Optional(Match),
    Way: Type.Optional(Way),
  },
  { ...closed, description: 'How the report was found.' },
);

const CodedReport = Type.Object(
  {
    ReportCountry: Country,
    ReportCode: text('Its code; a slash between two key fields.', { examples: ['4511'] }),
    ReportTitle: text('Its title.'),
    ReportCollection: FamilyName,
    ReportLanguage: Language,
    ReportDatePublished: text('When it was first published: a day, ISO 8601.', {
      examples: ['2026-01-31'],
    }),
    Found,
  },
  { ...closed, $id: 'CodedReport', description: 'A report that belongs to a code.' },
);

export type ReportsByCode = Static<typeof ReportsByCode>;
export const ReportsByCode = Type.Array(
  Type.Object(
    {
      ClassificationSystemVersion: ClassificationVersion,
      ReportsByClassificationCode: Type.Array(
        Type.Object(
          {
            ClassificationCode: text('The code as asked.'),
            ReadAs,
            ClassificationTitle: CodeTitle,
            ClassificationTierNumber: Tier,
            Problem: CodeProblem,
            Reports: Type.Array(CodedReport, {
              description:
                'By country, family, code and language. Empty where nothing leads to one.',
            }),
          },
          closed,
        ),
        { description: 'One for each distinct code, in the order first asked.' },
      ),
    },
    closed,
  ),
  { $id: 'ReportsByCode', description: 'One for each classification asked about.' },
);

export const listReportsByCode = {
  id: 'listReportsByCode',
  method: 'POST',
  path: '/classifications/v3/reportsbycode',
  tag: 'classifications',
  summary: 'Find the reports of codes',
  description:
    'Finds the reports of up to 1,000 codes at once. A code without a report gets the nearest one up or down the tree, or else one through a concordance; `Found` says how. Only reports that the client may read. Counts as one request.',
  access: 'token',
  body: ReportsByCodeRequest,
  bodyExample: { Version: ['ANZSIC-2006'], ClassificationCode: ['4511'], Family: ['industry'] },
  answers: {
    200: {
      description: 'The reports of each code.',
      schema: ReportsByCode,
      // A schema of choices makes a slow serializer, and answers may hold thousands of entries.
      readyToSend: true,
      example: [
        {
          ClassificationSystemVersion: 'ANZSIC-2006',
          ReportsByClassificationCode: [
            {
              ClassificationCode: '4511',
              ClassificationTitle: 'Cafes and Restaurants',
              ClassificationTierNumber: 4,
              Reports: [
                {
                  ReportCountry: 'AU',
                  ReportCode: '4511',
                  ReportTitle: 'Cafes and Restaurants',
                  ReportCollection: 'industry',
                  ReportLanguage: 'English',
                  ReportDatePublished: '2026-01-31',
                  Found: { By: 'own', Version: 'ANZSIC-2006', Code: '4511' },
                },
              ],
            },
          ],
        },
      ],
    },
  },
  problems: ['unknown_classification'],
} as const satisfies Operation;
