import { isUtf8 } from 'node:buffer';
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { performance } from 'node:perf_hooks';
import { parse as parseQuery } from 'node:querystring';
import { Readable } from 'node:stream';
import { buildSchemaCheck } from '@broadsheet/contract/checking';
import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../answers/outbox.js';
import type { Session, Sessions } from '../authentication/sessions.js';
import { markCharged } from '../limits/charged.js';
import { formatRemaining, take } from '../limits/meter.js';
import type { RequestMetrics } from '../metrics/request-metrics.js';
import { acceptsGzip } from '../requests/accepts-gzip.js';
import { createFindIgnored } from '../requests/ignored-fields.js';
import { requestIdOf } from '../requests/request-id.js';
import type { UsageCounter } from '../usage/usage-counter.js';
import {
  editionHeader,
  keepFinding,
  type Found,
  type ReadyAnswer,
  type ReadyRoute,
} from './ready-route.js';
import { createRecent } from './recent.js';

interface Options {
  routes: ReadyRoute[];
  sessions: Pick<Sessions, 'find'>;
  usage: Pick<UsageCounter, 'count'>;
  metrics: Pick<RequestMetrics, 'observerOf'>;
  outbox: Pick<Outbox, 'put'>;
  clock: () => number;
  /** On every answer. */
  headers: Record<string, string>;
  /** Whether this request needs something that only the framework does. */
  isSpecial: (request: IncomingMessage) => boolean;
}

/** A request on its way through the lane. */
interface Passage {
  request: MaybeRead;
  response: ServerResponse;
  lane: Lane;
  session: Session;
  /** By a clock that does not step. */
  startedAt: number;
  /** Undefined for an operation that has none. */
  body: Buffer | undefined;
}

interface Lane extends ReadyRoute {
  /** What an address or a body asks for; undefined where it is not one for the lane. */
  read: (words: string) => object | undefined;
  observe: ReturnType<RequestMetrics['observerOf']>;
}

/** What an address leads to, and what it asks for where that is not in the body. */
interface Place {
  lane: Lane;
  wanted: object | undefined;
}

/** A longer body is the framework's to read. */
const longestBodyBytes = 8192;

/** How many requests of each operation are known by their words, and how long these may be. */
const remembered = 1000;
const longestRemembered = 1024;

/** The body of a request that was read here before it turned out to be one for the framework. */
const bodyRead = Symbol('body read');
type MaybeRead = IncomingMessage & { [bodyRead]?: Buffer };

/**
 * Answers reads whose answer lies ready in memory before the framework is asked, which costs half as
 * much as a request through it. It knows the good way only: whatever is out of the ordinary, every
 * refusal included, it hands on, so that everything about a request is decided in one place.
 */
export function openExpressLane(app: FastifyInstance, options: Options): void {
  const { sessions, clock, isSpecial } = options;
  const findPlace = createPlaces(options);
  const [framework] = app.server.listeners('request') as [RequestListener];
  const send = createSend(options);
  handOnBodies(app);

  const charge = ({ request, session: { meter } }: Passage): boolean => {
    // Limits are over time, which must not go back: not the time of the request's arrival.
    if (!meter || take(meter, clock()) !== undefined) return meter === undefined;
    markCharged(request);
    return true;
  };
  const handOn = ({ request, response, body }: Passage): void => {
    if (body) request[bodyRead] = body;
    framework(request, response);
  };
  const answerLate = (passage: Passage, finding: Promise<Found>): void => {
    const { request } = passage;
    const handOnFinding = () => {
      keepFinding(request, finding);
      handOn(passage);
    };
    finding.then((found) => {
      // The service may have begun to close.
      if (!found || isSpecial(request)) handOnFinding();
      else send(passage, found);
    }, handOnFinding);
  };
  const answer = (passage: Passage, wanted: object | undefined): void => {
    // Before any work: what a limit refuses must not cost a drawing.
    if (wanted && !charge(passage)) {
      handOn(passage);
      return;
    }
    const found = find(passage, wanted);
    if (found instanceof Promise) answerLate(passage, found);
    else if (!found) handOn(passage);
    else send(passage, found);
  };

  app.server.removeListener('request', framework);
  app.server.on('request', (request: MaybeRead, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    const { authorization } = headers;
    const session =
      method === 'POST' && authorization !== undefined
        ? sessions.find(authorization, clock())
        : undefined;
    const place = session && findPlace(url);
    if (
      !session ||
      !place ||
      authorization === undefined ||
      !canRead(headers, place.lane) ||
      isSpecial(request)
    ) {
      framework(request, response);
      return;
    }
    const { lane, wanted } = place;
    const startedAt = performance.now();
    const passage: Passage = { request, response, lane, session, startedAt, body: undefined };
    if (!lane.operation.body) {
      answer(passage, wanted);
      return;
    }
    readBody(request, (body) => {
      passage.body = body;
      // It may have been long in coming, and the client been disabled or the service begun to close.
      if (isSpecial(request) || sessions.find(authorization, clock()) !== session) handOn(passage);
      // Each byte is one letter, whatever the bytes say.
      else answer(passage, lane.read(body.toString('latin1')));
    });
  });
}

function createPlaces({ routes, metrics }: Options): (url: string) => Place | undefined {
  const lanes = new Map<string, Lane>();
  for (const route of routes) {
    const { path, body, id } = route.operation;
    const read = body ? remember(createRead(route)) : createRead(route);
    const lane = { ...route, read, observe: metrics.observerOf(id) };
    lanes.set(path, lane);
    // As without the lane: a last slash may be left out.
    if (path.endsWith('/')) lanes.set(path.slice(0, -1), lane);
  }
  return remember((url) => {
    const queryAt = url.indexOf('?');
    const lane = lanes.get(queryAt < 0 ? url : url.slice(0, queryAt));
    if (!lane) return undefined;
    if (lane.operation.body) return { lane, wanted: undefined };
    const wanted = lane.read(url);
    return wanted && { lane, wanted };
  });
}

/** Undefined also for what is not right, of which the framework knows what to say. */
function createRead({ operation, understand }: ReadyRoute): Lane['read'] {
  const { body, query } = operation;
  const schema = body ?? query;
  const check = schema && buildSchemaCheck(schema);
  const parse = body ? parseBody : parseAddress;
  const findIgnored = createFindIgnored(operation);
  return (words) => {
    try {
      const input = parse(words);
      // The framework names the fields that are ignored.
      const isPlain = check?.(input).length === 0 && findIgnored(input) === undefined;
      return isPlain ? understand(input) : undefined;
    } catch {
      return undefined;
    }
  };
}

/**
 * What is popular is asked for in the same words again and again: by the addresses that a list of images
 * gives, by bodies that one program wrote. Such words are taken apart, checked and understood once.
 */
function remember<Meaning extends object>(
  understand: (words: string) => Meaning | undefined,
): typeof understand {
  const known = createRecent<Meaning>(remembered);
  return (words) => {
    const before = known.get(words);
    if (before) return before;
    const meaning = understand(words);
    if (meaning && words.length <= longestRemembered) known.set(words, meaning);
    return meaning;
  };
}

/** Only what is plainly a short JSON body, or plainly none, is read here. */
function canRead(headers: IncomingHttpHeaders, { operation }: Lane): boolean {
  if (headers['transfer-encoding'] !== undefined) return false;
  const length = headers['content-length'];
  if (!operation.body) return length === undefined || length === '0';
  const type = headers['content-type'];
  const isJson = type === undefined || type === 'application/json';
  return isJson && length !== undefined && isShort(Number(length));
}

const isShort = (length: number) => length > 0 && length <= longestBodyBytes;

/** One that is broken off is never whole; the server closes it, and nothing is left to answer. */
function readBody(request: IncomingMessage, onBody: (body: Buffer) => void): void {
  let body: Buffer | undefined;
  request.on('data', (piece: Buffer) => {
    body = body ? Buffer.concat([body, piece]) : piece;
  });
  request.on('end', () => {
    if (body) onBody(body);
  });
}

function find(
  { request, lane, session }: Passage,
  wanted: object | undefined,
): ReturnType<Lane['find']> {
  if (!wanted) return undefined;
  try {
    const gzip = acceptsGzip(request.headers['accept-encoding']);
    return lane.find(wanted, { client: session.client, acceptsGzip: gzip });
  } catch {
    return undefined;
  }
}

function parseAddress(url: string): unknown {
  return parseQuery(url.slice(url.indexOf('?') + 1));
}

/** Undefined where it is not text, which no schema allows; throws where it is not JSON. */
function parseBody(words: string): unknown {
  const body = Buffer.from(words, 'latin1');
  return isUtf8(body) ? JSON.parse(body.toString()) : undefined;
}

/** Lets the framework read a body that was read in the lane. */
function handOnBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const body = (request.raw as MaybeRead)[bodyRead];
    done(null, body ? Readable.from([body]) : payload);
  });
}

function createSend({ usage, outbox, clock, headers }: Options) {
  const unfilled = { 'content-type': '', 'content-length': '', 'x-request-id': '' };
  const template = Object.entries({ ...headers, ...unfilled }).flat();
  const typeAt = template.indexOf('content-type') + 1;
  return (passage: Passage, answer: ReadyAnswer): void => {
    const { request, response, lane, session, startedAt } = passage;
    const { client, meter } = session;
    usage.count(client.id, lane.operation.id);
    const block = template.slice();
    block[typeAt] = answer.contentType;
    block[typeAt + 2] = String(answer.bytes.length);
    block[typeAt + 4] = requestIdOf(request);
    if (answer.edition !== undefined) block.push(editionHeader, String(answer.edition));
    if (answer.isGzip) block.push('content-encoding', 'gzip');
    if (meter) {
      const remaining = formatRemaining(meter.windows, clock());
      block.push('ratelimit-policy', meter.policy, 'ratelimit', remaining);
    }
    const onSent = () => {
      lane.observe(200, performance.now() - startedAt);
    };
    outbox.put({ response, status: 200, headers: block, bytes: answer.bytes, onSent });
  };
}
