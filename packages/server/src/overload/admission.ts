import type { IncomingMessage } from 'node:http';
import { createLoadGate, type LoadGate, type LoadGateOptions } from './load-gate.js';

/** Whether a request is looked at. Who was refused once stays refused, whoever asks again. */
export interface Admission {
  admits(request: IncomingMessage): boolean;
  readonly load: Pick<LoadGate, 'isOverloaded' | 'refused'>;
}

const refused = Symbol('refused');

interface Asked extends IncomingMessage {
  [refused]?: true;
}

export function createAdmission(options: LoadGateOptions): Admission {
  const gate = createLoadGate(options);
  return {
    load: gate,
    admits(request: Asked) {
      if (request[refused]) return false;
      const isAdmitted = gate.admits();
      if (!isAdmitted) request[refused] = true;
      return isAdmitted;
    },
  };
}
