import { Type, type Static } from 'typebox';
import { Country, Language } from '../fields.js';
import type { Operation } from '../operation.js';
import { After, Limit, Next, timeWritten } from '../paging.js';
import { FamilyName, FamilyNames, ReportKeyText } from './changes.js';

export type ReferencesRequest = Static<typeof ReferencesRequest>;
export const ReferencesRequest = Type.Object(
  { Key: ReportKeyText, Families: FamilyNames, Limit, After },
  {
    $id: 'ReferencesRequest',
    description: 'The report, and the families of the related reports to list.',
  },
);

export const referenceRelations = ['named', 'naming'] as const;
export type ReferenceRelation = (typeof referenceRelations)[number];

export type RelatedReport = Static<typeof RelatedReport>;
export const RelatedReport = Type.Object(
  {
    Key: ReportKeyText,
    Relation: Type.Unsafe<ReferenceRelation>({
      type: 'string',
      description:
        '`named`: the report asked about names it. `naming`: it names the report asked about. One that does both is `named`.',
      enum: [...referenceRelations],
    }),
    Family: FamilyName,
    Country,
    Code: Type.String({ description: 'The code, or the entity id as text.' }),
    Language,
    Title: Type.String({ description: 'Title of the report, or name of the company.' }),
    UpdatedAt: timeWritten('When what readers see of the report last changed.'),
  },
  {
    $id: 'RelatedReport',
    additionalProperties: false,
    description: 'A report that names another one, or is named by it.',
  },
);

export type ReferencesResponse = Static<typeof ReferencesResponse>;
export const ReferencesResponse = Type.Object(
  {
    Reports: Type.Array(RelatedReport, {
      description:
        'First those that the report names, in the order of its document; then those that name it, by family, country and code. Empty where there are none, or no such report.',
    }),
    Next,
  },
  {
    $id: 'ReferencesResponse',
    additionalProperties: false,
    description: 'A page of reports that a report is connected with.',
  },
);

/** From an industry to its risk report, from a driver to the industries exposed to it, and back. */
export const listReferences: Operation = {
  id: 'listReferences',
  method: 'POST',
  path: '/references/v1/list',
  tag: 'references',
  summary: 'Reports that refer to each other',
  description:
    'Lists the reports that a report names, and those that name it: from an industry to its risk, ESG, state and segment reports, from a driver to the industries exposed to it, from a product to its vendors. Only reports that are published and that the client may read. Each comes in the language of the report asked about or, where it has none, in another one.',
  access: 'token',
  body: ReferencesRequest,
  bodyExample: { Key: 'industry/AU/1214/English', Families: ['risk', 'esg'] },
  answers: {
    200: {
      description: 'The reports.',
      schema: ReferencesResponse,
      example: {
        Reports: [
          {
            Key: 'risk/AU/1214/English',
            Relation: 'naming',
            Family: 'risk',
            Country: 'AU',
            Code: '1214',
            Language: 'English',
            Title: 'Wine and Other Alcoholic Beverage Manufacturing',
            UpdatedAt: '2026-01-31T09:00:00.000Z',
          },
        ],
      },
    },
  },
  problems: ['invalid_cursor', 'unavailable'],
};
