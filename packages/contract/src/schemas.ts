import { Type } from 'typebox';
import type { Operation } from './operation.js';

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
    'The JSON Schema of the documents of a family, such as `industry.json`, or of `classification.json` or `concordance.json`. Named as `$schema` in a document, it lets an editor complete and check it as it is typed.',
  access: 'open',
  params: Type.Object({
    name: Type.String({
      description: 'The name of a family, `classification` or `concordance`, and `.json`.',
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
    },
  },
  problems: ['not_found'],
};
