import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainToken } from './bench-client.js';
import { smallWorks } from './hot-work.js';
import { load, type Ask } from './load.js';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';
import { startServer, type ServerProcess } from './server-process.js';
import { inWorkFolder } from './work-folder.js';

const answersATurn = 2500;
const goal = 1.2;

/** What a request with a session cookie costs, one session after the other, against a token. */
export function measureSessions(scale: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    const file = join(folder, 'cookies.json');
    const server = await startServer('session-service.js', [String(scale.sessions), file]);
    const cookies = JSON.parse(readFileSync(file, 'utf8')) as string[];
    const byCookie = cookies.map(
      (cookie) => `Cookie: ${cookie}\r\nOrigin: http://127.0.0.1\r\nSec-Fetch-Site: same-origin`,
    );
    const byToken = [`Authorization: Bearer ${await obtainToken(server.address)}`];
    const results: Result[] = [];
    for (const [name, ask] of Object.entries(smallWorks)) {
      results.push(await compare(name, ask, { server, byCookie, byToken, scale }));
    }
    server.stop();
    return results;
  });
}

interface Sides {
  server: ServerProcess;
  byCookie: string[];
  byToken: string[];
  scale: Scale;
}

/** Processor time of the server per response, which other programs do not affect. */
async function compare(
  name: string,
  ask: Ask,
  { server, byCookie, byToken, scale }: Sides,
): Promise<Result> {
  const measure = async (credentials: string[], answers: number) => {
    const before = await server.cpuMs();
    const asked = { address: server.address, credentials, asks: [ask], connections: 8 };
    const { latencies } = await load({ ...asked, duration: { answers } });
    return (((await server.cpuMs()) - before) / latencies.length) * 1000;
  };
  // Each session is looked up once before the measurement.
  await measure(byCookie, byCookie.length);
  await measure(byToken, byCookie.length);
  const costs = { cookie: [] as number[], token: [] as number[] };
  for (let round = 0; round < scale.hotRounds; round += 1) {
    const turns = [
      async () => costs.cookie.push(await measure(byCookie, answersATurn)),
      async () => costs.token.push(await measure(byToken, answersATurn)),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  const ratio = median(costs.cookie.map((cost, index) => cost / (costs.token[index] ?? NaN)));
  return {
    work: `${name}, with one of ${String(byCookie.length)} sessions, processor time against a token`,
    goal: `≤ ${goal.toFixed(2)}`,
    measured: `${median(costs.cookie).toFixed(0)} of ${median(costs.token).toFixed(0)} µs`,
    ratio,
    holds: ratio <= goal,
  };
}
