import type { IncomingMessage } from 'node:http';
import type { Missing, Operation } from '@broadsheet/contract';
import type { Client } from '@broadsheet/store';
import { sendMissing } from '../answers/missing.js';
import { acceptsGzip } from '../requests/accepts-gzip.js';
import type { AddRoute } from '../route.js';

export const editionHeader = 'broadsheet-edition';

/** A complete response that only has to be sent. */
export interface ReadyAnswer {
  contentType: string;
  bytes: Buffer;
  isGzip: boolean;
  /** The edition number, which is not in the body of the response. */
  edition: number | undefined;
}

export function readyJson(bytes: Buffer, isGzip: boolean, edition: number): ReadyAnswer {
  return { contentType: 'application/json; charset=utf-8', bytes, isGzip, edition };
}

export function readyText(bytes: Buffer, isGzip: boolean): ReadyAnswer {
  return { contentType: 'text/plain; charset=utf-8', bytes, isGzip, edition: undefined };
}

/**
 * Continues synchronously if the value is in memory: a promise for it would cost as much as the
 * rest of the request.
 */
export function whenKnown<Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/** The client of the request, and whether it accepts gzip. */
interface Reader {
  client: Client | undefined;
  acceptsGzip: boolean;
}

export type Found = ReadyAnswer | undefined;

/** How to answer an operation whose responses are ready in memory. */
interface ReadyWork<Input, Wanted extends object> {
  /**
   * Parses an input that its schema allows; throws if the input cannot be answered. The result may
   * depend on the input only, because it is cached by the text of the request.
   */
  understand(input: Input): Wanted;
  /** Finds the response, without a promise if it is in memory; undefined if there is none. */
  find(wanted: Wanted, reader: Reader): Found | Promise<Found>;
  /** What is missing when `find` found nothing; undefined if it exists by now. */
  findMissing(wanted: Wanted, reader: Reader): Promise<Missing | undefined>;
}

export interface ReadyRoute extends ReadyWork<unknown, object> {
  operation: Operation;
}

/** Adds an operation whose responses are ready in memory. */
export type AddReadyRoute = <Input, Wanted extends object>(
  operation: Operation,
  work: ReadyWork<Input, Wanted>,
) => void;

const finding = Symbol('finding');
type MaybeFinding = IncomingMessage & { [finding]?: Promise<Found> };

/** Hands the pending lookup to Fastify, so that it is not repeated, even if it failed. */
export function keepFinding(request: IncomingMessage, found: Promise<Found>): void {
  (request as MaybeFinding)[finding] = found;
}

/**
 * Adds an ordinary route, and also registers it with the express lane, which answers the requests
 * that need nothing from Fastify.
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
