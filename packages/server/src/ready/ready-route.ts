import type { IncomingMessage } from 'node:http';
import type { Missing, Operation } from '@broadsheet/contract';
import type { Client } from '@broadsheet/store';
import { sendMissing } from '../answers/missing.js';
import { acceptsGzip } from '../requests/accepts-gzip.js';
import type { AddRoute } from '../route.js';

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

/** Who asks, and what he can read. */
interface Reader {
  client: Client | undefined;
  acceptsGzip: boolean;
}

export type Found = ReadyAnswer | undefined;

/** How an operation is answered whose answers lie ready. */
interface ReadyWork<Input, Wanted extends object> {
  /**
   * What is asked for by an input that its schema allows; throws where nothing can be. Nothing but the
   * input may count, because what was asked in the same words before is not looked at again.
   */
  understand(input: Input): Wanted;
  /** Finds the answer, without waiting where it is in memory; undefined where there is none. */
  find(wanted: Wanted, reader: Reader): Found | Promise<Found>;
  /** What is missing where `find` found no answer; undefined where it is there by now. */
  findMissing(wanted: Wanted, reader: Reader): Promise<Missing | undefined>;
}

export interface ReadyRoute extends ReadyWork<unknown, object> {
  operation: Operation;
}

/** Puts an operation on the application whose answers lie ready. */
export type AddReadyRoute = <Input, Wanted extends object>(
  operation: Operation,
  work: ReadyWork<Input, Wanted>,
) => void;

const finding = Symbol('finding');
type MaybeFinding = IncomingMessage & { [finding]?: Promise<Found> };

/** For a request that is handed on: what was waited for once, a failure too, is not looked for again. */
export function keepFinding(request: IncomingMessage, found: Promise<Found>): void {
  (request as MaybeFinding)[finding] = found;
}

/**
 * Such an operation is an ordinary route, and it is told to the express lane, which answers the
 * requests that need none of what the framework does.
 */
export function createAddReadyRoute(addRoute: AddRoute, lane: ReadyRoute[]): AddReadyRoute {
  return (operation, work) => {
    const route = { operation, ...(work as ReadyWork<unknown, object>) };
    lane.push(route);
    addRoute(operation, async (request, reply) => {
      const wanted = route.understand(operation.body ? request.body : request.query);
      const reader = {
        client: request.client,
        acceptsGzip: acceptsGzip(request.headers['accept-encoding']),
      };
      const kept = (request.raw as MaybeFinding)[finding];
      const answer = await (kept ?? route.find(wanted, reader));
      if (!answer) return sendMissing(reply, await route.findMissing(wanted, reader));
      if (answer.edition !== undefined) void reply.header(editionHeader, answer.edition);
      if (answer.isGzip) void reply.header('content-encoding', 'gzip');
      return reply.header('content-type', answer.contentType).send(answer.bytes);
    });
  };
}
