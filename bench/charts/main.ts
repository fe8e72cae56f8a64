/**
 * `npm run bench:charts`: what a chart costs here and with engines that others use, how that scales
 * with cores, and whether memory stays flat. `-- --quick` for a rough look; `-- --renders 2000` for
 * a shorter memory run.
 */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { engineLabels, type EngineName } from './engines.js';
import type { FourteenCosts } from './fourteen.js';
import type { MemoryCourse } from './memory.js';
import { installPeers } from './peers.js';
import { runMeasurement } from './run-pinned.js';
import type { Throughput } from './scaling.js';
import { findMedian, type Cost } from './stopwatch.js';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    renders: { type: 'string' },
  },
});
/** A server draws thousands of charts, so only the speed after warming up counts. */
const pace = flags.quick ? { warmUp: 30, images: 20 } : { warmUp: 300, images: 150 };
const rounds = flags.quick ? 1 : 5;
const renders = Number(flags.renders ?? (flags.quick ? 500 : 10_000));

console.log(
  `Node ${process.version}, ${process.arch}, ${cpus()[0]?.model ?? 'unknown processor'}\n`,
);
await compareEngines();
await listFourteen();
await showScaling();
await showMemory();

async function compareEngines(): Promise<void> {
  const peers = installPeers();
  const names: EngineName[] = peers.installed ? ['here', 'chartjs', 'echarts'] : ['here'];
  if (!peers.installed) console.log(`Skipped the engines others use: ${peers.reason}\n`);
  const turns = await measureEngines(names);
  const costs = sumUp(turns);
  const timesHere = (name: EngineName) =>
    findMedian(turns.map((turn) => (turn[name]?.ms ?? NaN) / (turn.here?.ms ?? NaN)));
  console.log('A bar-and-line chart, 1200×675, one core');
  console.table(
    names.map((name) => ({
      engine: engineLabels[name],
      'ms per image': round(costs[name].ms),
      'times as long as here': round(timesHere(name)),
      'bytes per image': Math.round(costs[name].bytes),
    })),
  );
  if (peers.installed) {
    console.log(
      `${String(round(Math.min(timesHere('chartjs'), timesHere('echarts'))))} times as fast as the faster of the two\n`,
    );
  }
}

type Turn = Partial<Record<EngineName, Cost>>;

/**
 * In turns and several times, so that a busy moment of the machine does not affect only one of
 * them.
 */
async function measureEngines(names: EngineName[]): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const turn: Turn = {};
    for (const engine of names) {
      turn[engine] = await runMeasurement('engine', { engine, ...pace }, { cores: 1 });
    }
    turns.push(turn);
  }
  return turns;
}

function sumUp(turns: Turn[]): Record<EngineName, Cost> {
  const sum = (name: EngineName): Cost => ({
    ms: findMedian(turns.map((turn) => turn[name]?.ms ?? NaN)),
    bytes: findMedian(turns.map((turn) => turn[name]?.bytes ?? NaN)),
  });
  return { here: sum('here'), chartjs: sum('chartjs'), echarts: sum('echarts') };
}

async function listFourteen(): Promise<void> {
  const costs = await runMeasurement<FourteenCosts>('fourteen', pace, { cores: 1 });
  console.log('Each of the fourteen, from chart data to PNG, one core');
  console.table(
    costs.map(({ name, ms, bytes }) => ({
      chart: name,
      'ms per image': round(ms),
      'bytes per image': Math.round(bytes),
    })),
  );
}

async function showScaling(): Promise<void> {
  const throughputs: Throughput[] = [];
  for (let workers = 1; workers <= availableParallelism(); workers *= 2) {
    const argument = { workers, rounds: flags.quick ? 2 : 20 };
    // Even a single worker would use a second core, for garbage collection.
    throughputs.push(await runMeasurement('scaling', argument, { cores: workers }));
  }
  const [single] = throughputs;
  const times = (value: number, one = NaN) => round(value / one);
  console.log('All fourteen through the pool, by number of workers, each with a core');
  console.table(
    throughputs.map(({ workers, imagesPerSecond, sumsPerSecond }) => ({
      workers,
      'images per second': round(imagesPerSecond),
      'times one worker': times(imagesPerSecond, single?.imagesPerSecond),
      'times one, only calculating': times(sumsPerSecond, single?.sumsPerSecond),
    })),
  );
}

async function showMemory(): Promise<void> {
  const { samplesMb, changed } = await runMeasurement<MemoryCourse>('memory', { renders });
  // The first tenth is the warm-up.
  const first = samplesMb[1] ?? NaN;
  const last = samplesMb.at(-1) ?? NaN;
  console.log(
    `Memory over ${String(renders)} renders, median of each tenth (MB): ${samplesMb.map(Math.round).join(' ')}`,
  );
  console.log(
    `Growth from the second tenth to the last: ${String(round((last / first - 1) * 100))} % (goal: under 5 %)`,
  );
  console.log(`Charts whose bytes changed on the way: ${String(changed)} (goal: 0)`);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
