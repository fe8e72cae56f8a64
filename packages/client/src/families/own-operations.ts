import type { CallOptions } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import { ask, type FamilySource } from './family-source.js';

/** What one operation takes and answers, as on the wire. */
interface OperationShape {
  body: object;
  answer: object;
}

/** What a family offers that others do not have. */
export interface OwnOperations<Operations extends Record<keyof Operations, OperationShape>> {
  /**
   * Calls an operation that only this family has, by the last step of its path. Body and answer are
   * as on the wire; undefined where there is nothing to answer.
   */
  call<Name extends keyof Operations & string>(
    operation: Name,
    body: Operations[Name]['body'],
    options?: CallOptions,
  ): Promise<Operations[Name]['answer'] | undefined>;
}

/** Where nothing is known of them. */
export type AnyOperations = Record<string, { body: object; answer: Record<string, unknown> }>;

export function createOwnOperations(source: FamilySource): OwnOperations<AnyOperations> {
  return {
    call: async (operation, body, { signal } = {}) => {
      const answer = await ask(source, { operation, body, signal });
      return answer.status === 204 ? undefined : parseJson(answer);
    },
  };
}
