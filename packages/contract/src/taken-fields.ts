import type { Operation } from './operation.js';

/**
 * The fields that the JSON body of an operation may have, where it ignores all others. Undefined where
 * it ignores none: a report document has a schema of its own, a JSON-RPC message may hold anything, and
 * what happens to the parameters of a form is for OAuth to say.
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
