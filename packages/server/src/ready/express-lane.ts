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
  /** Headers that every response has. */
  headers: Record<string, string>;
  /** Whether this request needs something that only Fastify does. */
  isSpecial: (request: IncomingMessage) => boolean;
}

/** A request while the express lane handles it. */
interface Passage {
  request: MaybeRead;
  response: ServerResponse;
  lane: Lane;
  session: Session;
  /** From a monotonic clock. */
  startedAt: number;
  /** Undefined for an operation without a body. */
  body: Buffer | undefined;
}

interface Lane extends ReadyRoute {
  /** Parses a URL or a body; undefined if the express lane cannot answer it. */
  read: (words: string) => object | undefined;
  observe: ReturnType<RequestMetrics['observerOf']>;
}

/** The lane that a URL matches, and the parsed input if the input is not in the body. */
interface Place {
  lane: Lane;
  wanted: object | undefined;
}

/** Fastify reads longer bodies. */
const longestBodyBytes = 8192;

/** How many parsed requests are cached for each operation, and the longest text that is cached. */
const remembered = 1000;
const longestRemembered = 1024;

/** The body of a request that the express lane read and then handed to Fastify. */
const bodyRead = Symbol('body read');
type MaybeRead = IncomingMessage & { [bodyRead]?: Buffer };

/**
 * Answers reads whose response is ready in memory, before Fastify sees them; this costs half as
 * much as a request through Fastify. It handles only the successful case. Everything else,
 * including every refusal, goes to Fastify, so that each decision about a request is made in one
 * place.
 */
export function openExpressLane(app: FastifyInstance, options: Options): void {
  const { sessions, clock, isSpecial } = options;
  const findPlace = createPlaces(options);
  const [framework] = app.server.listeners('request') as [RequestListener];
  const send = createSend(options);
  handOnBodies(app);

  const charge = ({ request, session: { meter } }: Passage): boolean => {
    // Reads the clock again instead of using the arrival time: the time passed to a meter must not
    // go back.
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
      // The service may have started to close meanwhile.
      if (!found || isSpecial(request)) handOnFinding();
      else send(passage, found);
    }, handOnFinding);
  };
  const answer = (passage: Passage, wanted: object | undefined): void => {
    // Charged before any work: a request over its limit must not cause a chart to be drawn.
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
      // The body may have arrived slowly. Meanwhile the client may have been disabled, or the
      // service may have started to close.
      if (isSpecial(request) || sessions.find(authorization, clock()) !== session) handOn(passage);
      // Latin-1 maps each byte to one character, so it keeps any bytes unchanged.
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
    // As in Fastify's routes, the last slash may be left out.
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

/** Undefined for invalid input; Fastify reports it. */
function createRead({ operation, understand }: ReadyRoute): Lane['read'] {
  const { body, query } = operation;
  const schema = body ?? query;
  const check = schema && buildSchemaCheck(schema);
  const parse = body ? parseBody : parseAddress;
  const findIgnored = createFindIgnored(operation);
  return (words) => {
    try {
      const input = parse(words);
      // Fastify's hooks name the ignored fields in the response.
      const isPlain = check?.(input).length === 0 && findIgnored(input) === undefined;
      return isPlain ? understand(input) : undefined;
    } catch {
      return undefined;
    }
  };
}

/**
 * Popular requests arrive with the same text again and again: URLs from a list of images, bodies
 * written by one program. Each such text is parsed and checked once.
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

/** Only requests with a short JSON body, or clearly without a body, are read here. */
function canRead(headers: IncomingHttpHeaders, { operation }: Lane): boolean {
  if (headers['transfer-encoding'] !== undefined) return false;
  const length = headers['content-length'];
  if (!operation.body) return length === undefined || length === '0';
  const type = headers['content-type'];
  const isJson = type === undefined || type === 'application/json';
  return isJson && length !== undefined && isShort(Number(length));
}

const isShort = (length: number) => length > 0 && length <= longestBodyBytes;

/**
 * If the client breaks off, the callback is never called: the server closes the connection, and
 * there is nothing to answer.
 */
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

/** Undefined if the body is not UTF-8, which no schema allows; throws if it is not JSON. */
function parseBody(words: string): unknown {
  const body = Buffer.from(words, 'latin1');
  return isUtf8(body) ? JSON.parse(body.toString()) : undefined;
}

/** Gives Fastify the body that the express lane has already read. */
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
