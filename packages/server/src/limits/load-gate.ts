import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { RequestProblem } from '../problem.js';
import { readHeldUpMs } from './held-up.js';

/**
 * Detects whether the process keeps up with incoming requests, and picks the requests to refuse
 * while it does not.
 */
export interface LoadGate {
  /** Whether to answer the request that just arrived. */
  admits(): boolean;
  /** Whether requests arrive faster than the process can answer them. */
  readonly isOverloaded: boolean;
  /** Requests refused since the process started. */
  readonly refused: number;
}

export interface LoadGateOptions {
  /**
   * How long one turn of the event loop may spend on answering before it counts as too long. 0
   * turns the gate off.
   */
  delayMs: number;
  now?: () => number;
  /** Total idle time of the event loop since the process started, in milliseconds. */
  idleMs?: () => number;
  /** How long other programs have kept the processor from this thread, in milliseconds. */
  heldUpMs?: () => number;
  /** Calls back after all requests that have already arrived were handled. */
  atEndOfTurn?: (callback: () => void) => void;
}

/**
 * Short bursts are allowed. It is overload after long turns of at least this time together, and at
 * least this many of them.
 */
const graceMs = 100;
const graceTurns = 3;
const idleBetweenTurnsMs = 1;
/** Even in a burst, no request should wait longer than this behind others. */
const longestTurnMs = 500;
/**
 * This many requests per turn are always answered. If other programs keep the machine busy,
 * refusing so few would not help.
 */
const handful = 8;
/** Overload ends after this long without a refusal. */
const calmMs = 1000;
/**
 * Reading how long the process was held up costs a tenth of a request: how old a reading may be at
 * the start of a turn, and how old while it decides on refusals.
 */
const oldestReadingMs = { atStart: 100, later: 1 };
/** During overload, a turn answers requests for this share of the delay. */
const shareOfDelay = 0.2;
/**
 * Refused clients may retry at once. Handling these retries must still leave time to answer other
 * requests.
 */
const leastShare = 0.5;
const mostDelays = 1.5;

/**
 * Requests that arrive while others are being answered wait in the kernel, where the process cannot
 * see them. All waiting requests are handed over in one turn of the event loop, so the time since
 * the turn began shows how far the process is behind. As in a controlled-delay (CoDel) queue, one
 * long wait does not matter; a wait that stays long does. After a burst or a pause of the garbage
 * collector, turns soon become short again. If turns stay long, each turn answers for a fifth of
 * the delay and refuses the rest: a new request waits for the current turn and then for its own,
 * and should be answered within about one delay. Time in which other programs had the processor does
 * not count: refusing requests would not give it back. The cost is one clock reading per request, and
 * no timer.
 *
 * Stays whole: all of it reads and writes the state of the current turn.
 */
export function createLoadGate({
  delayMs,
  now = () => performance.now(),
  idleMs = () => performance.nodeTiming.idleTime,
  heldUpMs = readHeldUpMs,
  atEndOfTurn = setImmediate,
}: LoadGateOptions): LoadGate {
  const turn = { isOn: false, beganAt: 0, admitted: 0, heldUpMs: 0 };
  const reading = { at: -Infinity, heldUpMs: 0 };
  let lastTookMs = 0;
  const long = { turns: 0, tookMs: 0, idleMs: 0 };
  let allowedMs = longestTurnMs;
  let isOverloaded = false;
  let refused = 0;
  let refusedAt = -Infinity;

  const calmDown = (at: number) => {
    if (at - refusedAt <= calmMs) return;
    isOverloaded = false;
    allowedMs = longestTurnMs;
  };

  const noteLongTurn = (endedAt: number, tookMs: number) => {
    const idle = idleMs();
    // A process that was idle between turns is not behind.
    if (idle - long.idleMs > idleBetweenTurnsMs) long.turns = 0;
    if (long.turns === 0) long.tookMs = 0;
    long.idleMs = idle;
    long.turns += 1;
    long.tookMs += tookMs;
    if (long.turns < graceTurns || long.tookMs < graceMs) return;
    isOverloaded = true;
    refusedAt = endedAt;
  };

  const readHeldUp = (at: number, oldestMs: number) => {
    if (at - reading.at >= oldestMs) {
      reading.at = at;
      reading.heldUpMs = heldUpMs();
    }
    return reading.heldUpMs;
  };

  /** How long the turn has taken without the time in which other programs had the processor. */
  const ownMs = (at: number, oldestMs: number) =>
    Math.max(0, at - turn.beganAt - (readHeldUp(at, oldestMs) - turn.heldUpMs));

  const mayGoOn = (at: number) => {
    if (at - turn.beganAt <= allowedMs) return true;
    // During overload, refusing must cost as little as possible.
    return !isOverloaded && ownMs(at, oldestReadingMs.later) <= allowedMs;
  };

  const endTurn = () => {
    const endedAt = now();
    const wholeMs = endedAt - turn.beganAt;
    const tookMs = wholeMs > delayMs ? ownMs(endedAt, 0) : wholeMs;
    if (tookMs > delayMs && turn.admitted >= handful) {
      noteLongTurn(endedAt, tookMs);
    } else {
      long.turns = 0;
      calmDown(endedAt);
    }
    // The shorter of two turns counts: one long turn may have been a pause, but if refusals take up
    // the time, all turns are long.
    const usualMs = Math.min(tookMs, lastTookMs);
    const share = Math.min(usualMs * leastShare, delayMs * mostDelays);
    allowedMs = isOverloaded ? Math.max(delayMs * shareOfDelay, share) : longestTurnMs;
    lastTookMs = tookMs;
    turn.isOn = false;
  };

  return {
    admits() {
      if (delayMs === 0) return true;
      const at = now();
      if (!turn.isOn) {
        // There may have been no requests since the last turn.
        calmDown(at);
        turn.isOn = true;
        turn.beganAt = at;
        turn.admitted = 0;
        turn.heldUpMs = readHeldUp(at, long.turns > 0 ? 0 : oldestReadingMs.atStart);
        atEndOfTurn(endTurn);
      }
      if (turn.admitted < handful || mayGoOn(at)) {
        turn.admitted += 1;
        return true;
      }
      refused += 1;
      refusedAt = at;
      return false;
    },
    get isOverloaded() {
      calmDown(now());
      return isOverloaded;
    },
    get refused() {
      return refused;
    },
  };
}

/** Created once: a stack trace for each refusal would cost more than the refusal. */
const overloaded = new RequestProblem(
  'unavailable',
  'The service is overloaded and did not process this request. Try again shortly.',
);

/** Refuses excess requests before any work is done for them. */
export function refuseOverload(app: FastifyInstance, gate: LoadGate): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(isMonitoring(url) || gate.admits() ? undefined : overloaded);
  });
}

/**
 * Health checks and metrics are always answered: restarting a process because it is busy would only
 * make the other processes busier.
 */
function isMonitoring(url: string): boolean {
  return url.startsWith('/health/') || url === '/metrics' || url.startsWith('/metrics?');
}
