/** Requests for one operation: valid ones, slightly wrong ones and absurd ones. */
import { mutate, nastyText, pick, validValue, type Json, type Random } from './fuzz-values.js';

export interface FuzzOperation {
  id: string;
  method: string;
  path: string;
  /** Needs no token. */
  isOpen: boolean;
  parameters: { name: string; in: string; schema: Json }[];
  body?: { contentType: string; schema: Json; example?: unknown };
  responses: Record<string, Response>;
}

interface Response {
  content?: Record<string, { schema: Json }>;
}

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /**
   * The method and path are those of the operation, so only its documented responses are allowed.
   */
  isOnTarget: boolean;
}

export interface FuzzWorld {
  tokens: string[];
  /** Existing values, by the name of a field or parameter. */
  known: Record<string, string[]>;
  /** Bodies for operations whose schema gives no valid example. */
  bodies: Record<string, unknown[]>;
}

export function buildRequest(
  operation: FuzzOperation,
  world: FuzzWorld,
  random: Random,
): FuzzRequest {
  const path = fillPath(operation, world, random);
  const method =
    random() < 0.95
      ? operation.method
      : pick(random, [
          'GET',
          'HEAD',
          'POST',
          'PUT',
          'PATCH',
          'DELETE',
          'OPTIONS',
          'TRACE',
          'PURGE',
        ]);
  const body = buildBody(operation, world, random);
  return {
    method,
    path: path.text + buildQuery(operation, world, random),
    headers: buildHeaders(operation, world, random, body !== undefined),
    ...(body && { body }),
    isOnTarget: method === operation.method && path.isWhole,
  };
}

function fillPath({ path, parameters }: FuzzOperation, world: FuzzWorld, random: Random) {
  let isWhole = true;
  const text = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    const value = parameterValue(name, schema, world, random);
    const encoded = random() < 0.97 ? encode(value) : '%E0%A4%A';
    // A part that is empty, cannot be decoded or is too long makes it another path.
    if (value === '' || value === '..' || value === '.' || encoded.length > 256) isWhole = false;
    if (encoded === '%E0%A4%A') isWhole = false;
    return encoded;
  });
  return { text, isWhole };
}

function parameterValue(name: string, schema: Json, world: FuzzWorld, random: Random): string {
  const known = world.known[name];
  if (known && random() < 0.6) return pick(random, known);
  return random() < 0.5 ? String(validValue(schema, random)) : nastyText(random);
}

const encode = (text: string): string => encodeURIComponent(makeWellFormed(text));

/** Half of a surrogate pair has no encoding. */
const makeWellFormed = (text: string): string => Buffer.from(text).toString();

function buildQuery({ parameters }: FuzzOperation, world: FuzzWorld, random: Random): string {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && random() < 0.85)
    .flatMap(({ name, schema }) => {
      const value = parameterValue(name, schema, world, random);
      const pair = `${name}=${random() < 0.97 ? encode(value) : '%ff%'}`;
      return random() < 0.03 ? [pair, pair] : [pair];
    });
  if (random() < 0.1) {
    pairs.push(pick(random, ['a', 'a=1', '&&', '__proto__=1', 'country[]=au', '%=%', 'a[b][c]=1']));
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function buildBody(
  { id, body }: FuzzOperation,
  world: FuzzWorld,
  random: Random,
): Buffer | undefined {
  if (!body) return random() < 0.9 ? undefined : Buffer.from(pick(random, oddBodies));
  if (random() < 0.05) return Buffer.from(pick(random, oddBodies));
  const examples = [
    ...(world.bodies[id] ?? []),
    ...(body.example === undefined ? [] : [body.example]),
  ];
  let value =
    examples.length > 0 && random() < 0.6
      ? useKnown(pick(random, examples), world, random)
      : validValue(body.schema, random);
  if (random() < 0.5) value = mutate(value, random);
  if (random() < 0.2) value = mutate(value, random);
  return Buffer.from(
    body.contentType === 'application/x-www-form-urlencoded'
      ? writeForm(value)
      : writeJson(value, random),
  );
}

/** Existing values are requested more often than others. */
function useKnown(value: unknown, { known }: FuzzWorld, random: Random): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  // Credentials are valid together or not at all.
  const share = pick(random, [0.5, 0.5, 1]);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const values = typeof item === 'string' ? known[name] : undefined;
      return [name, values && random() < share ? pick(random, values) : (item as unknown)];
    }),
  );
}

const oddBodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '0',
  '\uFEFF{}',
  '{"a":1,"a":2}',
  '{"Country":"AU","Country":"NZ"}',
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('{"Country":"\xff"}', 'latin1'),
  '['.repeat(30_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  'x'.repeat(70_000),
  'a=1&a=2',
  'grant_type=client_credentials',
];

function writeJson(value: unknown, random: Random): string {
  const text = JSON.stringify(value);
  if (random() < 0.03) return text.slice(0, Math.floor(random() * text.length));
  return random() < 0.03 ? text.replace(/:(\d+)/, ':1e400') : text;
}

function writeForm(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return new URLSearchParams(
    Object.entries(value).map(([name, item]): [string, string] => [
      makeWellFormed(name),
      makeWellFormed(typeof item === 'string' ? item : JSON.stringify(item)),
    ]),
  ).toString();
}

const oddTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  'application/json;;;',
  'APPLICATION/JSON',
  ' ',
  'nonsense',
  'application/x-www-form-urlencoded',
  'application/merge-patch+json',
];

const oddHeaders: [string, string][] = [
  ['x-request-id', 'mine-1'],
  ['x-request-id', 'no good\tone'],
  ['x-request-id', 'x'.repeat(200)],
  ['accept', 'text/html'],
  ['accept', 'application/xml;q=0.1, */*;q=0'],
  ['accept-encoding', 'gzip, br;q=0.5, *;q=0'],
  ['accept-encoding', 'identity;q=0'],
  ['accept-language', 'de'],
  ['if-match', '"1"'],
  ['if-match', '*'],
  ['if-match', '"99999999999999999999"'],
  ['if-match', 'W/"1", "2"'],
  ['if-match', 'nonsense'],
  ['if-none-match', '*'],
  ['if-none-match', '"1"'],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=0-1'],
  ['cookie', 'a=b; __proto__=1'],
  ['origin', 'https://evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['idempotency-key', 'x'],
  ['content-encoding', 'gzip'],
];

function buildHeaders(
  { body, isOpen }: FuzzOperation,
  world: FuzzWorld,
  random: Random,
  hasBody: boolean,
): Record<string, string> {
  const headers: Record<string, string> = {};
  const right = body?.contentType ?? 'application/json';
  if (hasBody && random() < 0.97) {
    headers['content-type'] = random() < 0.93 ? right : pick(random, oddTypes);
  }
  const token = pick(random, world.tokens);
  const other = pick(random, [
    ...['', 'Bearer', 'Bearer ', 'Bearer a.b.c', 'bearer x', `Basic ${btoa('read:secret')}`],
    ...[
      `Basic ${btoa('a')}`,
      'Basic !',
      `Bearer ${'x'.repeat(6000)}`,
      `Bearer ${token.slice(0, -2)}`,
    ],
  ]);
  if (random() < (isOpen ? 0.3 : 0.97))
    headers.authorization = random() < 0.92 ? `Bearer ${token}` : other;
  if (random() < 0.2) {
    const [name, value] = pick(random, oddHeaders);
    headers[name] = value;
  }
  return headers;
}
