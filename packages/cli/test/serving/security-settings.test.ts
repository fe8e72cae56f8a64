/** Requirements of a buyer's security engineer, as settings of the built service. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@broadsheet/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolder, runCommand, startServiceProcess } from '../service-process.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let databaseUrl: string;
const after: (() => Promise<unknown>)[] = [];
const secretCost = { logN: 4, r: 1, p: 1 };
const everything = { families: '*', countries: '*', languages: '*' } as const;

beforeEach(async () => {
  folder = await createFolder();
  databaseUrl = `sqlite:${join(folder.path, 'reports.db')}`;
});
afterEach(async () => {
  for (const stop of after.splice(0).reverse()) await stop();
  await folder.remove();
});

async function serve(env: Record<string, string>) {
  const service = await startServiceProcess([], {
    cwd: folder.path,
    env: { DATABASE_URL: databaseUrl, ...env },
  });
  after.push(service.stop);
  return service;
}

/** The store at a given time, with an administrator in it. */
async function openAt(at: number) {
  const store = await openStore(databaseUrl, { secretCost, clock: () => at });
  after.push(store.close);
  const entitlements = [{ access: 'administer', ...everything } as const];
  const users = { ann: 'open sesame' };
  const root = { id: 'root', name: 'Root', entitlements, users };
  await store.clients.save(root, { name: 'ann', address: '203.0.113.7' });
  return store;
}

async function login(address: string) {
  const answer = await fetch(`${address}/authentication/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ClientId: 'root', Username: 'ann', Password: 'open sesame' }),
  });
  return (await answer.json()) as { access_token: string; expires_in: number };
}

it('DATABASE_URL_FILE names the file that holds the address of the store', async () => {
  const file = join(folder.path, 'database-url');
  await writeFile(file, `${databaseUrl}\n`);
  await openAt(Date.now());
  const env = { DATABASE_URL_FILE: file };
  const { address, stop } = await startServiceProcess([], { cwd: folder.path, env });
  after.push(stop);
  expect(await login(address)).toHaveProperty('access_token');
  const { stdout } = await runCommand(['clients', 'list'], { cwd: folder.path, env });
  expect(stdout).toContain('root');
});

describe('TOKEN_LIFETIME', () => {
  it('is how long tokens live', async () => {
    await openAt(Date.now());
    const { address } = await serve({ TOKEN_LIFETIME: '600' });
    const { access_token: token, expires_in: told } = await login(address);
    expect(told).toBe(600);
    const [, payload = ''] = token.split('.');
    const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      iat: number;
      exp: number;
    };
    expect(exp - iat).toBe(600);
  });

  it('is a day at most, and by default', async () => {
    await openAt(Date.now());
    const { address } = await serve({});
    expect((await login(address)).expires_in).toBe(86_400);
    const refused = await runCommand(['serve', '--port', '0'], {
      cwd: folder.path,
      env: { TOKEN_LIFETIME: '86401' },
    });
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('from 60 to 86400');
  });
});

it('DEFAULT_RATE is the plan of new clients for which none is given, and of no other', async () => {
  const store = await openAt(Date.now());
  const env = { DEFAULT_RATE: '2/hour' };
  const { address } = await serve(env);
  const { access_token: token } = await login(address);
  const add = async (ClientId: string, more: object = {}) => {
    const answer = await fetch(`${address}/admin/v1/clients`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ClientId, Name: ClientId, ...more }),
    });
    expect(answer.status).toBe(201);
  };
  await add('plain');
  await add('chosen', { RatePlan: [{ Limit: 7, Seconds: 60 }] });
  const command = ['clients', 'add', '--database-url', databaseUrl, '--read', 'all'];
  await runCommand([...command, 'by-hand'], { env });
  await runCommand([...command, 'unlimited', '--rate', 'unlimited'], { env });
  const planOf = async (id: string) => (await store.clients.find(id))?.ratePlan;
  expect(await planOf('plain')).toEqual([{ limit: 2, seconds: 3600 }]);
  expect(await planOf('by-hand')).toEqual([{ limit: 2, seconds: 3600 }]);
  expect(await planOf('chosen')).toEqual([{ limit: 7, seconds: 60 }]);
  expect(await planOf('unlimited')).toBeNull();
  expect(await planOf('root')).toBeNull();
});

it.each([
  ['1', ''],
  ['0', '203.0.113.7'],
])('ADDRESS_DAYS=%s: the address of an act of three days ago is %j', async (days, left) => {
  const at = Date.now() - 3 * 24 * 60 * 60 * 1000;
  const store = await openAt(at);
  await store.securityEvents.add([
    { ...{ at, kind: 'login.failed', client: 'root', username: 'ann', count: 1 }, ...origin },
  ]);
  const { stop } = await serve({ ADDRESS_DAYS: days });
  await stop();
  after.pop();
  const [act] = await store.audit.list({ limit: 1 });
  expect(act).toMatchObject({ action: 'client.save', actor: { name: 'ann', address: left } });
  const events = await store.securityEvents.list({ from: 0, after: 0, limit: 10 });
  expect(events.map(({ address }) => address)).toEqual(left === '' ? [] : [left]);
});

const origin = { address: '203.0.113.7', requestId: 'r', reason: 'wrong password' };
