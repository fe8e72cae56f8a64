import type { FastifyInstance } from 'fastify';
import { traceparentOf, type Identified } from '../../requests/request-ids.js';
import type { OperationAnswer } from './operation-answer.js';
import type { CallOperation } from './reader.js';

export interface InProcessCalls {
  call: CallOperation;
  /** The answer of the last operation called; undefined if none was called. */
  last(): OperationAnswer | undefined;
}

/**
 * Calls operations of this application with the credentials of the request, and its ids for matching
 * logs. The calls go through
 * the same routes, so the guard, entitlements, limits and usage apply as for a call over the
 * network.
 */
export function createInProcessCalls(http: FastifyInstance, caller: Identified): InProcessCalls {
  let last: OperationAnswer | undefined;
  const { authorization } = caller.headers;
  const traceparent = traceparentOf(caller);
  const passedOn = {
    'x-request-id': caller.id,
    ...(authorization !== undefined && { authorization }),
    ...(traceparent !== undefined && { traceparent }),
  };
  return {
    last: () => last,
    async call({ method, path }, { body, query }) {
      const { statusCode, headers, payload } = await http.inject({
        method,
        url: path,
        headers: passedOn,
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
