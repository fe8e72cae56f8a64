import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainToken } from './bench-client.js';
import { smallWorks } from './hot-work.js';
import { load, type Ask } from './load.js';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';
import { startServer } from './server-process.js';
import { inWorkFolder } from './work-folder.js';

const warmUpSeconds = 3;
const goal = 1.2;

/** What a request with the cookie of a session costs, one session after the other, against a token. */
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
      results.push(await compare(name, ask, { address: server.address, byCookie, byToken, scale }));
    }
    server.stop();
    return results;
  });
}

interface Sides {
  address: string;
  byCookie: string[];
  byToken: string[];
  scale: Scale;
}

async function compare(
  name: string,
  ask: Ask,
  { address, byCookie, byToken, scale }: Sides,
): Promise<Result> {
  const measure = async (credentials: string[], seconds: number) => {
    const asked = { address, credentials, asks: [ask], connections: 8 };
    return (await load({ ...asked, duration: { seconds } })).perSecond;
  };
  // Each session is looked up once before anything counts.
  await load({
    address,
    credentials: byCookie,
    asks: [ask],
    duration: { answers: byCookie.length },
  });
  await measure(byToken, warmUpSeconds);
  const speeds = { cookie: [] as number[], token: [] as number[] };
  for (let round = 0; round < scale.hotRounds; round += 1) {
    const turns = [
      async () => speeds.cookie.push(await measure(byCookie, scale.hotSeconds)),
      async () => speeds.token.push(await measure(byToken, scale.hotSeconds)),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  const ratio = median(speeds.token.map((speed, index) => speed / (speeds.cookie[index] ?? NaN)));
  return {
    work: `${name}, with one of ${String(byCookie.length)} sessions, cost against a token`,
    goal: `≤ ${goal.toFixed(2)}`,
    measured: `${median(speeds.cookie).toFixed(0)}/s of ${median(speeds.token).toFixed(0)}/s`,
    ratio,
    holds: ratio <= goal,
  };
}
