import type { ProblemCode } from '@broadsheet/contract';
import { RequestProblem } from '../problem.js';

interface Fault {
  /** The kind of the security event: `token.refused`. */
  kind: string;
  /** Written to the security log. */
  reason: string;
  clientId?: string | undefined;
  headers?: Record<string, string>;
}

/** A refusal that is written to the security log. */
export class RefusedAccess extends RequestProblem {
  readonly kind: string;
  readonly reason: string;
  readonly clientId: string | undefined;

  constructor(code: ProblemCode, detail: string, { kind, reason, clientId, headers = {} }: Fault) {
    super(code, detail, { headers });
    this.kind = kind;
    this.reason = reason;
    this.clientId = clientId;
  }
}
