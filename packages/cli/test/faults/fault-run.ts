/**
 * How long the faults last and the seed they are generated from. `npm run test:faults` sets
 * FAULTS=long; FAULT_SEED repeats a run.
 */
export const isLong = process.env.FAULTS === 'long';

export const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);

/** A small generator: the same seed gives the same run. */
export function createRandom(start = seed): () => number {
  let state = start >>> 0;
  return () => {
    // mulberry32: short, and good enough for every bit to look random.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
