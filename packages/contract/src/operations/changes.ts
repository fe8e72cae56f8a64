import { Type, type Static } from 'typebox';
import { familyPattern } from '../key-patterns.js';
import type { Operation } from '../operation.js';
import { After, Limit, timeWritten } from '../paging.js';

/** Not a list of known names: programs that know fewer families must not fail on a new one. */
export const FamilyName = Type.String({
  description: 'Name of a report family, such as `industry`.',
  pattern: familyPattern,
  examples: ['industry', 'company'],
});

export const changeKinds = ['published', 'withdrawn', 'refreshed'] as const;

export const FamilyNames = Type.Optional(
  Type.Array(FamilyName, {
    description: 'Only these families; all that the client may read if left out.',
    minItems: 1,
    maxItems: 100,
  }),
);

export const ReportKeyText = Type.String({
  description: 'A report: `industry/AU/1214/English`, or `company/1001/English`.',
  minLength: 1,
  maxLength: 200,
  examples: ['industry/AU/1214/English'],
});

export type ChangesRequest = Static<typeof ChangesRequest>;
export const ChangesRequest = Type.Object(
  {
    After: Type.Optional(
      Type.String({
        ...After,
        description: 'Events after this cursor; from the very first if left out.',
      }),
    ),
    Families: FamilyNames,
    Key: Type.Optional(ReportKeyText),
    Limit,
  },
  { $id: 'ChangesRequest', description: 'Where to continue, and which reports to follow.' },
);

export type ChangeEvent = Static<typeof ChangeEvent>;
export const ChangeEvent = Type.Object(
  {
    Kind: Type.String({
      description:
        '`published`: a new edition. `withdrawn`: the report is gone. `refreshed`: figures that span reports, such as a rank, changed beside the edition.',
      enum: [...changeKinds],
    }),
    Key: ReportKeyText,
    Edition: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Number of the edition; null for a withdrawal.',
    }),
    At: timeWritten('When it became visible.'),
    Changed: Type.Array(
      Type.Object(
        {
          Name: Type.String({ description: 'An image name or a section token.' }),
          SHA256: Type.Union([Type.String(), Type.Null()], {
            description: 'Hash of its content; null where the report no longer has it.',
          }),
        },
        { additionalProperties: false },
      ),
      { description: 'The charts or sections whose content changed.' },
    ),
  },
  { $id: 'ChangeEvent', additionalProperties: false, description: 'One change of one report.' },
);

export type ChangesResponse = Static<typeof ChangesResponse>;
export const ChangesResponse = Type.Object(
  {
    Events: Type.Array(ChangeEvent, { description: 'In the order in which they happened.' }),
    Next: Type.String({
      description: 'Where to go on, now or later: send it as `After`. Always there.',
    }),
  },
  {
    $id: 'ChangesResponse',
    additionalProperties: false,
    description: 'A part of the feed of changes.',
  },
);

export const listChanges: Operation = {
  id: 'listChanges',
  method: 'POST',
  path: '/changes/v1/list',
  tag: 'changes',
  summary: 'What changed, as a feed',
  description:
    'Every change of every report that the client may read, in order. Keep `Next` and send it as `After` to get later events, each exactly once. Fewer events than `Limit` means that there are no more yet.',
  access: 'token',
  body: ChangesRequest,
  bodyExample: { Families: ['industry'], Limit: 2 },
  answers: {
    200: {
      description: 'Events, and the `Next` to send as `After`.',
      schema: ChangesResponse,
      example: {
        Events: [
          {
            Kind: 'published',
            Key: 'industry/AU/1214/English',
            Edition: 2,
            At: '2026-01-31T09:00:00.000Z',
            Changed: [
              {
                Name: 'Revenue',
                SHA256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
              },
            ],
          },
        ],
        Next: 'MTI',
      },
    },
  },
  problems: ['invalid_cursor'],
};
