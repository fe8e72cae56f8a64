import type { IncomingMessage } from 'node:http';
import { createLoadGate, type LoadGate, type LoadGateOptions } from './load-gate.js';

/** Whether a request is looked at: decided once for each, by whoever asks first. */
export interface Admission {
  admits(request: IncomingMessage): boolean;
  readonly load: Pick<LoadGate, 'isOverloaded' | 'refused'>;
}

const decision = Symbol('admitted');

interface Asked extends IncomingMessage {
  [decision]?: boolean;
}

export function createAdmission(options: LoadGateOptions): Admission {
  const gate = createLoadGate(options);
  return {
    load: gate,
    admits(request: Asked) {
      const decided = request[decision] ?? gate.admits();
      request[decision] = decided;
      return decided;
    },
  };
}
