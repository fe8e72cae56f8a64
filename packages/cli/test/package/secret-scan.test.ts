/** The script that runs before every merge looks for secrets first. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolder } from '../service-process.js';

const script = fileURLToPath(new URL('../../../../.ci/run', import.meta.url));
let folder: Awaited<ReturnType<typeof createFolder>>;

beforeEach(async () => {
  folder = await createFolder();
  await put('.ci/run');
  await copyFile(script, join(folder.path, '.ci/run'));
  // A replacement: the steps after the secret scan are tested elsewhere.
  await put('bin/npm', '#!/bin/sh\necho "npm $*"\n');
  await chmod(join(folder.path, 'bin/npm'), 0o755);
});
afterEach(() => folder.remove());

async function put(name: string, text = ''): Promise<void> {
  const path = join(folder.path, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function run() {
  const PATH = `${join(folder.path, 'bin')}:${process.env.PATH ?? ''}`;
  const child = spawn('bash', [join(folder.path, '.ci/run')], { env: { PATH } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (printed += data.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

it('lets a tree without secrets pass', async () => {
  await put('packages/a/src/index.ts', 'export const key = process.env.STORE_KEY;\n');
  const { code, printed } = await run();
  expect(printed).toContain('npm test');
  expect(code).toBe(0);
});

it.each([
  ['a private key', ['-----BEGIN', 'EC', 'PRIVATE', 'KEY-----'].join(' ')],
  ['a key of a cloud', `AKIA${'Q'.repeat(16)}`],
  ['a token of a code host', `ghp_${'a'.repeat(36)}`],
  ['a token of our own', `eyJhbGciOi${'J'.repeat(30)}.eyJpc3MiOiJ4In0.AAAA`],
])('stops at %s, and says where it is', async (_case, text) => {
  await put('packages/a/src/settings.ts', `const one = 1;\nconst secret = '${text}';\n`);
  const { code, printed } = await run();
  expect(code).toBe(1);
  expect(printed).toContain('packages/a/src/settings.ts:2:');
  expect(printed).not.toContain('npm');
});
