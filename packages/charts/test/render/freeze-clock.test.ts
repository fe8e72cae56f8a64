import { afterEach, expect, test } from 'vitest';
import { freezeClock } from '../../src/render/freeze-clock.js';

const { Date: RealDate } = globalThis;
const realNow = Date.now;

afterEach(() => {
  globalThis.Date = RealDate;
  Date.now = realNow;
});

test('in the drawing workers, no clock shows how long anything took', () => {
  freezeClock();
  expect([Date.now(), new Date().getTime(), Number(new Date())]).toEqual([0, 0, 0]);
});

test('dates that are given stay what they are', () => {
  freezeClock();
  const given = new Date('2026-07-01T00:00:00Z');
  expect(given.toISOString()).toBe('2026-07-01T00:00:00.000Z');
  expect(given).toBeInstanceOf(Date);
  expect(Date.UTC(2026, 6, 1)).toBe(given.getTime());
});
