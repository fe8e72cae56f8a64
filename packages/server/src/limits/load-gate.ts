import { performance } from 'node:perf_hooks';
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
 * Short bursts are allowed. It is overload after long turns for at least this time, and at least
 * this many of them.
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
 */
export function createLoadGate({
  delayMs,
  now = () => performance.now(),
  idleMs = () => performance.nodeTiming.idleTime,
  heldUpMs = readHeldUpMs,
  atEndOfTurn = setImmediate,
}: LoadGateOptions): LoadGate {
  const turn = { isOn: false, beganAt: 0, admitted: 0, heldUpMs: 0 };
  let lastTookMs = 0;
  const long = { turns: 0, since: 0, idleMs: 0 };
  let allowedMs = longestTurnMs;
  let isOverloaded = false;
  let refused = 0;
  let refusedAt = -Infinity;

  const calmDown = (at: number) => {
    if (at - refusedAt <= calmMs) return;
    isOverloaded = false;
    allowedMs = longestTurnMs;
  };

  const noteLongTurn = (endedAt: number) => {
    const idle = idleMs();
    // A process that was idle between turns is not behind.
    if (long.turns === 0 || idle - long.idleMs > idleBetweenTurnsMs) {
      long.turns = 0;
      long.since = turn.beganAt;
    }
    long.idleMs = idle;
    long.turns += 1;
    if (long.turns < graceTurns || endedAt - long.since < graceMs) return;
    isOverloaded = true;
    refusedAt = endedAt;
  };

  /** Reading how long it was held up costs more than a request, so only then is it read. */
  const isSuspected = () => long.turns > 0;

  const endTurn = () => {
    const endedAt = now();
    const tookMs = endedAt - turn.beganAt - (isSuspected() ? heldUpMs() - turn.heldUpMs : 0);
    if (tookMs > delayMs && turn.admitted >= handful) {
      noteLongTurn(endedAt);
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
        if (isSuspected()) turn.heldUpMs = heldUpMs();
        atEndOfTurn(endTurn);
      }
      if (turn.admitted < handful || at - turn.beganAt <= allowedMs) {
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
