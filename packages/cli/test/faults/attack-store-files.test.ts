/**
 * Another user of the machine, or someone with a copy of the database, who wants to create tokens.
 */
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openStore } from '@broadsheet/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createFolder,
  runCommand,
  startServiceProcess,
  type ServiceProcess,
} from '../service-process.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let file: string;
let service: ServiceProcess | undefined;

beforeEach(async () => {
  folder = await createFolder();
  file = join(folder.path, 'new', 'reports.db');
});
afterEach(async () => {
  await service?.stop();
  await folder.remove();
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const storeKey = Buffer.alloc(32, 7).toString('base64');
const serve = async (env: Record<string, string> = {}) => {
  service = await startServiceProcess(['--database-url', `sqlite:${file}`], { env });
  return service;
};

/** The keys as someone who reads the files finds them. */
async function stealKeys() {
  const store = await openStore(`sqlite:${file}`);
  const keys = await store.signingKeys.list();
  await store.close();
  return keys;
}

it('keeps the database, its log and their folder from other users of the machine', async () => {
  await serve();
  const modes = await Promise.all(['', '-wal', '-shm'].map((suffix) => modeOf(file + suffix)));
  expect(modes).toEqual(['600', '600', '600']);
  expect(await modeOf(dirname(file))).toBe('700');
  expect(service?.stderr()).not.toContain('chmod');
});

it('warns where other users of the machine may read them', async () => {
  await mkdir(dirname(file));
  await chmod(dirname(file), 0o755);
  await writeFile(file, '');
  await chmod(file, 0o644);
  const { stderr } = await serve();
  expect(stderr()).toContain(`chmod 600 ${file}`);
  expect(stderr()).toContain(`chmod 700 ${dirname(file)}`);
});

it('keeps private keys encrypted if it has a key, also those from before', async () => {
  await serve();
  expect((await stealKeys()).map(({ privateJwk }) => privateJwk)).toEqual([
    expect.stringContaining('"d":'),
  ]);
  await service?.stop();
  const keyFile = join(folder.path, 'store-key');
  await writeFile(keyFile, `${storeKey}\n`);
  await serve({ STORE_KEY_FILE: keyFile });
  const stolen = await stealKeys();
  expect(stolen.map(({ privateJwk }) => privateJwk)).toEqual([
    expect.stringMatching(/^sealed:1:[\w-]+$/),
  ]);
  const database = ['--database-url', `sqlite:${file}`];
  const rotated = await runCommand(['keys', 'rotate', ...database], {
    env: { STORE_KEY: storeKey },
  });
  expect(rotated.code).toBe(0);
  const { stdout } = await runCommand(['keys', 'list', ...database]);
  expect(stdout.match(/encrypted/g)).toHaveLength(2);
});

it.each([
  ['no key', {}, /set STORE_KEY/],
  ['another key', { STORE_KEY: Buffer.alloc(32, 8).toString('hex') }, /another key/],
  ['a key that is none', { STORE_KEY: 'secret' }, /32 bytes/],
])('says in one line what is wrong with %s', async (_case, env, message) => {
  await serve({ STORE_KEY: storeKey });
  await service?.stop();
  service = undefined;
  const args = ['serve', '--port', '0', '--database-url', `sqlite:${file}`];
  const { code, stderr } = await runCommand(args, { env });
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toContain(storeKey);
});

it('reads secrets from files', async () => {
  const tokenFile = join(folder.path, 'metrics-token');
  await writeFile(tokenFile, 'a-token-from-a-file\n');
  const { address } = await serve({ METRICS_TOKEN_FILE: tokenFile });
  const answer = await fetch(`${address}/metrics`, {
    headers: { Authorization: 'Bearer a-token-from-a-file' },
  });
  expect(answer.status).toBe(200);
  const both = { METRICS_TOKEN_FILE: tokenFile, METRICS_TOKEN: 'another-metrics-token' };
  const refused = await runCommand(['serve'], { env: both });
  expect(refused.stderr).toBe(
    'METRICS_TOKEN and METRICS_TOKEN_FILE are both set; keep one of them.\n',
  );
});
