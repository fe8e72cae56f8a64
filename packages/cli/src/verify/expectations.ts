import { isFields } from '@broadsheet/view';
import { require } from './check.js';
import type { Exchange } from './exchange.js';

type Fields = Record<string, unknown>;

export function expectStatus({ status }: Exchange, ...expected: number[]): void {
  require(expected.includes(
    status,
  ), `status ${String(status)} instead of ${expected.join(' or ')}`);
}

/** The JSON object in a response. */
export function getJson({ text, headers }: Exchange): Fields {
  const type = headers.get('content-type') ?? 'no Content-Type';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    require(false, `the body is not well-formed JSON (${type})`);
  }
  require(isFields(value), 'the body is not a JSON object');
  return value;
}

/** The array in a field of a response. */
export function getList(exchange: Exchange, name: string): unknown[] {
  const list = getJson(exchange)[name];
  require(Array.isArray(list), `there is no array ${name}`);
  return list;
}

export function expectNoBody(exchange: Exchange): void {
  expectStatus(exchange, 204);
  require(exchange.text === '', 'a 204 must have no body');
}

/** A problem body (RFC 9457) with the fields that were decided on. */
export function expectProblem(exchange: Exchange, status: number): Fields {
  expectStatus(exchange, status);
  const type = exchange.headers.get('content-type') ?? 'missing';
  require(/^application\/problem\+json\b/.test(
    type,
  ), `Content-Type is ${type} instead of application/problem+json`);
  const problem = getJson(exchange);
  require(problem.status === status, `status in the body is ${JSON.stringify(problem.status)}`);
  for (const name of ['type', 'title', 'detail', 'code', 'requestId']) {
    require(typeof problem[name] === 'string', `the problem body has no text ${name}`);
  }
  return problem;
}

/** A 400 that points to this field of the body; for a missing field, to the body itself. */
export function expectBadField(exchange: Exchange, field: string): void {
  const { errors } = expectProblem(exchange, 400);
  require(Array.isArray(errors), 'the problem body has no errors');
  const isNamed = errors.some((error) => {
    const { pointer, detail } = isFields(error) ? error : {};
    if (pointer === '') return String(detail).includes(field);
    return pointer === `/${field}` || String(pointer).startsWith(`/${field}/`);
  });
  require(isNamed, `the errors do not point to /${field}: ${JSON.stringify(errors).slice(0, 200)}`);
}

export const keysOf = (fields: Fields): string => Object.keys(fields).sort().join(', ');
