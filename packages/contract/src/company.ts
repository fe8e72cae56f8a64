import { Type, type Static } from 'typebox';
import { Country, EntityId, LanguageOrDefault } from './fields.js';
import type { Operation } from './operation.js';
import { sections, sectionTokens } from './sections.js';

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

export type SectionResult = Static<typeof SectionResult>;
export const SectionResult = Type.Object(
  {
    RequestedSection: Type.String({
      description: 'Label of the section this result answers.',
      enum: sectionTokens.map((token) => sections[token].label),
    }),
    StatusCode: Type.Integer({
      description: '200 when the section has data, 404 when it has none.',
      enum: [200, 404],
    }),
    Body: Type.Union([Type.Object({}), Type.Null()], {
      description: 'Section content; null when `StatusCode` is 404.',
    }),
  },
  { $id: 'SectionResult', additionalProperties: false },
);

export type SectionsResponse = Static<typeof SectionsResponse>;
export const SectionsResponse = Type.Object(
  { Sections: Type.Array(SectionResult) },
  { $id: 'SectionsResponse', additionalProperties: false },
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
      description: 'One result for each distinct section asked for, in the order first asked.',
      schema: SectionsResponse,
      example: {
        Sections: [
          {
            RequestedSection: 'Title',
            StatusCode: 200,
            Body: { Title: 'Example Vineyards Limited' },
          },
          { RequestedSection: 'NZBN', StatusCode: 404, Body: null },
        ],
      },
    },
    204: { description: 'There is no such company report in that language.' },
  },
  problems: ['country_not_covered', 'unknown_section'],
};
