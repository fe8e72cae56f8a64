import { Type, type Static } from 'typebox';
import { EditionNumber } from '../families/operations/publish.js';
import { Country, Language } from '../fields.js';
import type { Operation } from '../operation.js';
import { FamilyName, ReportKeyText } from '../operations/changes.js';
import { After, Limit, Next, timeWritten } from '../paging.js';

export const publishedStates = ['published', 'withdrawn'] as const;
export type PublishedState = (typeof publishedStates)[number];

const State = Type.Unsafe<PublishedState>(
  Type.String({
    description: '`published`: readers see it. `withdrawn`: they no longer do.',
    enum: publishedStates,
  }),
);

export type PublishedListRequest = Static<typeof PublishedListRequest>;
export const PublishedListRequest = Type.Object(
  {
    Families: Type.Optional(
      Type.Array(FamilyName, {
        description: 'Only these families; all that the client may publish if left out.',
        minItems: 1,
        maxItems: 100,
      }),
    ),
    Text: Type.Optional(
      Type.String({
        description: 'Only reports whose title or key contains this, in any letter case.',
        minLength: 1,
        maxLength: 100,
        examples: ['wine'],
      }),
    ),
    State: Type.Optional(State),
    Limit,
    After,
  },
  { $id: 'PublishedListRequest', description: 'Which reports are listed.' },
);

export type PublishedEntry = Static<typeof PublishedEntry>;
export const PublishedEntry = Type.Object(
  {
    Key: ReportKeyText,
    Family: FamilyName,
    Country,
    Language,
    Title: Type.String({ description: 'Title of the last edition.' }),
    State,
    Edition: Type.Integer({ ...EditionNumber, description: 'Number of the last edition.' }),
    Author: Type.String({ description: 'Who published the last edition.' }),
    UpdatedAt: timeWritten('When the last edition was published.'),
  },
  { $id: 'PublishedEntry', additionalProperties: false, description: 'A report and its state.' },
);

export type PublishedList = Static<typeof PublishedList>;
export const PublishedList = Type.Object(
  {
    Reports: Type.Array(PublishedEntry, { description: 'The last published first.' }),
    Next,
  },
  {
    $id: 'PublishedList',
    additionalProperties: false,
    description: 'Reports that were published.',
  },
);

export const listPublishedReports: Operation = {
  id: 'listPublishedReports',
  method: 'POST',
  path: '/publish/v1/list',
  tag: 'publish',
  summary: 'List the reports you may publish',
  description:
    'Every report that the client may publish, also those that are withdrawn, with its state and its last edition. The last published come first.',
  access: 'token',
  body: PublishedListRequest,
  bodyExample: { Families: ['industry'], Text: 'wine', Limit: 50 },
  answers: {
    200: {
      description: 'The reports.',
      schema: PublishedList,
      example: {
        Reports: [
          {
            Key: 'industry/AU/1214/English',
            Family: 'industry',
            Country: 'AU',
            Language: 'English',
            Title: 'Wine Production',
            State: 'published',
            Edition: 2,
            Author: 'newsroom/ann',
            UpdatedAt: '2026-01-31T09:00:00.000Z',
          },
        ],
      },
    },
  },
  problems: [],
};
