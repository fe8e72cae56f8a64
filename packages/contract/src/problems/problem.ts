import { Type, type Static } from 'typebox';

export type Problem = Static<typeof Problem>;
/** The body of every error (RFC 9457). */
export const Problem = Type.Object(
  {
    type: Type.String({
      description: 'Identifies the kind of problem: a path into the documentation.',
    }),
    title: Type.String({ description: 'What kind of problem it is, the same each time.' }),
    status: Type.Integer({ description: 'The HTTP status, repeated.' }),
    detail: Type.String({ description: 'What was wrong this time, and what would be right.' }),
    code: Type.String({ description: 'The kind of problem as a stable word for programs.' }),
    requestId: Type.String({ description: 'The `X-Request-Id` of this answer.' }),
    traceId: Type.Optional(
      Type.String({
        description:
          'The trace that the request belongs to (W3C Trace Context), if it came with a `traceparent` or the service traces it.',
      }),
    ),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({
            description:
              'JSON pointer (RFC 6901) to the value in the body; for the query, `/` and the name.',
          }),
          detail: Type.String({ description: 'What is wrong with it and what would be right.' }),
        }),
        { description: 'Each value that was wrong, where the request was not valid.' },
      ),
    ),
  },
  { $id: 'Problem', description: 'What went wrong (RFC 9457).' },
);

export type ProblemError = NonNullable<Problem['errors']>[number];
