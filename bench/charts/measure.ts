/**
 * One measurement in its own process: `node measure.js NAME JSON`, the result as JSON. Each loads
 * only what it measures.
 */
import { inventFigures } from './bar-and-line.js';
import { engines, type EngineName } from './engines.js';
import { timeImages, type Cost, type Pace } from './stopwatch.js';

async function measureEngine({ engine, ...pace }: Pace & { engine: EngineName }): Promise<Cost> {
  const draw = await engines[engine]();
  return timeImages((number) => draw(inventFigures(number)), pace);
}

const measurements = {
  engine: () => Promise.resolve(measureEngine),
  fourteen: async () => (await import('./fourteen.js')).measureFourteen,
  scaling: async () => (await import('./scaling.js')).measureScaling,
  memory: async () => (await import('./memory.js')).measureMemory,
};

const [name = '', argument = '{}'] = process.argv.slice(2);
const measure = await measurements[name as keyof typeof measurements]();
process.stdout.write(JSON.stringify(await measure(JSON.parse(argument) as never)));
