import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainToken } from './bench-client.js';
import { works, type Work } from './hot-work.js';
import { load } from './load.js';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';
import { startServer, type ServerProcess } from './server-process.js';
import { inWorkFolder } from './work-folder.js';

/** How long each server gets requests before the measurement begins. */
const warmUpSeconds = 3;

/** Reads from memory, each against a bare `node:http` server that sends the same bytes. */
export const measureHotReads = (scale: Scale): Promise<Result[]> => compareWithBare(works, scale);

export function compareWithBare(asked: Work[], scale: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    const ours = await startServer('demo-service.js');
    const token = await obtainToken(ours.address);
    const results: Result[] = [];
    for (const work of asked) {
      const answer = await askOnce(ours, work, token);
      const file = join(folder, 'answer');
      writeFileSync(file, answer.bytes);
      const args = [file, answer.contentType, work.asks[0].body ? 'json' : ''];
      const bare = await startServer('bare.js', args);
      results.push(await compare(work, { ours, bare, token, scale }));
      bare.stop();
    }
    ours.stop();
    return results;
  });
}

async function askOnce(
  { address }: ServerProcess,
  { asks: [{ path, body }] }: Work,
  token: string,
) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(address + path, {
    ...{ method: 'POST', headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { bytes, contentType: answer.headers.get('content-type') ?? '' };
}

interface Sides {
  ours: ServerProcess;
  bare: ServerProcess;
  token: string;
  scale: Scale;
}

async function compare(work: Work, { ours, bare, token, scale }: Sides): Promise<Result> {
  const measure = async ({ address }: ServerProcess, seconds: number) => {
    const shared = { address, token, asks: work.asks, connections: 8 };
    return (await load({ ...shared, duration: { seconds } })).perSecond;
  };
  await measure(ours, warmUpSeconds);
  await measure(bare, warmUpSeconds);
  const speeds = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < scale.hotRounds; round += 1) {
    // The order alternates between rounds, so that a machine that gets slower favours neither.
    const order = [() => takeTurn('ours', ours), () => takeTurn('bare', bare)];
    for (const turn of round % 2 === 0 ? order : order.toReversed()) await turn();
  }
  async function takeTurn(name: keyof typeof speeds, server: ServerProcess) {
    speeds[name].push(await measure(server, scale.hotSeconds));
  }
  const ratio = median(speeds.ours.map((speed, index) => speed / (speeds.bare[index] ?? NaN)));
  return {
    work: `${work.name}, against bare node:http`,
    goal: work.goal === undefined ? '' : `≥ ${work.goal.toFixed(2)}`,
    measured: `${median(speeds.ours).toFixed(0)}/s of ${median(speeds.bare).toFixed(0)}/s`,
    ratio,
    ...(work.goal !== undefined && { holds: ratio >= work.goal }),
  };
}
