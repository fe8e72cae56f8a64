import { describe, expect, it } from 'vitest';
import { createLoadGate } from '../src/overload/load-gate.js';

/** A process in which time passes only when something is said to take time. */
function startClock(delayMs = 20) {
  let nowMs = 0;
  let idleMs = 0;
  let ends: (() => void)[] = [];
  const gate = createLoadGate({
    delayMs,
    now: () => nowMs,
    idleMs: () => idleMs,
    atEndOfTurn: (callback) => ends.push(callback),
  });
  return {
    gate,
    /** So many requests wait, and each takes so long; a refusal takes a tenth of a millisecond. */
    turn(requests: number, costMs: number): number {
      let admitted = 0;
      for (let index = 0; index < requests; index += 1) {
        const isAdmitted = gate.admits();
        if (isAdmitted) admitted += 1;
        nowMs += isAdmitted ? costMs : 0.1;
      }
      const ending = ends;
      ends = [];
      for (const end of ending) end();
      return admitted;
    },
    rest(ms: number) {
      nowMs += ms;
      idleMs += ms;
    },
    now: () => nowMs,
  };
}

/** As many requests as come at that rate while the turn before lasted. */
function runFor(process: ReturnType<typeof startClock>, seconds: number, perMs: number) {
  const end = process.now() + seconds * 1000;
  let waiting = 1;
  let longestMs = 0;
  let admitted = 0;
  while (process.now() < end) {
    const began = process.now();
    admitted += process.turn(waiting, 1);
    const tookMs = process.now() - began;
    longestMs = Math.max(longestMs, tookMs);
    waiting = Math.max(1, Math.round(tookMs * perMs));
  }
  return { longestMs, admitted };
}

describe('a process under load', () => {
  it('refuses nothing of a burst', () => {
    const process = startClock();
    expect(process.turn(300, 1)).toBe(300);
    process.rest(10);
    expect(process.turn(300, 1)).toBe(300);
    expect(process.gate.refused).toBe(0);
  });

  it('refuses nothing while it has time to wait between turns', () => {
    const process = startClock();
    for (let round = 0; round < 100; round += 1) {
      expect(process.turn(40, 1)).toBe(40);
      process.rest(2);
    }
    expect(process.gate.isOverloaded).toBe(false);
  });

  it('refuses nothing because the machine is slow, if only a few ask', () => {
    const process = startClock();
    for (let round = 0; round < 100; round += 1) expect(process.turn(6, 50)).toBe(6);
    expect(process.gate.isOverloaded).toBe(false);
  });

  it('bounds the wait of whoever it admits when twice as much comes as it can take', () => {
    const process = startClock();
    runFor(process, 1, 2);
    expect(process.gate.isOverloaded).toBe(true);
    const { longestMs, admitted } = runFor(process, 10, 2);
    expect(longestMs).toBeLessThan(20);
    // Of ten seconds, nearly nine are still spent on answers.
    expect(admitted).toBeGreaterThan(8500);
  });

  it('keeps answering half of the time when whoever is refused asks again at once', () => {
    const process = startClock();
    for (let round = 0; round < 20; round += 1) process.turn(300, 1);
    const began = process.now();
    let admitted = 0;
    for (let round = 0; round < 100; round += 1) admitted += process.turn(300, 1);
    expect(admitted / (process.now() - began)).toBeGreaterThan(0.45);
  });

  it('is as before a second after the load has gone', () => {
    const process = startClock();
    runFor(process, 2, 2);
    runFor(process, 1.1, 0.5);
    expect(process.gate.isOverloaded).toBe(false);
    const before = process.gate.refused;
    expect(process.turn(300, 1)).toBe(300);
    expect(process.gate.refused).toBe(before);
  });

  it('never refuses where it is told so', () => {
    const process = startClock(0);
    for (let round = 0; round < 20; round += 1) expect(process.turn(1000, 1)).toBe(1000);
  });
});
