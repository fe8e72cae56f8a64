import { Type, type Static } from 'typebox';
import { ClientId } from '../client.js';
import type { Operation } from '../operation.js';
import { instant, Next, timeWritten } from '../paging.js';
import { PageQuery } from './clients.js';

/** The account of use and the audit log, for administrators and auditors. */

const day = (description: string) =>
  Type.Optional(
    Type.String({
      description: `${description} A date, UTC.`,
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    }),
  );

export type UsageQuery = Static<typeof UsageQuery>;
export const UsageQuery = Type.Object({
  client: Type.Optional(Type.String({ ...ClientId, examples: [] })),
  from: day('The first day.'),
  to: day('The last day.'),
});

export type UsageReport = Static<typeof UsageReport>;
export const UsageReport = Type.Object(
  {
    Usage: Type.Array(
      Type.Object(
        {
          Day: Type.String({ description: 'The day, UTC.', examples: ['2026-01-31'] }),
          ClientId,
          Operation: Type.String({
            description: 'The operation, as in the OpenAPI document.',
            examples: ['listImages'],
          }),
          Requests: Type.Integer({ description: 'How many requests it made.' }),
        },
        { $id: 'UsageEntry', additionalProperties: false, description: 'A count of requests.' },
      ),
      { description: 'By day, client and operation.' },
    ),
  },
  { $id: 'UsageReport', additionalProperties: false, description: 'Who asked for what, when.' },
);

export const getUsage: Operation = {
  id: 'getUsage',
  method: 'GET',
  path: '/admin/v1/usage',
  tag: 'administration',
  summary: 'Usage',
  description:
    'How many requests each client made of each operation on each day: requests with a valid token within their limits, and tokens that were issued. Counts are a few seconds behind. For administrators and auditors.',
  access: 'token',
  query: UsageQuery,
  answers: {
    200: {
      description: 'The counts.',
      schema: UsageReport,
      example: {
        Usage: [{ Day: '2026-01-31', ClientId: 'acme', Operation: 'listImages', Requests: 1234 }],
      },
    },
  },
  problems: [],
};

export type AuditLogQuery = Static<typeof AuditLogQuery>;
export const AuditLogQuery = Type.Object({
  from: Type.Optional(Type.String({ ...instant('The first moment.'), examples: [] })),
  to: Type.Optional(Type.String({ ...instant('The last moment.'), examples: [] })),
  limit: PageQuery.properties.limit,
  after: Type.Optional(
    Type.String({
      description: 'Continues a list: the `Next` of the answer before.',
      pattern: '^[0-9]{1,15}$',
    }),
  ),
});

export type AuditLog = Static<typeof AuditLog>;
export const AuditLog = Type.Object(
  {
    Acts: Type.Array(
      Type.Object(
        {
          At: timeWritten('When.'),
          Who: Type.String({ description: 'Who: a client and its user.', examples: ['acme/ann'] }),
          From: Type.String({ description: 'From where.', examples: ['203.0.113.7'] }),
          Action: Type.String({ description: 'What was done.', examples: ['client.add'] }),
          Target: Type.String({ description: 'To what.', examples: ['client acme'] }),
          Detail: Type.Record(Type.String(), Type.Unknown(), { description: 'More about it.' }),
        },
        { $id: 'AuditEntry', additionalProperties: false, description: 'Something that was done.' },
      ),
      { description: 'Oldest first.' },
    ),
    Next,
  },
  { $id: 'AuditLog', additionalProperties: false, description: 'What was done, and who did it.' },
);

export const getAuditLog: Operation = {
  id: 'getAuditLog',
  method: 'GET',
  path: '/admin/v1/audit',
  tag: 'administration',
  summary: 'Audit log',
  description:
    'Every administrative and publishing act: who, when, what and from where. Nothing in it is ever changed or removed. For administrators and auditors.',
  access: 'token',
  query: AuditLogQuery,
  answers: {
    200: {
      description: 'The acts.',
      schema: AuditLog,
      example: {
        Acts: [
          {
            At: '2026-01-31T09:00:00.000Z',
            Who: 'admin/admin',
            From: '203.0.113.7',
            Action: 'client.add',
            Target: 'client acme',
            Detail: { name: 'Acme Research' },
          },
        ],
      },
    },
  },
  problems: [],
};
