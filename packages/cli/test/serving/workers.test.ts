import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '@broadsheet/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findLastAcceptedMs } from '../../../../test/last-accepted.js';
import { createEmptyPostgres } from '../postgres-database.js';
import {
  createFolder,
  runCommand,
  startServiceProcess,
  type ServiceProcess,
} from '../service-process.js';
import { readRank } from '../small-demo.js';

const secretCost = { logN: 4, r: 1, p: 1 };
const patiently = { timeout: 30_000, interval: 100 };
vi.setConfig({ testTimeout: 120_000 });
const me = { name: 'test', address: '' };

let folder: Awaited<ReturnType<typeof createFolder>>;
let running: ServiceProcess[] = [];
let cleanUp: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await createFolder();
});
afterEach(async () => {
  for (const service of running) {
    const workers = await listWorkers(service);
    await service.stop('SIGKILL');
    for (const pid of workers) killIfAlive(pid);
  }
  for (const clean of cleanUp) await clean();
  running = [];
  cleanUp = [];
  await folder.remove();
});

async function start(args: string[], env: Record<string, string> = {}): Promise<ServiceProcess> {
  // Overload is not tested here.
  const service = await startServiceProcess(args, {
    cwd: folder.path,
    env: { OVERLOAD_DELAY_MS: '0', ...env },
  });
  running.push(service);
  return service;
}

async function listWorkers({ child }: ServiceProcess): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,command=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...command]) => parent === String(child.pid) && command[0] !== 'ps')
    .map(([pid]) => Number(pid));
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A separate connection for each request, so that the workers take turns. */
function post(
  url: string,
  body: object,
  token?: string,
): Promise<{ status: number; text: string }> {
  const data = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': data.length,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    const sent = request(url, { method: 'POST', agent: false, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    sent.on('error', reject);
    sent.end(data);
  });
}

/** There are no reports, so a valid token gets 204. */
const readImages = (address: string, token: string) =>
  post(`${address}/industry/v3/images`, { Country: 'AU', Code: '1214' }, token);

async function obtainToken(address: string): Promise<string> {
  const credentials = { ClientId: 'reader', Username: 'ann', Password: 'secret' };
  const { text } = await post(`${address}/authentication/token`, credentials);
  return (JSON.parse(text) as { access_token: string }).access_token;
}

/** A store with a client, and workers on it. */
async function startOn(databaseUrl: string, workers = 2): Promise<ServiceProcess> {
  const store = await openStore(databaseUrl, { secretCost });
  await store.clients.save({
    id: 'reader',
    name: 'Reader',
    entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
    users: { ann: 'secret' },
  });
  await store.close();
  return start(['--workers', String(workers)], { DATABASE_URL: databaseUrl });
}

const createSqlite = () => Promise.resolve(`sqlite:${join(folder.path, 'own.db')}`);
const databases: [string, () => Promise<string>][] = [
  ['SQLite', createSqlite],
  [
    'PostgreSQL',
    async () => {
      const database = await createEmptyPostgres();
      cleanUp.push(database.remove);
      return database.url;
    },
  ],
];

describe.each(databases)('broadsheet serve --workers on %s', (_name, createDatabase) => {
  it('shares the port, makes the demo once and greets once', async () => {
    const databaseUrl = await createDatabase();
    const service = await start(['--demo', '--workers', '3'], { DATABASE_URL: databaseUrl });
    // Figures that span reports are complete when it says that it listens.
    expect(await readRank(service.address)).toBe(200);
    expect(await listWorkers(service)).toHaveLength(3);
    expect(service.stdout().match(/listens on/g)).toHaveLength(1);
    expect(service.stdout()).toMatch(/workers +3\n/);
    const ready = await fetch(`${service.address}/health/ready`);
    expect(ready.status).toBe(200);
    const store = await openStore(databaseUrl);
    const audit = await store.audit.list({ limit: 1000 });
    expect(audit.filter(({ target }) => target === 'industry/AU/1214/English')).toHaveLength(1);
    expect(audit.filter(({ action }) => action === 'client.save')).toHaveLength(2);
    await store.close();
    expect(await service.stop()).toBe(0);
  });

  it('removes a client from every worker within a second', async () => {
    const databaseUrl = await createDatabase();
    const service = await startOn(databaseUrl);
    const token = await obtainToken(service.address);
    const read = () =>
      Promise.all(Array.from({ length: 8 }, () => readImages(service.address, token)));
    for (const { status } of await read()) expect(status).toBe(204);
    const store = await openStore(databaseUrl, { secretCost });
    await store.clients.disable('reader', me);
    const ask = async () => (await read()).map(({ status }) => status);
    expect(await findLastAcceptedMs(ask)).toBeLessThan(1000);
    await store.close();
  });
});

describe('a worker that dies', () => {
  it('is restarted, and the others answer meanwhile', async () => {
    const service = await startOn(await createSqlite());
    const token = await obtainToken(service.address);
    const [victim = 0, other = 0] = await listWorkers(service);
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => isAlive(victim)).toBe(false);
    for (let round = 0; round < 20; round += 1) {
      expect((await readImages(service.address, token)).status).toBe(204);
    }
    await expect.poll(async () => (await listWorkers(service)).length, patiently).toBe(2);
    expect(await listWorkers(service)).toContain(other);
    expect(service.stderr()).toContain('a worker ended and is started again');
    // Also if no worker is left.
    for (const pid of await listWorkers(service)) process.kill(pid, 'SIGKILL');
    await expect
      .poll(
        () => readImages(service.address, token).then(({ status }) => status, String),
        patiently,
      )
      .toBe(204);
    expect(await service.stop()).toBe(0);
  });
});

describe('stopping', () => {
  it('finishes the requests in flight in all workers', async () => {
    const service = await startOn(await createSqlite());
    const token = await obtainToken(service.address);
    const body = JSON.stringify({ Country: 'AU', Code: '1214' });
    const slow = Array.from({ length: 6 }, () => beginRequest(service.address, token, body));
    await Promise.all(slow.map(({ begun }) => begun));
    const workers = await listWorkers(service);
    // All at once, as a terminal and a service manager do; one without a request ends soon.
    service.child.kill('SIGTERM');
    for (const pid of workers) process.kill(pid, 'SIGTERM');
    await expect.poll(() => canConnect(service.address), patiently).toBe(false);
    for (const { finish } of slow) finish();
    expect(await Promise.all(slow.map(({ status }) => status))).toEqual(slow.map(() => 204));
    expect(await service.ended).toBe(0);
  });

  it('ends the workers when the first process is killed', async () => {
    const service = await startOn(await createSqlite());
    const workers = await listWorkers(service);
    expect(workers).toHaveLength(2);
    await service.stop('SIGKILL');
    await expect.poll(() => workers.filter(isAlive), patiently).toEqual([]);
  });
});

describe('starting', () => {
  it.each([
    [['--workers', '0'], '1 to 256', 2],
    [['--workers', 'many'], '1 to 256', 2],
    [['--workers', '2', '--database-url', 'sqlite::memory:'], '--workers 1', 1],
    [['--workers', '2', '--tls-cert', 'none.pem', '--tls-key', 'none.pem'], 'none.pem', 1],
    [['--workers', '2', '--themes-dir', 'none'], 'none', 1],
  ])('explains %j', async (args, mention, status) => {
    const { code, stderr } = await runCommand(['serve', '--port', '0', ...args], {
      cwd: folder.path,
    });
    expect(code).toBe(status);
    expect(stderr).toContain(mention);
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
  });

  it('says when the port is taken', async () => {
    const service = await start([]);
    const { port } = new URL(service.address);
    const args = ['serve', '--port', port, '--workers', '2'];
    const { code, stderr } = await runCommand(args, { cwd: folder.path });
    expect(code).toBe(1);
    expect(stderr).toContain(`--port ${String(Number(port) + 1)}`);
  });
});

/** A request whose body is sent in two parts. */
function beginRequest(address: string, token: string, body: string) {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Length': body.length,
    Expect: '100-continue',
  };
  const options = { method: 'POST', agent: false as const, headers };
  const sent = request(`${address}/industry/v3/images`, options);
  // A worker has accepted it once it asks for the body.
  const begun = new Promise<void>((resolve) => {
    sent.on('continue', () => {
      sent.write(body.slice(0, 5));
      resolve();
    });
  });
  sent.flushHeaders();
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume().on('end', () => {
        resolve(response.statusCode);
      });
    });
  });
  return { begun, status, finish: () => sent.end(body.slice(5)) };
}

function canConnect(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });
}
