import type { Runtime } from '../src/http/runtime.js';

export interface InstantRuntime extends Runtime {
  /** How long each wait would have been. */
  delays: number[];
  /** Moves the clock. */
  advance: (durationMs: number) => void;
}

/** A clock that moves only by waiting, and waiting that takes no time. */
export function instantRuntime({ random = () => 0.5 } = {}): InstantRuntime {
  const delays: number[] = [];
  let now = Date.parse('2026-01-31T09:00:00Z');
  const advance = (durationMs: number) => {
    now += durationMs;
  };
  return {
    delays,
    advance,
    random,
    now: () => now,
    sleep: (delayMs, signal) => {
      signal?.throwIfAborted();
      delays.push(delayMs);
      advance(delayMs);
      return Promise.resolve();
    },
  };
}
