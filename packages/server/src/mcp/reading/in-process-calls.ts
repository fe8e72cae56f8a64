import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationAnswer } from './operation-answer.js';
import type { CallOperation } from './reader.js';

export interface InProcessCalls {
  call: CallOperation;
  /** The answer of the last operation called; undefined if none was called. */
  last(): OperationAnswer | undefined;
}

/** The parts of a request that are passed on: its credentials, and its id for matching logs. */
type Caller = Pick<FastifyRequest, 'id'> & { headers: { authorization?: string | undefined } };

/**
 * Calls operations of this application with the credentials of the request. The calls go through
 * the same routes, so the guard, entitlements, limits and usage apply as for a call over the
 * network.
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
