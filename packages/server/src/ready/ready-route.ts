import type { Operation } from '@broadsheet/contract';
import type { Client } from '@broadsheet/store';
import type { AddRoute } from '../route.js';
import { acceptsGzip } from './accepts-gzip.js';

export const editionHeader = 'broadsheet-edition';

/** An answer that lay ready: nothing is left to do but to send it. */
export interface ReadyAnswer {
  contentType: string;
  bytes: Buffer;
  isGzip: boolean;
  /** The number of the edition it is of, which answers do not tell otherwise. */
  edition: number | undefined;
}

export function readyJson(bytes: Buffer, isGzip: boolean, edition: number): ReadyAnswer {
  return { contentType: 'application/json; charset=utf-8', bytes, isGzip, edition };
}

export function readyText(bytes: Buffer, isGzip: boolean): ReadyAnswer {
  return { contentType: 'text/plain; charset=utf-8', bytes, isGzip, edition: undefined };
}

/** Goes on at once where a value is in memory: a promise for it would cost as much as the rest. */
export function whenKnown<Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/** What is asked of a ready operation, checked against its schema. */
interface Asked<Input> {
  client: Client | undefined;
  input: Input;
  acceptsGzip: boolean;
}

type Found = ReadyAnswer | null | undefined;

/** Finds the answer, without waiting where it is in memory; null or undefined where there is none. */
type FindReady<Input> = (asked: Asked<Input>) => Found | Promise<Found>;

export interface ReadyRoute {
  operation: Operation;
  find: FindReady<unknown>;
}

/** Puts an operation on the application whose answers lie ready. */
export type AddReadyRoute = <Input>(operation: Operation, find: FindReady<Input>) => void;

/**
 * Such an operation is an ordinary route, and it is told to the express lane, which answers the
 * requests that need none of what the framework does.
 */
export function createAddReadyRoute(addRoute: AddRoute, lane: ReadyRoute[]): AddReadyRoute {
  return (operation, find) => {
    const findReady = find as FindReady<unknown>;
    lane.push({ operation, find: findReady });
    addRoute(operation, async (request, reply) => {
      const answer = await findReady({
        client: request.client,
        input: operation.body ? request.body : request.query,
        acceptsGzip: acceptsGzip(request.headers['accept-encoding']),
      });
      if (!answer) return reply.status(204).send();
      if (answer.edition !== undefined) void reply.header(editionHeader, answer.edition);
      if (answer.isGzip) void reply.header('content-encoding', 'gzip');
      return reply.header('content-type', answer.contentType).send(answer.bytes);
    });
  };
}
