import { Type } from 'typebox';
import { fileFormats } from '../file-formats.js';
import type { Operation } from '../operation.js';

const DocumentSchema = Type.Object(
  {},
  { $id: 'DocumentSchema', description: 'A JSON Schema, draft 2020-12.' },
);

export const getDocumentSchema: Operation = {
  id: 'getDocumentSchema',
  method: 'GET',
  path: '/schemas/{name}',
  tag: 'publish',
  summary: 'Get the schema of documents',
  description:
    'The JSON Schema of the documents of a family, such as `industry.json`, or of `classification.json` or `concordance.json`. Named as `$schema` in a document, it lets an editor complete and check it as it is typed. `industry.starter.yaml` is a document of the family to start from, `industry.starter.xlsx` the same as a workbook.',
  access: 'open',
  params: Type.Object({
    name: Type.String({
      description:
        'The name of a family, `classification` or `concordance`, and `.json`; or the name of a family and `.starter.yaml` or `.starter.xlsx`.',
      maxLength: 64,
      examples: ['industry.json'],
    }),
  }),
  answers: {
    200: {
      description: 'The schema.',
      contentType: 'application/schema+json',
      schema: DocumentSchema,
      example: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: 'urn:broadsheet:schema:industry',
        title: 'Industry report',
        type: 'object',
      },
      alternatives: {
        'application/yaml': {
          schema: Type.String({ description: 'A document to start from.' }),
          example: 'Family: industry\nCountry: AU\n',
        },
        [fileFormats.xlsx.contentType]: {
          schema: Type.String({ description: 'A workbook to start from.', format: 'binary' }),
          example: 'PK…',
        },
      },
    },
  },
  problems: ['not_found'],
};
