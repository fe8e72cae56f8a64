import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const faults = 'packages/cli/test/faults/**/*.test.ts';

export default defineConfig({
  test: {
    globalSetup: ['test/build.ts', 'test/postgres.ts', 'test/browser.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'behaviour',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [faults],
          // By default one core is left alone, which of two is half; many tests wait for other processes.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Some of them measure, so they have the machine for themselves, one after another.
        test: {
          name: 'faults',
          include: [faults],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
