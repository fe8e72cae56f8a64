import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationAnswer } from './operation-answer.js';
import type { CallOperation } from './reader.js';

export interface InProcessCalls {
  call: CallOperation;
  /** The answer of the last operation that was called; undefined where none was. */
  last(): OperationAnswer | undefined;
}

/** What the caller of an operation sends along: who asks, and the id by which logs are matched. */
type Caller = Pick<FastifyRequest, 'id'> & { headers: { authorization?: string | undefined } };

/**
 * Calls operations of this very application as whoever made the request: guard, entitlements,
 * limits and usage are those of a call over the network, because it goes through the same routes.
 */
export function createInProcessCalls(http: FastifyInstance, caller: Caller): InProcessCalls {
  let last: OperationAnswer | undefined;
  const { authorization } = caller.headers;
  return {
    last: () => last,
    async call({ method, path }, { body, query }) {
      const { statusCode, headers, payload } = await http.inject({
        method,
        url: path,
        headers: { 'x-request-id': caller.id, ...(authorization && { authorization }) },
        ...(body && { payload: body }),
        ...(query && { query }),
      });
      last = {
        status: statusCode,
        text: payload,
        header: (name) => headers[name]?.toString(),
      };
      return last;
    },
  };
}
