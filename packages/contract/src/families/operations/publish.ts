import { Type, type Static, type TProperties } from 'typebox';
import { Country, Language } from '../../fields.js';
import type { Operation } from '../../operation.js';
import { ChangeEvent, ReportKeyText } from '../../operations/changes.js';
import { timeWritten } from '../../paging.js';
import type { FamilyDefinition } from '../family.js';
import { camelName, isIntegerField, type KeyField } from '../key-fields.js';

export const maxDocumentBytes = 8 * 1024 * 1024;

const ReportDocument = Type.Object(
  {},
  {
    $id: 'ReportDocument',
    description:
      'A report document. The schema of each family is served at `/schemas/{family}.json`, such as `/schemas/industry.json`.',
  },
);

export const PublishQuery = Type.Object({
  dryRun: Type.Optional(
    Type.String({
      description: '`true`: only report what would change.',
      enum: ['true', 'false'],
    }),
  ),
  restore: Type.Optional(
    Type.String({
      description:
        '`true`: publish the report even if it is withdrawn, so that it can be read again.',
      enum: ['true', 'false'],
    }),
  ),
});

export const DocumentQuery = Type.Object({
  edition: Type.Optional(
    Type.String({
      description: 'Number of the edition; the current one if left out.',
      pattern: '^[1-9][0-9]{0,8}$',
    }),
  ),
});

export const EditionNumber = Type.Integer({
  description: 'Number of an edition.',
  minimum: 1,
  maximum: 2147483647,
  examples: [2],
});

const Changed = ChangeEvent.properties.Changed;

export type PublishResponse = Static<typeof PublishResponse>;
export const PublishResponse = Type.Object(
  {
    Key: ReportKeyText,
    Edition: EditionNumber,
    Outcome: Type.String({
      description:
        '`created`: the first edition. `updated`: a new one. `unchanged`: it was already the current one. `withdrawn`: readers no longer see the report.',
      enum: ['created', 'updated', 'unchanged', 'withdrawn'],
    }),
    Changed,
    Warnings: Type.Array(
      Type.Object(
        {
          Pointer: Type.String({ description: 'JSON pointer into the document.' }),
          Detail: Type.String({ description: 'What looks wrong.' }),
        },
        { additionalProperties: false },
      ),
      { description: 'What looks wrong in the document but does not keep it from readers.' },
    ),
  },
  { $id: 'PublishResponse', additionalProperties: false, description: 'What a publisher did.' },
);

/** An edition of anything that can be published. */
export const editionProperties = {
  Edition: EditionNumber,
  PublishedAt: timeWritten('When it became visible.'),
  Author: Type.String({ description: 'Who published it.' }),
  Current: Type.Boolean({ description: 'Whether readers see it now.' }),
  SHA256: Type.String({ description: 'Hash of the document in canonical form.' }),
};

export type EditionsResponse = Static<typeof EditionsResponse>;
export const EditionsResponse = Type.Object(
  {
    Key: ReportKeyText,
    Editions: Type.Array(
      Type.Object(
        {
          ...editionProperties,
          Changed,
        },
        { additionalProperties: false },
      ),
      { description: 'Newest first.' },
    ),
  },
  { $id: 'EditionsResponse', additionalProperties: false, description: 'Editions of one report.' },
);

export type RollbackRequest = Static<typeof RollbackRequest>;
export const RollbackRequest = Type.Object(
  { Edition: EditionNumber },
  { $id: 'RollbackRequest', description: 'The edition whose content is wanted again.' },
);

const example: PublishResponse = {
  Key: 'industry/AU/1214/English',
  Edition: 2,
  Outcome: 'updated',
  Changed: [
    {
      Name: 'Revenue',
      SHA256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  ],
  Warnings: [],
};

const published = {
  200: { description: 'What was done.', schema: PublishResponse, example },
};

/** The path parameters of a family's reports. */
function pathProperties({ key: { onlyCountry, fields } }: FamilyDefinition): TProperties {
  const texts = fields.map((field) => [
    camelName(field),
    isIntegerField(field) ? integerText(field) : field.schema,
  ]);
  return {
    ...(onlyCountry === undefined && { country: Country }),
    ...(Object.fromEntries(texts) as TProperties),
    language: Language,
  };
}

const integerText = ({ schema }: KeyField) =>
  Type.String({
    description: (schema as { description?: string }).description ?? '',
    pattern: '^[1-9][0-9]{0,9}$',
    examples: ['1001'],
  });

/** The five operations with which reports of a family are published: one table, in the order of the docs. */
export function buildPublishOperations(definition: FamilyDefinition) {
  const { name: family, typeName: name, oneReport: one } = definition;
  const properties = pathProperties(definition);
  const steps = Object.keys(properties).map((step) => `{${step}}`);
  const path = ['/publish/v1', family, ...steps].join('/');
  const params = Type.Object(properties);
  const shared = { tag: 'publish', access: 'token', params, path } as const;
  return {
    put: {
      ...shared,
      id: `publish${name}Report`,
      method: 'PUT',
      summary: `Publish ${one}`,
      description:
        'Checks the document and makes it the current edition, whole or not at all. Content that is already current makes no new edition. `If-Match` with the `ETag` last seen keeps you from overwriting a newer edition; `If-None-Match: *` from overwriting any. A withdrawn report is not brought back unless `restore` says so.',
      query: PublishQuery,
      body: ReportDocument,
      maxBodyBytes: maxDocumentBytes,
      answers: {
        ...published,
        201: {
          description: 'It is the first edition.',
          schema: PublishResponse,
          example: { ...example, Edition: 1, Outcome: 'created' },
        },
      },
      problems: ['invalid_document', 'report_withdrawn', 'precondition_failed'],
    },
    get: {
      ...shared,
      id: `get${name}Document`,
      method: 'GET',
      summary: `Get the document of ${one}`,
      description: 'Returns the document as it was published, in canonical form, with its `ETag`.',
      query: DocumentQuery,
      answers: { 200: { description: 'The document.', schema: ReportDocument, example: {} } },
      problems: ['not_found'],
    },
    delete: {
      ...shared,
      id: `withdraw${name}Report`,
      method: 'DELETE',
      summary: `Withdraw ${one}`,
      description:
        'Takes the report away from readers at once. Its editions are kept, and it stays withdrawn until it is rolled back or published with `restore`.',
      answers: {
        200: {
          description: 'It is withdrawn.',
          schema: PublishResponse,
          example: { ...example, Outcome: 'withdrawn' },
        },
      },
      problems: ['not_found', 'precondition_failed'],
    },
    editions: {
      ...shared,
      path: `${path}/editions`,
      id: `list${name}Editions`,
      method: 'GET',
      summary: `List the editions of ${one}`,
      description: 'Every edition with its date, author and what it changed.',
      answers: {
        200: {
          description: 'The editions.',
          schema: EditionsResponse,
          example: {
            Key: example.Key,
            Editions: [
              {
                Edition: 2,
                PublishedAt: '2026-01-31T09:00:00.000Z',
                Author: 'newsroom',
                Current: true,
                SHA256: example.Changed[0]?.SHA256,
                Changed: example.Changed,
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
      id: `rollBack${name}Report`,
      method: 'POST',
      summary: `Roll ${one} back`,
      description: 'Makes a new edition with the content of an old one; also after a withdrawal.',
      body: RollbackRequest,
      bodyExample: { Edition: 1 },
      answers: published,
      problems: ['not_found', 'precondition_failed'],
    },
  } satisfies Record<string, Operation>;
}
