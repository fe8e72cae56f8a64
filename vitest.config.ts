import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const faults = 'packages/cli/test/faults/**/*.test.ts';
const faultsOf = (...names: string[]) =>
  names.map((name) => `packages/cli/test/faults/${name}.test.ts`);
/** Those that measure, or hold an answer to a time. */
const timed = faultsOf('attack-bodies', 'lost-database', 'many-connections', 'overload', 'starved');
/** Those that hold an answer to seconds, and wait for most of their time. */
const waiting = faultsOf('hung-database', 'slow-senders');
/** It counts the calls of a module, which must not be loaded before. */
const alone = 'packages/server/test/compression.test.ts';
// By default one core is left alone, which of two is half; more than that is slower.
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    globalSetup: ['test/build.ts', 'test/postgres.ts', 'test/browser.ts'],
    // Built packages are imported as Node does it, several times faster than through the transforms.
    server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A machine that is busy with the other tests is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // A file keeps the modules that the one before it loaded, which was most of the time of many.
        test: {
          name: 'behaviour',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [faults, alone],
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: [alone], maxWorkers, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [faults],
          exclude: [...timed, ...waiting],
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // They have the machine for themselves, one after another.
        test: {
          name: 'faults-timed',
          include: timed,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // They take little of the machine, and have it for themselves, all at once.
        test: {
          name: 'faults-waiting',
          include: waiting,
          maxWorkers: waiting.length,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
