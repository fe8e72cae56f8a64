import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder } from '../service-process.js';
import { createSmallDemo } from '../small-demo.js';

const project = fileURLToPath(new URL('../../../..', import.meta.url));

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeAll(async () => {
  folder = await createFolder();
  await createSmallDemo(folder.path);
});
afterAll(() => folder.remove());

/**
 * The demo as a new user starts it for the second time. Signals go to npm alone, not to its child
 * processes.
 */
async function startWithNpm() {
  const { PATH = '', HOME = '' } = process.env;
  const databaseUrl = `sqlite:${join(folder.path, 'data', 'demo.db')}`;
  const env = { PATH, HOME, PORT: '0', DATABASE_URL: databaseUrl };
  const npm = spawn('npm', ['start', '--silent'], { cwd: project, env });
  // The service writes to the same pipe, so the pipe closes when the last of them has ended.
  const closed = once(npm.stdout, 'close');
  let printed = '';
  npm.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  while (!printed.includes('Ctrl-C')) await once(npm.stdout, 'data');
  const [, address = ''] = /listens on (\S+)/.exec(printed) ?? [];
  return { npm, address, printed, closed };
}

it('says where the explorer is, and ends with the npm start that started it', async () => {
  const { npm, address, printed, closed } = await startWithNpm();
  expect(printed).toContain(`explorer   ${address}/\n`);
  const page = await fetch(`${address}/`);
  expect(await page.text()).toContain('<title>');
  npm.kill('SIGTERM');
  await closed;
  await expect(fetch(`${address}/`)).rejects.toThrow();
});

it('ends when npm alone is killed', async () => {
  const { npm, address, closed } = await startWithNpm();
  npm.kill('SIGKILL');
  await closed;
  await expect(fetch(`${address}/`)).rejects.toThrow();
});
