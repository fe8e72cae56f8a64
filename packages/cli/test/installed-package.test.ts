import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder } from './service-process.js';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../../..', import.meta.url));
const demo = ['--client-id', 'demo', '--username', 'demo', '--password', 'demo'];

let folder: Awaited<ReturnType<typeof createFolder>>;
let recipe: string;
let env: NodeJS.ProcessEnv;
let service: ChildProcess;
let address: string;

/** The words of an instruction of the Dockerfile, with the installed folder in place of the image's. */
function wordsOf(instruction: string): string[] {
  const [, words = '[]'] = new RegExp(`^${instruction}.*?(\\[.*\\])$`, 'm').exec(recipe) ?? [];
  return (JSON.parse(words) as string[]).map((word) =>
    word.replace(/^\/app/, join(folder.path, 'app')),
  );
}

const entry = () => wordsOf('ENTRYPOINT')[1] ?? '';
const broadsheet = (...args: string[]) =>
  run(process.execPath, [entry(), ...args], { cwd: folder.path, env });

/** What the image does, in a plain folder: the script that it runs, then its entry point. */
beforeAll(async () => {
  folder = await createFolder();
  recipe = await readFile(join(project, 'Dockerfile'), 'utf8');
  // Behind a proxy the registry shows a certificate that only this variable vouches for.
  const { PATH, NODE_EXTRA_CA_CERTS } = process.env;
  env = { PATH, NODE_EXTRA_CA_CERTS, HOME: folder.path, npm_config_cache: await findNpmCache() };
  await run(join(project, 'container/install.sh'), [join(folder.path, 'app')], { env });
  const args = [entry(), ...wordsOf('CMD'), '--demo', '--port', '0'];
  service = spawn(process.execPath, args, { cwd: folder.path, env });
  let printed = '';
  service.stdout?.on('data', (data: Buffer) => (printed += data.toString()));
  while (!printed.includes('Ctrl-C') && service.stdout) await once(service.stdout, 'data');
  address = /listens on (\S+)/.exec(printed)?.[1] ?? '';
}, 120_000);
afterAll(async () => {
  service.kill('SIGKILL');
  await folder.remove();
});

/** What `npm ci` fetched, so that nothing is fetched again. */
async function findNpmCache(): Promise<string> {
  const { stdout } = await run('npm', ['config', 'get', 'cache']);
  return stdout.trim();
}

it('holds the explorer, the documentation and the demo', async () => {
  expect(await (await fetch(`${address}/`)).text()).toContain('<title>');
  expect(await (await fetch(`${address}/docs`)).text()).toContain('/industry/v3/images');
  const { stdout } = await broadsheet('reports', 'wine', '--url', address, ...demo);
  expect(stdout).toContain('industry/AU/1214/English');
});

it('draws charts', async () => {
  const image = ['image', 'AU', '1214', 'revenue', '-o', 'revenue.png'];
  await broadsheet(...image, '--url', address, ...demo);
  const png = await readFile(join(folder.path, 'revenue.png'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});

it('mirrors', async () => {
  const scope = ['--family', 'company', '--json'];
  await broadsheet('mirror', 'mirrored', ...scope, '--url', address, ...demo);
  expect(await readFile(join(folder.path, 'mirrored/manifest.json'), 'utf8')).toContain('1001');
});

it('publishes', async () => {
  await broadsheet('init', 'reports', '--family', 'industry', '--family', 'company');
  await broadsheet('publish', 'reports', '--database-url', 'sqlite:own.db');
  const { stdout } = await broadsheet(
    'editions',
    'industry/AU/9901/English',
    '--database-url',
    'sqlite:own.db',
  );
  expect(stdout).toContain('1');
});

it('speaks with assistants', async () => {
  const args = [entry(), 'mcp', '--demo'];
  const options = { command: process.execPath, args, cwd: folder.path };
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ ...options, stderr: 'ignore' }));
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThan(3);
  await client.close();
});

it('tells the container that it is well, and ends on SIGTERM', async () => {
  const [command = '', ...args] = wordsOf('HEALTHCHECK');
  await run(command, args, { env: { ...env, PORT: new URL(address).port } });
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(
    run(command, args, { env: { ...env, PORT: new URL(address).port } }),
  ).rejects.toThrow();
});
