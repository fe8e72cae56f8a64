import type { Static } from 'typebox';
import { Country, EntityId, LanguageOrDefault } from './fields.js';
import type { Operation } from './operation.js';
import { SectionResult } from './section-result.js';
import { sectionTokens } from './sections.js';
import { Type } from './type.js';

/** More than every section several times over; a longer list is a mistake or an attack. */
export const maxReportSections = 1000;

export type SectionsRequest = Static<typeof SectionsRequest>;
export const SectionsRequest = Type.Object(
  {
    Country: Type.String({
      ...Country,
      description: 'Company reports cover Australia only: `AU`.',
    }),
    EntityId,
    Language: LanguageOrDefault,
    ReportSections: Type.Array(
      Type.String({
        description: 'A section token.',
        examples: sectionTokens,
      }),
      {
        description: 'The sections wanted; each distinct one is answered once, in this order.',
        minItems: 1,
        maxItems: maxReportSections,
      },
    ),
  },
  { $id: 'SectionsRequest', description: 'Sections of one company report.' },
);

export type SectionsResponse = Static<typeof SectionsResponse>;
export const SectionsResponse = Type.Object(
  {
    Sections: Type.Array(SectionResult, {
      description: 'One result for each distinct section asked for, in the order first asked.',
    }),
  },
  { $id: 'SectionsResponse', additionalProperties: false, description: 'The sections asked for.' },
);

export const getSections: Operation = {
  id: 'getSections',
  method: 'POST',
  path: '/company/v3/sections',
  tag: 'company',
  summary: 'Several sections of a company report',
  description:
    'Returns several named sections of one Australian company report in one request. Each result carries its own status.',
  access: 'token',
  body: SectionsRequest,
  bodyExample: {
    Country: 'AU',
    EntityId: 1001,
    Language: 'English',
    ReportSections: ['title', 'abn', 'nzbn'],
  },
  answers: {
    200: {
      description:
        'One result for each distinct section asked for, in the order first asked. The header `Broadsheet-Edition` has the number of the edition.',
      schema: SectionsResponse,
      readyToSend: true,
      example: {
        Sections: [
          {
            RequestedSection: 'Title',
            StatusCode: 200,
            Body: { Title: 'Example Vineyards Limited' },
          },
          { RequestedSection: 'ABN', StatusCode: 200, Body: { ABN: '89000000019' } },
          { RequestedSection: 'NZBN', StatusCode: 404, Body: null },
        ],
      },
    },
    204: { description: 'There is no such company report in that language.' },
  },
  problems: ['country_not_covered', 'unknown_section'],
};
