import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const faults = 'packages/cli/test/faults/**/*.test.ts';
/** Those that measure, or hold an answer to a time. */
const timed = [
  'attack-bodies',
  'hung-database',
  'lost-database',
  'many-connections',
  'overload',
  'slow-senders',
].map((name) => `packages/cli/test/faults/${name}.test.ts`);
/** Each of their files may keep the modules that the one before it loaded, which is most of their time. */
const sharing =
  'packages/{charts,contract,demo,editions,reports,server,store,view}/test/**/*.test.ts';
/** It counts the calls of a module that others have loaded before. */
const alone = 'packages/server/test/compression.test.ts';
// By default one core is left alone, which of two is half; many tests wait for other processes.
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    globalSetup: ['test/build.ts', 'test/postgres.ts', 'test/browser.ts'],
    // Built packages are imported as Node does it, several times faster than through the transforms.
    server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
    testTimeout: 90_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: [sharing],
          exclude: [alone],
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'behaviour',
          include: ['packages/{cli,client,web}/test/**/*.test.ts', alone],
          exclude: [faults],
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [faults],
          exclude: timed,
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
    ],
  },
});
