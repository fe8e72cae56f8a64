/** Whether a response is one that the OpenAPI document promises. */
import { buildSchemaCheck } from '@broadsheet/contract/checking';
import type { FuzzOperation, FuzzRequest } from './fuzz-request.js';
import type { Json } from './fuzz-values.js';

export interface FuzzAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

type Check = ReturnType<typeof buildSchemaCheck>;
const checks = new Map<Json, Check>();

/** What is wrong with it; undefined if nothing is. */
export function findFault(
  operation: FuzzOperation,
  { isOnTarget, method }: FuzzRequest,
  answer: FuzzAnswer,
): string | undefined {
  const { status, headers } = answer;
  if (status === 500) return 'it answered 500';
  if (headers['x-request-id'] === undefined) return 'there is no X-Request-Id';
  const needed = neededHeaders[status];
  if (needed !== undefined && headers[needed] === undefined) return `there is no ${needed}`;
  if (method === 'HEAD') return answer.body.length === 0 ? undefined : 'HEAD has a body';
  const documented = operation.responses[status];
  if (isOnTarget) {
    return documented
      ? checkContent(documented.content, answer)
      : `${String(status)} is not documented`;
  }
  return strayStatuses.has(status) ? checkStray(answer) : `a stray ${String(status)}`;
}

const neededHeaders: Record<number, string> = {
  401: 'www-authenticate',
  405: 'allow',
  429: 'retry-after',
  503: 'retry-after',
};

/** Other paths and methods are other operations, or none. */
const strayStatuses = new Set([200, 204, 400, 401, 403, 404, 405, 409, 412, 413, 415, 431]);

function checkStray({ status, headers, body }: FuzzAnswer): string | undefined {
  if (status < 400) return undefined;
  const type = String(headers['content-type']);
  if (!type.startsWith('application/problem+json')) return `${String(status)} as ${type}`;
  const problem = JSON.parse(body.toString()) as Json;
  return problem.status === status ? undefined : 'the problem tells another status';
}

function checkContent(
  content: Record<string, { schema: Json }> | undefined,
  { headers, body }: FuzzAnswer,
): string | undefined {
  const type = headers['content-type'];
  if (!content) return body.length > 0 || type !== undefined ? 'it has a body' : undefined;
  const mediaType = mediaTypeOf(String(type));
  const found = Object.entries(content).find(([name]) => mediaTypeOf(name) === mediaType);
  if (!found) return `the Content-Type is ${String(type)}`;
  const [name, { schema }] = found;
  const value: unknown = /\bjson$/.test(mediaTypeOf(name))
    ? JSON.parse(body.toString())
    : body.toString();
  let check = checks.get(schema);
  if (!check) checks.set(schema, (check = buildSchemaCheck(schema)));
  const [finding] = check(value);
  return finding && `the body breaks its schema at ${finding.pointer}: ${finding.message}`;
}

const mediaTypeOf = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase();
