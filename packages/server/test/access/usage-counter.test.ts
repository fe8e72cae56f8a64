import type { Usage } from '@broadsheet/store';
import { expect, it } from 'vitest';
import { createUsageCounter } from '../../src/limits/usage-counter.js';

const day = 24 * 60 * 60 * 1000;

it('counts are kept while they cannot be written down, and written once', async () => {
  const written: Usage[] = [];
  let isDown = true;
  let now = Date.UTC(2026, 0, 31, 23);
  const counter = createUsageCounter({
    usage: {
      add: (counts) => {
        if (isDown) return Promise.reject(new Error('down'));
        written.push(...counts);
        return Promise.resolve();
      },
    },
    clock: () => now,
    onError: () => undefined,
  });
  counter.count('acme', 'listImages');
  counter.count('acme', 'listImages');
  await expect(counter.flush()).rejects.toThrow('down');
  counter.count('acme', 'listImages');
  await expect(counter.flush()).rejects.toThrow('down');
  now += day;
  await expect(counter.flush()).rejects.toThrow('down');
  counter.count('acme', 'getImage');
  isDown = false;
  await counter.stop();
  expect(written).toEqual([
    { clientId: 'acme', operation: 'listImages', day: '2026-01-31', count: 3 },
    { clientId: 'acme', operation: 'getImage', day: '2026-02-01', count: 1 },
  ]);
  await counter.flush();
  expect(written).toHaveLength(2);
});
