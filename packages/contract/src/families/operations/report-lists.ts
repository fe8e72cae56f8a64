import { Type, type Static, type TProperties } from 'typebox';
import { Country, Language } from '../../fields.js';
import type { Operation } from '../../operation.js';
import { After, instant, Limit, Next, timeWritten } from '../../paging.js';
import type { FamilyDefinition } from '../family.js';
import { exampleKey, writtenKeyProperties } from './key-properties.js';
import { pathOf } from './naming.js';

/** The lists of each family: which reports there are, and which were updated. */

export type UpdatedReportsRequest = Static<typeof UpdatedReportsRequest>;
export const UpdatedReportsRequest = Type.Object(
  {
    StartDate: instant('Reports updated at this time or later.'),
    EndDate: Type.Optional(instant('Reports updated before this time; until now if left out.')),
    Country: Type.Optional(Country),
    Language: Type.Optional(Language),
    Limit,
    After,
  },
  { $id: 'UpdatedReportsRequest', description: 'Which updates are wanted.' },
);

export type ReportListRequest = Static<typeof ReportListRequest>;
export const ReportListRequest = Type.Object(
  { Country, Language: Type.Optional(Language), Limit, After },
  { $id: 'ReportListRequest', description: 'Which reports are listed.' },
);

export const Title = Type.String({ description: 'Title of the report.' });
export const UpdatedAt = timeWritten('When what readers see of the report last changed.');
export const PublishedAt = timeWritten('When the report was first published.');

const listOf = ($id: string, properties: TProperties, description: string) =>
  Type.Object(
    {
      Reports: Type.Array(
        Type.Object(properties, {
          $id: `${$id}Entry`,
          additionalProperties: false,
          description: 'One report of the list.',
        }),
        { description },
      ),
      Next,
    },
    { $id, additionalProperties: false, description: 'A page of a list of reports.' },
  );

const updated = {
  method: 'POST',
  access: 'token',
  summary: 'Recently updated reports',
  description:
    'Lists the reports that were updated in a span of time. Ask again with the time of the last call as `StartDate`: an update in between is never missed. Without a `Country`, what the client may read.',
  body: UpdatedReportsRequest,
  problems: ['invalid_cursor'],
} satisfies Partial<Operation>;

const listed = {
  method: 'POST',
  access: 'token',
  summary: 'List the reports of a country',
  description: 'Lists the reports that are published, page by page.',
  body: ReportListRequest,
  problems: ['invalid_cursor'],
} satisfies Partial<Operation>;

export const exampleUpdatedAt = '2026-01-31T09:00:00.000Z';
export const examplePublishedAt = '2025-06-30T00:00:00.000Z';

export function buildListOperations(definition: FamilyDefinition) {
  const { name, typeName, example } = definition;
  const properties = { ...writtenKeyProperties(definition), Title, UpdatedAt };
  const entry = { ...exampleKey(definition), Title: example.Title, UpdatedAt: exampleUpdatedAt };
  const { Country: country } = example;
  const updatedreports: Operation = {
    ...updated,
    id: `listUpdated${typeName}Reports`,
    path: pathOf(definition, 'updatedreports'),
    tag: name,
    bodyExample: { StartDate: '2026-01-01', Country: country },
    answers: {
      200: {
        description: 'The updated reports.',
        schema: listOf(
          `Updated${typeName}Reports`,
          properties,
          'Oldest update first. Empty where nothing was updated.',
        ),
        example: { Reports: [entry] },
      },
    },
  };
  const reportlist: Operation = {
    ...listed,
    id: `list${typeName}Reports`,
    path: pathOf(definition, 'reportlist'),
    tag: name,
    bodyExample: { Country: country, Limit: 50 },
    answers: {
      200: {
        description: 'The reports.',
        schema: listOf(
          `${typeName}ReportList`,
          { ...properties, PublishedAt },
          'In the order of their codes. Empty where there are none.',
        ),
        example: { Reports: [{ ...entry, PublishedAt: examplePublishedAt }] },
      },
    },
  };
  return { updatedreports, reportlist };
}
