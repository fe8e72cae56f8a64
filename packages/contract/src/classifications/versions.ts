import { Type, type Static } from 'typebox';
import type { Operation } from '../operation.js';
import { timeWritten } from '../paging.js';
import { closed, text } from '../quantities.js';
import { ClassificationVersion } from './fields.js';

const ClassificationLevel = Type.Object(
  {
    Level: Type.Integer({ minimum: 1, description: '1 is the top.' }),
    Name: text('What the office calls it.', { examples: ['Division'] }),
    Codes: Type.Integer({ minimum: 0, description: 'How many codes it has.' }),
  },
  closed,
);

const Edition = Type.Integer({ minimum: 1, description: 'Number of the current edition.' });
const Source = text('Where it is from.');
const Licence = text('Under which licence it is used.');

const Classification = Type.Object(
  {
    Version: ClassificationVersion,
    Title: text('The whole name.'),
    Levels: Type.Array(ClassificationLevel, { description: 'From the top down.' }),
    Extract: Type.Boolean({ description: 'Whether only some of its codes are here.' }),
    Source,
    Licence,
    Edition,
    PublishedAt: timeWritten('When this edition was published.'),
  },
  { ...closed, $id: 'Classification', description: 'A classification that is published here.' },
);

const Concordance = Type.Object(
  {
    From: ClassificationVersion,
    To: ClassificationVersion,
    Links: Type.Integer({ minimum: 0, description: 'How many links it has.' }),
    Exact: Type.Integer({ minimum: 0, description: 'How many of them are exact.' }),
    Extract: Type.Boolean({ description: 'Whether only some of its links are here.' }),
    Source,
    Licence,
    Edition,
    PublishedAt: timeWritten('When this edition was published.'),
  },
  { ...closed, $id: 'Concordance', description: 'Links between the codes of two classifications.' },
);

export type ClassificationVersions = Static<typeof ClassificationVersions>;
export const ClassificationVersions = Type.Object(
  {
    Versions: Type.Array(Classification, { description: 'By name.' }),
    Concordances: Type.Array(Concordance, { description: 'By name. Each is used both ways.' }),
  },
  { ...closed, $id: 'ClassificationVersions', description: 'What there is.' },
);

const shared = { Extract: false, Licence: 'CC BY 4.0', Edition: 1 };
const PublishedAt = '2026-01-31T09:00:00.000Z';

export const listClassificationVersions = {
  id: 'listClassificationVersions',
  method: 'POST',
  path: '/classifications/v3/versions',
  tag: 'classifications',
  summary: 'List the classifications',
  description:
    'Lists the classifications and the concordances between them that are published here. Counts as one request.',
  access: 'token',
  body: Type.Object({}, { $id: 'ClassificationVersionsRequest', description: 'Nothing: `{}`.' }),
  bodyExample: {},
  answers: {
    200: {
      description: 'The classifications.',
      schema: ClassificationVersions,
      example: {
        Versions: [
          {
            Version: 'ANZSIC-2006',
            Title: 'Australian and New Zealand Standard Industrial Classification 2006',
            Levels: [
              { Level: 1, Name: 'Division', Codes: 19 },
              { Level: 2, Name: 'Subdivision', Codes: 86 },
              { Level: 3, Name: 'Group', Codes: 214 },
              { Level: 4, Name: 'Class', Codes: 506 },
            ],
            Source: 'Australian Bureau of Statistics, catalogue 1292.0',
            ...shared,
            PublishedAt,
          },
        ],
        Concordances: [
          {
            From: 'ANZSIC-2006',
            To: 'ISIC-4',
            Links: 742,
            Exact: 187,
            Source: 'Australian Bureau of Statistics',
            ...shared,
            PublishedAt,
          },
        ],
      },
    },
  },
  problems: [],
} as const satisfies Operation;
