import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTimeLimit } from '../../src/render/time-limit.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const mainThread = String(process.pid);

/** Notes when the limit is over, in milliseconds; the threads were held up as long as told. */
function startLimit(heldUpAt: (ms: number) => Record<string, number>) {
  const began = performance.now();
  const lateAt: number[] = [];
  const cancel = startTimeLimit({
    ms: 1000,
    readHeldUp: () => new Map(Object.entries(heldUpAt(performance.now() - began))),
    onLate: () => lateAt.push(Math.round(performance.now() - began)),
  });
  return { lateAt, cancel };
}

test('a task is late after its time', () => {
  const { lateAt } = startLimit(() => ({}));
  vi.advanceTimersByTime(10_000);
  expect(lateAt).toEqual([1000]);
});

test('the time in which other programs had the processor does not count', () => {
  // Nine tenths of the time, also before it began.
  const { lateAt } = startLimit((ms) => ({ [mainThread]: 0, drawing: 500 + ms * 0.9 }));
  vi.advanceTimersByTime(9000);
  expect(lateAt).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(lateAt).toHaveLength(1);
});

test('a thread that starts meanwhile is held up from its start', () => {
  const { lateAt } = startLimit((ms) => (ms < 500 ? {} : { drawing: Math.min(ms - 500, 2000) }));
  vi.advanceTimersByTime(2900);
  expect(lateAt).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(lateAt).toEqual([3000]);
});

test('the main thread, which does not draw, gives no task more time', () => {
  const { lateAt } = startLimit((ms) => ({ [mainThread]: ms, idle: 0 }));
  vi.advanceTimersByTime(10_000);
  expect(lateAt).toEqual([1000]);
});

test('a task that is done is not late', () => {
  const { lateAt, cancel } = startLimit(() => ({}));
  cancel();
  vi.advanceTimersByTime(10_000);
  expect(lateAt).toEqual([]);
});
