import type { Operation } from './operation.js';

/**
 * The known fields of an operation's JSON body, if it ignores all others. Undefined if it ignores
 * none: a report document has its own schema, a JSON-RPC message may hold anything, and OAuth
 * defines the parameters of a form.
 */
export function findTakenFields({
  body,
  bodyContentType,
}: Pick<Operation, 'body' | 'bodyContentType'>): ReadonlySet<string> | undefined {
  if (!body || bodyContentType !== undefined) return undefined;
  const { properties = {}, additionalProperties } = body as {
    properties?: object;
    additionalProperties?: unknown;
  };
  const names = Object.keys(properties);
  return additionalProperties === undefined && names.length > 0 ? new Set(names) : undefined;
}
