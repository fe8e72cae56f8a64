import { Type, type Static, type TProperties } from 'typebox';
import {
  DocumentQuery,
  EditionNumber,
  maxDocumentBytes,
  PublishQuery,
  RollbackRequest,
  editionProperties,
} from '../families/operations/publish.js';
import type { Operation } from '../operation.js';
import { closed, text } from '../quantities.js';
import { ClassificationVersion } from './fields.js';

const Name = text('`ANZSIC-2006`, or `NACE-2/ISIC-4` for a concordance.', {
  examples: ['ANZSIC-2006'],
});

export type ClassificationPublished = Static<typeof ClassificationPublished>;
const ClassificationPublished = Type.Object(
  {
    Name,
    Edition: EditionNumber,
    Outcome: Type.String({
      description:
        '`created`: the first edition, or the first after a withdrawal. `updated`: a new one. `unchanged`: it was already the current one. `withdrawn`: readers no longer see it.',
      enum: ['created', 'updated', 'unchanged', 'withdrawn'],
    }),
  },
  { ...closed, $id: 'ClassificationPublished', description: 'What a publisher did.' },
);

export type ClassificationEditions = Static<typeof ClassificationEditions>;
const ClassificationEditions = Type.Object(
  {
    Name,
    Editions: Type.Array(Type.Object(editionProperties, closed), { description: 'Newest first.' }),
  },
  {
    ...closed,
    $id: 'ClassificationEditions',
    description: 'Editions of one classification or concordance.',
  },
);

interface DocumentKind {
  /** The first part of operation names. */
  type: string;
  /** `a classification`. */
  one: string;
  /** The name of its schema under `/schemas`. */
  schema: string;
  path: string;
  properties: TProperties;
  example: string;
  document: object;
  checks: string;
}

const origin = { Source: 'Australian Bureau of Statistics', Licence: 'CC BY 4.0', Extract: true };

const classification: DocumentKind = {
  type: 'Classification',
  one: 'a classification',
  schema: 'classification',
  path: '/publish/v1/classifications/{version}',
  properties: { version: ClassificationVersion },
  example: 'ANZSIC-2006',
  document: {
    Version: 'ANZSIC-2006',
    Title: 'Australian and New Zealand Standard Industrial Classification 2006',
    Levels: ['Division', 'Subdivision', 'Group', 'Class'],
    ...origin,
    Codes: [{ Code: 'H', Title: 'Accommodation and Food Services', Level: 1 }],
  },
  checks:
    'Every parent must be there, one level up, and no code twice; an official classification must have as many codes as its office counts, unless it is an `Extract`.',
};

const concordance: DocumentKind = {
  type: 'Concordance',
  one: 'a concordance',
  schema: 'concordance',
  path: '/publish/v1/concordances/{from}/{to}',
  properties: { from: ClassificationVersion, to: ClassificationVersion },
  example: 'NACE-2/ISIC-4',
  document: {
    From: 'NACE-2',
    To: 'ISIC-4',
    Source: 'United Nations Statistics Division',
    Licence: 'free use with the source named',
    Extract: true,
    Links: [{ From: '5610', To: '5610', Exact: true }],
  },
  checks:
    'Both classifications must be published, every code must exist, and no link may be there twice. A concordance is used both ways, so its opposite is refused.',
};

/**
 * The five operations with which a classification or a concordance is published: one table, in the order of the
 * docs.
 */
function buildOperations(kind: DocumentKind) {
  const { type, one, schema, path, properties, example, checks } = kind;
  const params = Type.Object(properties);
  const shared = { tag: 'publish', access: 'token', params, path } as const;
  const document = Type.Object(
    {},
    {
      $id: `${type}Document`,
      description: `The document of ${one}. Its schema is served at \`/schemas/${schema}.json\`.`,
    },
  );
  const outcome = (Outcome: string, Edition: number) => ({
    description: 'What was done.',
    schema: ClassificationPublished,
    example: { Name: example, Edition, Outcome },
  });
  const rights =
    'It concerns reports of every family, so the client must be entitled to publish all families, countries and languages.';
  return {
    put: {
      ...shared,
      id: `publish${type}`,
      method: 'PUT',
      summary: `Publish ${one}`,
      description: `Checks the document and makes it the current edition, whole or not at all. ${checks} Content that is already current makes no new edition. \`If-Match\` and \`If-None-Match\` work as for reports. ${rights}`,
      query: PublishQuery,
      body: document,
      bodyExample: kind.document,
      maxBodyBytes: maxDocumentBytes,
      answers: { 200: outcome('updated', 2), 201: outcome('created', 1) },
      problems: ['invalid_document', 'report_withdrawn', 'precondition_failed'],
    },
    get: {
      ...shared,
      id: `get${type}Document`,
      method: 'GET',
      summary: `Get the document of ${one}`,
      description: `Returns the document as it was published, in canonical form, with its \`ETag\`. ${rights}`,
      query: DocumentQuery,
      answers: { 200: { description: 'The document.', schema: document, example: {} } },
      problems: ['not_found'],
    },
    delete: {
      ...shared,
      id: `withdraw${type}`,
      method: 'DELETE',
      summary: `Withdraw ${one}`,
      description: `Takes it away from readers at once. Its editions are kept, and it stays withdrawn until it is rolled back or published with \`restore\`. ${rights}`,
      answers: { 200: outcome('withdrawn', 2) },
      problems: ['not_found', 'precondition_failed'],
    },
    editions: {
      ...shared,
      path: `${path}/editions`,
      id: `list${type}Editions`,
      method: 'GET',
      summary: `List the editions of ${one}`,
      description: `Every edition with its date and author. ${rights}`,
      answers: {
        200: {
          description: 'The editions.',
          schema: ClassificationEditions,
          example: {
            Name: example,
            Editions: [
              {
                Edition: 1,
                PublishedAt: '2026-01-31T09:00:00.000Z',
                Author: 'newsroom',
                Current: true,
                SHA256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
              },
            ],
          },
        },
      },
      problems: ['not_found'],
    },
    rollback: {
      ...shared,
      path: `${path}/rollback`,
      id: `rollBack${type}`,
      method: 'POST',
      summary: `Roll ${one} back`,
      description: `Makes a new edition with the content of an old one; also after a withdrawal. ${rights}`,
      body: RollbackRequest,
      bodyExample: { Edition: 1 },
      answers: { 200: outcome('updated', 3) },
      problems: ['not_found', 'precondition_failed'],
    },
  } satisfies Record<string, Operation>;
}

export const classificationPublishing = {
  classification: buildOperations(classification),
  concordance: buildOperations(concordance),
};

export const listClassificationPublishing = (): Operation[] =>
  Object.values(classificationPublishing).flatMap((operations) => Object.values(operations));
