import { readFileSync } from 'node:fs';

/**
 * How long the main thread was ready to run but other threads had the processor, in milliseconds
 * since it started. Only Linux measures this; elsewhere it is 0.
 */
export function readHeldUpMs(): number {
  try {
    // Nanoseconds: those it ran, those it waited, and how often it ran.
    const [, waited] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}
