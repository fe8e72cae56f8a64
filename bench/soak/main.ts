/**
 * Half an hour of mixed work against one real process: reads, publishes that draw, logins. Prints
 * the state of the process, and at the end whether memory and handles stayed flat after warming up.
 * `--minutes N`, `--rate N` requests a second, `--seed N`, `--database-url URL`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft, refreshSpanning } from '@broadsheet/editions';
import { openStore } from '@broadsheet/store';
import { formatSample, judge, sampleHeader, type Sample } from './sample.js';
import { credentials, logIn, publish, read, type Work } from './work.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'database-url': { type: 'string' },
  },
});
const seconds = Number(values.minutes) * 60;
const rate = Number(values.rate);
const warmUpSeconds = Math.min(300, seconds / 4);
const mostRefused = 0.1;
const intervalMs = Math.max(1000, Math.min(10_000, (seconds * 1000) / 60));

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-soak-'));
const samplesFile = join(folder, 'samples');
const databaseUrl = values['database-url'] ?? `sqlite:${join(folder, 'reports.db')}`;

await fillStore();
const { child, address } = await startService();
try {
  print(`${String(cpus().length)} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  print(`${String(seconds / 60)} minutes, ${String(rate)} requests a second, seed ${values.seed}`);
  print(sampleHeader);
  const { counts, unexpected } = await work();
  const samples = readSamples();
  const { isFlat, lines } = judge(samples, warmUpSeconds);
  print(`\nAnswers by status: ${JSON.stringify(counts)}`);
  const refused = (counts[503] ?? 0) / Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (refused > mostRefused) unexpected.push(`${(refused * 100).toFixed(1)} % were refused`);
  for (const line of [...lines, ...unexpected]) print(line);
  const isWell = isFlat && unexpected.length === 0;
  print(isWell ? 'Verdict: flat.' : 'Verdict: NOT flat, or not as expected.');
  process.exitCode = isWell ? 0 : 1;
} finally {
  child.kill();
  await once(child, 'close');
  rmSync(folder, { recursive: true });
}

async function fillStore(): Promise<void> {
  const store = await openStore(databaseUrl);
  const everything = { families: '*', countries: '*', languages: '*' } as const;
  await store.clients.save({
    id: credentials.ClientId,
    name: 'Soak',
    entitlements: [
      { access: 'read', ...everything },
      { access: 'publish', ...everything },
    ],
    users: { [credentials.Username]: credentials.Password },
  });
  const drafts = [...demoDocuments()].map(buildDraft);
  await store.editions.publish(drafts, { name: 'soak', address: '' });
  await refreshSpanning(store);
  await store.close();
}

async function startService(): Promise<{ child: ChildProcess; address: string }> {
  const command = fileURLToPath(
    new URL('../../../packages/cli/bin/broadsheet.js', import.meta.url),
  );
  const probe = new URL('probe.js', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', probe, command, 'serve', '--port', '0'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      // Small, so that the cache is full before the warm-up ends.
      CACHE_BYTES: String(16 * 1024 * 1024),
      SOAK_SAMPLES: samplesFile,
      SOAK_INTERVAL_MS: String(intervalMs),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const [, found] = /listens on (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve({ child, address: found });
    });
    child.on('close', () => {
      reject(new Error(`The service ended: ${output}`));
    });
  });
}

function readSamples(): Sample[] {
  if (!existsSync(samplesFile)) return [];
  const lines = readFileSync(samplesFile, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Sample);
}

async function work(): Promise<{ counts: Record<string, number>; unexpected: string[] }> {
  const random = createRandom(Number(values.seed));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const counts: Record<string, number> = {};
  const unexpected: string[] = [];
  let token = await obtainToken(agent);
  let printed = 0;
  let sent = 0;
  let underWay = 0;
  const began = performance.now();

  const next = (): Work => {
    if (sent % (5 * rate) === 0) return publish(pick, sent);
    if (sent % (2 * rate) === 1) return logIn(pick);
    return read(pick);
  };
  const ask = async (): Promise<void> => {
    const asked = next();
    sent += 1;
    underWay += 1;
    const { status, text } = await send(asked, token, agent).catch((error: unknown) => ({
      ...{ status: 0, text: String(error) },
    }));
    underWay -= 1;
    counts[status] = (counts[status] ?? 0) + 1;
    // On a busy machine the service may refuse some requests; their number is printed at the end.
    if (status === 503 || asked.expected.includes(status) || unexpected.length >= 20) return;
    unexpected.push(`${asked.method} ${asked.path}: ${String(status)} ${text.slice(0, 300)}`);
  };

  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - began) {
    const due = Math.min((elapsed * rate) / 1000, sent + rate);
    while (sent < due && underWay < 500) void ask();
    if (sent % (60 * rate) < 2) token = await obtainToken(agent);
    const samples = readSamples();
    const everyTenth = samples.filter((_, index) => index % 6 === 0);
    for (; printed < everyTenth.length; printed += 1) {
      const sample = everyTenth[printed];
      if (sample) print(formatSample(sample));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  while (underWay > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  agent.destroy();
  return { counts, unexpected };
}

async function obtainToken(agent: Agent): Promise<string> {
  const login: Work = {
    ...{ method: 'POST', path: '/authentication/token', body: credentials, expected: [200] },
  };
  for (;;) {
    const { status, text } = await send(login, '', agent);
    if (status === 200) return (JSON.parse(text) as { access_token: string }).access_token;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

function send(
  { method, path, body }: Work,
  token: string,
  agent: Agent,
): Promise<{ status: number; text: string }> {
  const headers = {
    ...(token !== '' && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const asking = request(address + path, { method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('latin1');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text });
      });
      answer.on('error', reject);
    });
    asking.on('error', reject);
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The same seed makes the same requests. */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
