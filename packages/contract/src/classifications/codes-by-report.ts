import { Type, type Static } from 'typebox';
import type { Operation } from '../operation.js';
import { ReportKeyText } from '../operations/changes.js';
import { closed, text } from '../quantities.js';
import {
  ClassificationVersion,
  CodeTitle,
  Derived,
  Match,
  mostCodes,
  Tier,
  Way,
} from './fields.js';

export type CodesByReportRequest = Static<typeof CodesByReportRequest>;
export const CodesByReportRequest = Type.Object(
  {
    Keys: Type.Array(ReportKeyText, {
      description: 'The reports, by key. Each distinct one is answered once, in this order.',
      minItems: 1,
      maxItems: mostCodes,
    }),
    Version: Type.Optional(
      Type.Array(ClassificationVersion, {
        description:
          'Convert the codes to these classifications too. The codes of the reports themselves if left out.',
        minItems: 1,
        maxItems: 10,
      }),
    ),
  },
  { $id: 'CodesByReportRequest', description: 'The reports.' },
);

const ReportClassificationCode = Type.Object(
  {
    ClassificationSystemVersion: ClassificationVersion,
    ClassificationCode: text('The code.'),
    ClassificationTitle: CodeTitle,
    ClassificationTierNumber: Tier,
    By: Type.Union([Type.Literal('own'), Type.Literal('covers'), Type.Literal('concordance')], {
      description:
        '`own`: the code of the report itself. `covers`: a further code that the report names. `concordance`: converted from one of these.',
    }),
    Match: Type.Optional(Match),
    Derived: Type.Optional(Derived),
    Way: Type.Optional(Way),
  },
  { ...closed, $id: 'ReportClassificationCode', description: 'A code of a report.' },
);

export type CodesByReport = Static<typeof CodesByReport>;
export const CodesByReport = Type.Object(
  {
    Reports: Type.Array(
      Type.Object(
        {
          Key: text('The report as asked.'),
          Title: Type.Optional(Type.String({ description: 'Its title.' })),
          Codes: Type.Array(ReportClassificationCode, {
            description: 'Empty where the family has no classification.',
          }),
          Problem: Type.Optional(
            Type.String({ description: 'Why there is nothing: no such report, or no such key.' }),
          ),
        },
        closed,
      ),
      { description: 'One for each distinct key, in the order first asked.' },
    ),
  },
  { ...closed, $id: 'CodesByReport', description: 'The codes of each report.' },
);

export const listCodesByReport = {
  id: 'listCodesByReport',
  method: 'POST',
  path: '/classifications/v3/codesbyreport',
  tag: 'classifications',
  summary: 'Find the codes of reports',
  description:
    'Lists the codes of up to 1,000 reports and, on request, the matching codes of other classifications. A report that the client may not read is treated as one that does not exist. Counts as one request.',
  access: 'token',
  body: CodesByReportRequest,
  bodyExample: { Keys: ['industry/AU/4511/English'], Version: ['ISIC-4'] },
  answers: {
    200: {
      description: 'The codes of each report.',
      schema: CodesByReport,
      // A schema of choices makes a slow serializer, and answers may hold thousands of entries.
      readyToSend: true,
      example: {
        Reports: [
          {
            Key: 'industry/AU/4511/English',
            Title: 'Cafes and Restaurants',
            Codes: [
              {
                ClassificationSystemVersion: 'ANZSIC-2006',
                ClassificationCode: '4511',
                ClassificationTitle: 'Cafes and Restaurants',
                ClassificationTierNumber: 4,
                By: 'own',
              },
              {
                ClassificationSystemVersion: 'ISIC-4',
                ClassificationCode: '5610',
                ClassificationTitle: 'Restaurants and mobile food service activities',
                ClassificationTierNumber: 4,
                By: 'concordance',
                Match: 'partial',
                Derived: false,
                Way: ['ANZSIC-2006', 'ISIC-4'],
              },
            ],
          },
        ],
      },
    },
  },
  problems: ['unknown_classification'],
} as const satisfies Operation;
