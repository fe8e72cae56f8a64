import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './test/slow-first.js';

const faults = 'packages/cli/test/faults/**/*.test.ts';
const faultsOf = (...names: string[]) =>
  names.map((name) => `packages/cli/test/faults/${name}.test.ts`);
/** Those that measure, or hold an answer to a time. */
const timed = faultsOf('attack-bodies', 'overload', 'starved');
/** Those that hold an answer to seconds, and wait for most of their time. */
const waiting = faultsOf('hung-database', 'lost-database', 'many-connections', 'slow-senders');
/** It counts the calls of a module, which must not be loaded before. */
const alone = 'packages/server/test/compression.test.ts';
// A worker waits for a third of its time: for processes that it started, or until they end. So with
// one more than there are cores, two cores were busy to 99 % instead of 75 %, and a run was a tenth shorter.
const maxWorkers = availableParallelism() + 1;

/** What every project has. They do not extend the configuration: each would run the set-up again. */
const everywhere = {
  // Built packages are imported as Node does it, several times faster than through the transforms.
  server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
  setupFiles: ['test/compare-bytes.ts'],
  testTimeout: 90_000,
  hookTimeout: 120_000,
  // A machine that is busy with the other tests is slow, not wrong.
  expect: { poll: { timeout: 60_000 } },
};

/**
 * V8 compiles a function to fast code after fifteen times as much work as usual. Most functions of the
 * tests and of what they run do too little to earn it back: an eighth of the processor time. Newer
 * Node does not know the setting, and counts calls instead.
 */
const compileLate = process.version.startsWith('v20.') ? ['--interrupt-budget=1000000'] : [];

export default defineConfig({
  test: {
    globalSetup: ['temporary-files', 'build', 'postgres', 'browser'].map(
      (name) => `test/${name}.ts`,
    ),
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        // A file keeps the modules that the one before it loaded, which was most of the time of many.
        test: {
          ...everywhere,
          name: 'behaviour',
          execArgv: compileLate,
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [faults, alone],
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...everywhere,
          name: 'alone',
          execArgv: compileLate,
          include: [alone],
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...everywhere,
          name: 'faults',
          execArgv: compileLate,
          include: [faults],
          exclude: [...timed, ...waiting],
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // They have the machine for themselves, one after another.
        test: {
          ...everywhere,
          name: 'faults-timed',
          include: timed,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // They take little of the machine, and have it for themselves, all at once.
        test: {
          ...everywhere,
          name: 'faults-waiting',
          include: waiting,
          maxWorkers: waiting.length,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
