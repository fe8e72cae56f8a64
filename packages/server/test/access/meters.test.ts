import type { RateWindowStore } from '@broadsheet/store';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { add, take } from '../../src/limits/meter.js';
import { createMeters } from '../../src/limits/meters.js';

/** The usage that several processes share, and how often it was written. */
function createShared(): RateWindowStore & { writes: number; isDown: boolean } {
  const counts = new Map<string, number>();
  const shared = {
    writes: 0,
    isDown: false,
    add: (uses: { subject: string; seconds: number; startedAt: number; count: number }[]) => {
      if (shared.isDown) return Promise.reject(new Error('down'));
      shared.writes += 1;
      return Promise.resolve(
        uses.map(({ subject, seconds, startedAt, count }) => {
          const key = `${subject} ${String(seconds)} ${String(startedAt)}`;
          const total = (counts.get(key) ?? 0) + count;
          counts.set(key, total);
          return total;
        }),
      );
    },
    prune: () => Promise.resolve(),
  };
  return shared;
}

const hour = [{ limit: 1000, seconds: 3600 }];

describe('meters of several processes', () => {
  it('together stay near the limit, with far fewer writes than requests', async () => {
    const shared = createShared();
    const now = 3_600_000;
    const processes = Array.from({ length: 4 }, () =>
      createMeters({ rateWindows: shared, clock: () => now, onError: () => undefined }),
    );
    let admitted = 0;
    for (let round = 0; round < 400; round++) {
      for (const meters of processes) {
        if (take(meters.get('client acme', hour), now) === undefined) admitted += 1;
      }
      // As the timer would, a few dozen requests apart.
      if (round % 25 === 0) for (const meters of processes) await meters.synchronise();
    }
    expect(admitted).toBeGreaterThanOrEqual(1000);
    expect(admitted).toBeLessThanOrEqual(1000 + 3 * 25);
    expect(shared.writes).toBeLessThan(admitted / 10);
    await Promise.all(processes.map((meters) => meters.stop()));
  });

  it('count by themselves while the store is down, and tell it afterwards', async () => {
    const shared = createShared();
    const now = 3_600_000;
    const errors: unknown[] = [];
    const options = { clock: () => now, onError: (error: unknown) => errors.push(error) };
    const meters = createMeters({ rateWindows: shared, ...options });
    const plan = [{ limit: 3, seconds: 3600 }];
    shared.isDown = true;
    for (let request = 0; request < 5; request++) take(meters.get('client acme', plan), now);
    await expect(meters.synchronise()).rejects.toThrow('down');
    expect(take(meters.get('client acme', plan), now)).toBe(3600);
    shared.isDown = false;
    await meters.synchronise();
    const other = createMeters({ rateWindows: shared, ...options });
    const meter = other.get('client acme', plan);
    add(meter, now);
    await other.synchronise();
    expect(take(meter, now)).toBe(3600);
    await Promise.all([meters.stop(), other.stop()]);
  });

  it('tell each use once where a plan is changed under way', async () => {
    const shared = createShared();
    const now = 3_600_000;
    const options = { rateWindows: shared, clock: () => now, onError: () => undefined };
    const meters = createMeters(options);
    add(meters.get('client acme', [{ limit: 10, seconds: 3600 }]), now);
    add(meters.get('client acme', [{ limit: 20, seconds: 3600 }]), now);
    await meters.synchronise();
    const [{ pending, total } = { pending: 0, total: 0 }] = meters.get('client acme', [
      { limit: 20, seconds: 3600 },
    ]).windows;
    expect({ pending, total }).toEqual({ pending: 0, total: 2 });
    await meters.stop();
  });

  it('tell the store at once of the first use after a pause, and of others soon', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const shared = createShared();
    const meters = createMeters({
      rateWindows: shared,
      clock: Date.now,
      onError: () => undefined,
    });
    const use = async (passedMs: number) => {
      take(meters.get('client acme', hour), Date.now());
      await vi.advanceTimersByTimeAsync(passedMs);
      return shared.writes;
    };
    expect(await use(0)).toBe(1);
    expect(await use(200)).toBe(1);
    expect(await use(50)).toBe(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shared.writes).toBe(2);
    expect(await use(0)).toBe(3);
    await meters.stop();
  });

  it('are bounded in number', async () => {
    const meters = createMeters({
      rateWindows: createShared(),
      clock: () => 0,
      onError: () => undefined,
    });
    const first = meters.get('login address 0', hour);
    for (let index = 1; index <= 30_000; index++) {
      meters.get(`login address ${String(index)}`, hour);
    }
    expect(meters.get('login address 0', hour)).not.toBe(first);
    await meters.stop();
  });
});
