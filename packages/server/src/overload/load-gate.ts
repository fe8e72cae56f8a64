import { performance } from 'node:perf_hooks';

/**
 * Tells whether the process keeps up with the requests that come, and which of them to refuse
 * while it does not.
 */
export interface LoadGate {
  /** Whether to answer the request that just arrived. */
  admits(): boolean;
  /** Whether requests have been coming faster than they can be answered. */
  readonly isOverloaded: boolean;
  /** How many were refused since the start. */
  readonly refused: number;
}

export interface LoadGateOptions {
  /** How long a turn of answering may take before it counts as too long; 0 refuses nothing. */
  delayMs: number;
  now?: () => number;
  /** How long the process has had nothing to do since its start, in milliseconds. */
  idleMs?: () => number;
  /** Calls back when the requests that are there now have had their turn. */
  atEndOfTurn?: (callback: () => void) => void;
}

/** A burst passes: it is overload when turns were too long for this long, and this many of them. */
const graceMs = 100;
const graceTurns = 3;
const idleBetweenTurnsMs = 1;
/** Even in a burst nobody should wait longer than this behind others. */
const longestTurnMs = 500;
/** So few are always answered: when the machine is busy with others, refusing them would not help. */
const handful = 8;
/** Overload is over when for this long nothing had to be refused. */
const calmMs = 1000;
/** While more comes than it can answer, a turn answers for this share of the delay. */
const shareOfDelay = 0.2;
/** Whoever is refused may ask again at once; that must not leave no time for answering others. */
const leastShare = 0.5;
const mostDelays = 2.5;

/**
 * Requests that come in while others are answered wait in the kernel, unseen; but all that wait are
 * handed over in one turn of the event loop, so the time since the turn began tells how far the
 * process is behind. As in a controlled-delay queue, what matters is not one long wait but one that
 * does not pass: after a burst, or a pause of the garbage collector, turns soon are short again.
 * Where they stay long, each turn answers for a fifth of the delay and refuses the rest: whoever comes
 * waits for the turn that is on and then for its own, and should be answered within a delay or so. It
 * costs a look at the clock for each request, and no timer.
 */
export function createLoadGate({
  delayMs,
  now = () => performance.now(),
  idleMs = () => performance.nodeTiming.idleTime,
  atEndOfTurn = setImmediate,
}: LoadGateOptions): LoadGate {
  const turn = { isOn: false, beganAt: 0, admitted: 0 };
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
    // Whoever has time to wait for work is not behind.
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

  const endTurn = () => {
    const endedAt = now();
    const tookMs = endedAt - turn.beganAt;
    if (tookMs > delayMs && turn.admitted >= handful) {
      noteLongTurn(endedAt);
    } else {
      long.turns = 0;
      calmDown(endedAt);
    }
    // One long turn may have been a pause; refusals that take up the time make all turns long.
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
        // Nothing may have come since.
        calmDown(at);
        turn.isOn = true;
        turn.beganAt = at;
        turn.admitted = 0;
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
