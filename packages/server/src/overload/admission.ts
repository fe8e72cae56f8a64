import type { IncomingMessage } from 'node:http';
import { createLoadGate, type LoadGateOptions } from './load-gate.js';

/** Whether a request is looked at: decided once for each, by whoever asks first. */
export interface Admission {
  admits(request: IncomingMessage): boolean;
}

const decided = Symbol('admitted');

export function createAdmission(options: LoadGateOptions): Admission {
  const gate = createLoadGate(options);
  return {
    admits: (request: IncomingMessage & { [decided]?: boolean }) =>
      (request[decided] ??= gate.admits()),
  };
}
