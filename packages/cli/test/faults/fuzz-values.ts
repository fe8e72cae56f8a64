/** Values made from the schemas of the OpenAPI document, and values that no schema foresees. */
import fc from 'fast-check';

export type Json = Record<string, unknown>;
export type Random = () => number;

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/**
 * Replaces references by their targets, the same object each time, so that a schema is compiled
 * once; nothing in the document refers to itself.
 */
export function inlineReferences(
  value: unknown,
  document: Json,
  inlined = new Map<string, unknown>(),
): unknown {
  if (Array.isArray(value)) return value.map((item) => inlineReferences(item, document, inlined));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference } = value as { $ref?: string };
  if (typeof reference === 'string') {
    if (!inlined.has(reference)) {
      const steps = reference.slice(2).split('/');
      const found = steps.reduce<unknown>((at, step) => (at as Json)[step], document);
      inlined.set(reference, inlineReferences(found, document, inlined));
    }
    return inlined.get(reference);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inlineReferences(item, document, inlined)]),
  );
}

const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202Eevil',
  'é'.normalize('NFD'),
  '😀'.repeat(50),
  '漢字かな交じり文',
  "Robert'); drop table client;--",
  '" or ""="',
  '%00',
  '%',
  '%zz',
  '..',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'true',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '2147483648',
  'NaN',
  '\r\nSet-Cookie: a=b',
  '\t\n\v\f',
  '\uFEFF',
  '*',
  '"*"',
  'W/"1"',
  '"1"',
  'AU',
  'au',
  'English',
  'ENGLISH',
  'İstanbul',
  'ﬀ',
  '2026-02-31',
  '2026-13-01',
  '0000-01-01',
  '9999-12-31T23:59:59.999999999Z',
  '2026-01-31T09:00:00+23:59',
  '-271821-04-20',
  'x'.repeat(65),
  'x'.repeat(257),
  'x'.repeat(5000),
];

const nastyNumbers = [
  ...[0, -0, -1, 1, 0.1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63, 2 ** 64, -(2 ** 63)],
  ...[1e21, 1e308, 5e-324, 1000, 1001, 999999999999],
];

/** Any JSON value. */
function nastyValue(random: Random): unknown {
  return pick<() => unknown>(random, [
    () => pick(random, nastyTexts),
    () => pick(random, nastyTexts),
    () => pick(random, nastyNumbers),
    () => pick(random, [null, true, false, [], {}, [[]], [null], [{}], { a: 1 }]),
    () => Array.from({ length: pick(random, [1, 3, 1000, 1001]) }, () => pick(random, nastyTexts)),
    () => nest(random() < 0.5, pick(random, [5, 100, 2000])),
    () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}') as unknown,
  ])();
}

export const nastyText = (random: Random): string => pick(random, nastyTexts);

function nest(asArray: boolean, depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = asArray ? [value] : { a: value };
  return value;
}

const matching = new Map<string, string[]>();

/**
 * Texts that match a pattern, generated once: the same for every seed, and picked from at random.
 */
function textsMatching(pattern: string): string[] {
  const known = matching.get(pattern);
  if (known) return known;
  let texts: string[] = [];
  try {
    texts = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 40 });
  } catch {
    // Classes of Unicode characters are beyond it; the examples must do.
  }
  matching.set(pattern, texts);
  return texts;
}

interface Schema {
  type?: string;
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** A value that the schema allows, as far as one can be generated. */
export function validValue(schema: Schema, random: Random): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  if (schema.anyOf) return validValue(pick(random, schema.anyOf), random);
  if (schema.examples && schema.examples.length > 0 && random() < 0.6) {
    return pick(random, schema.examples);
  }
  return makeByType(schema, random);
}

function makeByType(schema: Schema, random: Random): unknown {
  switch (schema.type) {
    case 'string':
      return validText(schema, random);
    case 'integer':
    case 'number': {
      const { minimum = -1000, maximum = 1000 } = schema;
      const between = Math.floor(minimum + random() * (maximum - minimum));
      return pick(random, [minimum, maximum, between]);
    }
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    case 'array': {
      const { minItems = 0, maxItems = 5, items = {} } = schema;
      const length = minItems + Math.floor(random() * (Math.min(maxItems, 5) - minItems + 1));
      return Array.from({ length }, () => validValue(items, random));
    }
    case 'object':
      return validObject(schema, random);
    default:
      return nastyValue(random);
  }
}

function validText({ pattern, minLength = 0, maxLength = 40 }: Schema, random: Random): string {
  const texts = pattern === undefined ? [] : textsMatching(pattern);
  if (texts.length > 0) return pick(random, texts);
  const length = pick(random, [minLength, Math.max(minLength, 1), maxLength]);
  return 'abcdefghij'.repeat(Math.ceil(length / 10)).slice(0, length);
}

function validObject({ properties = {}, required = [] }: Schema, random: Random): Json {
  const entries = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random() < 0.5,
  );
  return Object.fromEntries(entries.map(([name, schema]) => [name, validValue(schema, random)]));
}

/** Changes one thing somewhere inside. */
export function mutate(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return nastyValue(random);
  if (Array.isArray(value)) return mutateArray(value, random);
  const entries = Object.entries(value);
  const at = Math.floor(random() * entries.length);
  return pick<() => unknown>(random, [
    () => Object.fromEntries(entries.filter((_, index) => index !== at)),
    () => ({ ...value, [pick(random, nastyTexts)]: nastyValue(random) }),
    ...Array.from({ length: 3 }, () => () => replaceAt(entries, at, random)),
  ])();
}

function replaceAt(entries: [string, unknown][], at: number, random: Random): Json {
  return Object.fromEntries(
    entries.map(([name, item], index) => [name, index === at ? mutate(item, random) : item]),
  );
}

function mutateArray(list: unknown[], random: Random): unknown[] {
  const at = Math.floor(random() * list.length);
  return pick<() => unknown[]>(random, [
    () => list.filter((_, index) => index !== at),
    () => [...list, nastyValue(random)],
    () => [...list, ...list],
    () => list.map((item, index) => (index === at ? mutate(item, random) : item)),
  ])();
}
