import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createEmptyPostgres } from '../postgres-database.js';
import { createFolder } from '../service-process.js';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../../../..', import.meta.url));
const demo = ['--client-id', 'demo', '--username', 'demo', '--password', 'demo'];

let folder: Awaited<ReturnType<typeof createFolder>>;
let recipe: string;
let env: NodeJS.ProcessEnv;
let service: ChildProcess;
let address: string;

/**
 * The words of an instruction of the Dockerfile, with the installed folder instead of the image's.
 */
function wordsOf(instruction: string): string[] {
  const [, words = '[]'] = new RegExp(`^${instruction}.*?(\\[.*\\])$`, 'm').exec(recipe) ?? [];
  return (JSON.parse(words) as string[]).map((word) =>
    word.replace(/^\/app/, join(folder.path, 'app')),
  );
}

const entry = () => wordsOf('ENTRYPOINT')[1] ?? '';
const broadsheet = (...args: string[]) =>
  run(process.execPath, [entry(), ...args], { cwd: folder.path, env });

/** Does what the image does in a plain folder: runs its script, then its entry point. */
beforeAll(async () => {
  folder = await createFolder();
  recipe = await readFile(join(project, 'Dockerfile'), 'utf8');
  // Behind a proxy the registry has a certificate that is trusted only through this variable.
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

/** The packages that `npm ci` fetched, so that nothing is fetched again. */
async function findNpmCache(): Promise<string> {
  const { stdout } = await run('npm', ['config', 'get', 'cache']);
  return stdout.trim();
}

it('holds the explorer, the documentation and the demo', async () => {
  expect(await (await fetch(`${address}/`)).text()).toContain('<title>');
  const page = await (await fetch(`${address}/docs/industry`)).text();
  expect(page).toContain('/industry/v3/images');
  // A script of a page, not a module of the bundle.
  expect(/<script>([^]*?)<\/script>/.exec(page)?.[1]).not.toMatch(/^export /m);
  const { stdout } = await broadsheet('reports', 'wine', '--url', address, ...demo);
  expect(stdout).toContain('industry/AU/1214/English');
});

it('draws charts', async () => {
  const image = ['image', 'AU', '1214', 'revenue', '-o', 'revenue.png'];
  await broadsheet(...image, '--url', address, ...demo);
  const png = await readFile(join(folder.path, 'revenue.png'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});

it('sets a report as PDF', async ({ skip }) => {
  const typst = await readdir(join(folder.path, 'app/node_modules/@myriaddreamin'));
  skip(typst.length < 2, 'There is no binary of Typst for this platform.');
  const report = ['download', 'industry/AU/1214/English', '--format', 'pdf', '-o', 'files'];
  await broadsheet(...report, '--url', address, ...demo);
  const [name = ''] = await readdir(join(folder.path, 'files'));
  const pdf = await readFile(join(folder.path, 'files', name));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
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

it('connects to PostgreSQL with any password, as compose.yaml gives it', async () => {
  const compose = parse(await readFile(join(project, 'compose.yaml'), 'utf8')) as {
    services: { broadsheet: { environment: Record<'DATABASE_URL' | 'PGPASSWORD', string> } };
  };
  const { DATABASE_URL, PGPASSWORD } = compose.services.broadsheet.environment;
  const database = await createEmptyPostgres();
  const { host, pathname } = new URL(database.url);
  const name = pathname.slice(1);
  const password = 'p@s/w#rd%25 $&:?';
  await database.execute(`create role ${name} login password '${password}'`);
  await database.execute(`alter database ${name} owner to ${name}`);
  const url = new URL(DATABASE_URL.replace('//broadsheet@', `//${name}@`));
  url.host = host;
  url.pathname = pathname;
  const list = (given: string) => {
    const value = PGPASSWORD.replaceAll('${POSTGRES_PASSWORD}', () => given);
    return run(process.execPath, [entry(), 'clients', 'list'], {
      cwd: folder.path,
      env: { ...env, DATABASE_URL: url.href, PGPASSWORD: value },
    });
  };
  await expect(list(password)).resolves.toMatchObject({ stderr: '' });
  await expect(list('another')).rejects.toThrow('password authentication failed');
  await database.execute(`alter database ${name} owner to postgres; drop owned by ${name}`);
  await database.remove();
});

it('reports to the container that it is healthy, and ends on SIGTERM', async () => {
  const [command = '', ...args] = wordsOf('HEALTHCHECK');
  await run(command, args, { env: { ...env, PORT: new URL(address).port } });
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(
    run(command, args, { env: { ...env, PORT: new URL(address).port } }),
  ).rejects.toThrow();
});
