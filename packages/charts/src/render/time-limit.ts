import { readdirSync, readFileSync } from 'node:fs';

interface Options {
  ms: number;
  onLate: () => void;
  readHeldUp?: () => HeldUp;
}

/** How long each thread was ready to run but others had the processor, in milliseconds, by its id. */
type HeldUp = ReadonlyMap<string, number>;

/** A shorter rest of the time is not waited for. */
const shortestRestMs = 50;

/**
 * Calls back when the time is over, without the time in which other programs kept the threads of
 * this process from the processor: threads that draw have a low priority, and where other programs
 * use every core, a picture takes ten times as long. Returns a function that cancels it.
 */
export function startTimeLimit({ ms, onLate, readHeldUp = readHeldUpThreads }: Options) {
  const began = performance.now();
  const before = readHeldUp();
  const look = () => {
    const restMs = ms - (performance.now() - began - longestHeldUp(before, readHeldUp()));
    if (restMs < shortestRestMs) onLate();
    else timer = setTimeout(look, restMs);
  };
  let timer = setTimeout(look, ms);
  return () => {
    clearTimeout(timer);
  };
}

/** The main thread does not draw. A thread that began meanwhile was held up for all of its time. */
function longestHeldUp(before: HeldUp, after: HeldUp): number {
  let longestMs = 0;
  for (const [thread, heldUpMs] of after) {
    if (thread === String(process.pid)) continue;
    longestMs = Math.max(longestMs, heldUpMs - (before.get(thread) ?? 0));
  }
  return longestMs;
}

const threads = '/proc/self/task';

let reading: { at: number; heldUp: HeldUp } = { at: -Infinity, heldUp: new Map() };
/** A limit is many seconds, and a reading takes as long as a small request. */
const oldestReadingMs = 500;

/** Only Linux measures this; elsewhere the map is empty. */
function readHeldUpThreads(): HeldUp {
  const at = performance.now();
  if (at - reading.at < oldestReadingMs) return reading.heldUp;
  const heldUp = new Map<string, number>();
  for (const thread of listThreads()) {
    try {
      // Nanoseconds: those it ran, those it waited, and how often it ran.
      const [, waited] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ');
      heldUp.set(thread, Number(waited) / 1e6);
    } catch {
      // It has ended.
    }
  }
  reading = { at, heldUp };
  return heldUp;
}

function listThreads(): string[] {
  try {
    return readdirSync(threads);
  } catch {
    return [];
  }
}
