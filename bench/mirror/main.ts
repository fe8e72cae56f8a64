/**
 * A first mirror of 10,000 charts from a service on this machine, against a bare loop that makes
 * the same requests and decodes the charts, without and with writing files; then a second mirror,
 * with nothing changed. Measured in turns in one run, so that a noisy machine disturbs all alike.
 * `--reports N` and `--rounds N`.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { createRenderer } from '@broadsheet/charts/render';
import { demoIndustries } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { buildApp } from '@broadsheet/server';
import { openStore } from '@broadsheet/store';
import { pino } from 'pino';

const { values } = parseArgs({
  options: {
    reports: { type: 'string', default: '715' },
    rounds: { type: 'string', default: '2' },
  },
});
const reports = Number(values.reports);
const atOnce = '8';
const run = promisify(execFile);
const command = fileURLToPath(new URL('../../../packages/cli/bin/broadsheet.js', import.meta.url));
const bareLoop = fileURLToPath(new URL('bare-loop.js', import.meta.url));

const store = await openStore('sqlite::memory:');
const renderer = createRenderer({ workers: 1 });
const app = await buildApp({ store, renderer, logger: pino({ level: 'silent' }), version: '0' });
const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'));
try {
  await publish();
  const token = await obtainToken();
  print(`${String(cpus().length)} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  print('| round | charts | requests | requests and files | first mirror | second mirror |');
  print('|---|---|---|---|---|---|');
  // The first round draws the charts and warms everything up.
  for (let round = 0; round <= Number(values.rounds); round += 1) await measure(round, token);
} finally {
  await app.http.close();
  await renderer.close();
  await store.close();
  rmSync(folder, { recursive: true });
}

/** One report under many codes: its charts are drawn once, and sent once per code. */
async function publish(): Promise<void> {
  const [wine] = demoIndustries({ seed: 1 });
  const drafts = Array.from({ length: reports }, (_, index) => {
    const document = { ...(wine as object), Code: String(index + 1) };
    return buildDraft({ family: 'industry', document });
  });
  await store.editions.publish(drafts, { name: 'bench', address: '' });
  const everything = { access: 'read', families: '*', countries: '*', languages: '*' } as const;
  const users = { bench: 'bench' };
  await store.clients.save({ id: 'bench', name: 'bench', entitlements: [everything], users });
}

async function obtainToken(): Promise<string> {
  const answer = await fetch(`${address}/authentication/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ClientId: 'bench', Username: 'bench', Password: 'bench' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function measure(round: number, token: string): Promise<void> {
  const target = join(folder, String(round));
  const requests = await loop(token);
  const files = await loop(token, `${target}-loop`);
  const first = await mirror(target, token);
  const second = await mirror(target, token);
  for (const path of [target, `${target}-loop`]) rmSync(path, { recursive: true });
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const times = (ms: number) => (first / ms).toFixed(2);
  const name = round === 0 ? 'warm-up' : String(round);
  print(
    `| ${name} | ${String(reports * 14)} | ${seconds(requests)} | ${seconds(files)} | ${seconds(first)}: ${times(requests)} and ${times(files)} times as long | ${seconds(second)} |`,
  );
}

async function loop(token: string, ...target: string[]): Promise<number> {
  const args = [bareLoop, address, token, String(reports), atOnce, ...target];
  return Number((await run(process.execPath, args)).stdout);
}

/** The whole command, including its start. */
async function mirror(target: string, token: string): Promise<number> {
  const began = performance.now();
  await run(process.execPath, [
    ...[command, 'mirror', target, '--url', address, '--token', token, '--at-once', atOnce],
  ]);
  return performance.now() - began;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
