import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient } from '../publishing/documents.js';
import { createFolder, runCommand } from '../service-process.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let taken: Server;
let port: string;

beforeAll(async () => {
  folder = await createFolder();
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  port = String((taken.address() as AddressInfo).port);
});
afterAll(async () => {
  taken.close();
  await folder.remove();
});

const start = (args: string[], env: Record<string, string> = {}) =>
  runCommand(['serve', ...args], { cwd: folder.path, env });

/** A message on standard error, and nothing else. */
async function expectOneLine(started: ReturnType<typeof start>, line: string | RegExp) {
  const { code, stdout, stderr } = await started;
  expect(stderr.split('\n')).toEqual([expect.stringMatching(line), '']);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

const ways = [['--demo'], ['--demo', '--workers', '2'], [], ['--workers', '2']];

describe('a refused start says why in one line', patient, () => {
  it.each(ways.map((args) => [args]))('where the port is taken: serve %j', async (args) => {
    const next = String(Number(port) + 1);
    await expectOneLine(
      start([...args, '--port', port]),
      `^Port ${port} of 127.0.0.1 is taken by another program. Choose another: --port ${next}$`,
    );
  });

  it('where the port is taken, with npm start, before it fills the demo', async () => {
    const { PATH = '', HOME = '' } = process.env;
    const cwd = fileURLToPath(new URL('../../../..', import.meta.url));
    const DATABASE_URL = `sqlite:${join(folder.path, 'npm.db')}`;
    const env = { PATH, HOME, PORT: port, DATABASE_URL };
    const npm = spawn('npm', ['start', '--silent'], { cwd, env });
    let said = '';
    npm.stderr.on('data', (data: Buffer) => (said += data.toString()));
    await once(npm, 'close');
    const next = String(Number(port) + 1);
    expect(said.split('\n')).toContain(
      `Port ${port} of 127.0.0.1 is taken by another program. Choose another: npm start -- --port ${next}`,
    );
    expect(said).not.toContain('    at ');
    await expect(access(join(folder.path, 'npm.db'))).rejects.toThrow('ENOENT');
  });

  it('where --demo is pointed at the store of a publisher', async () => {
    await runCommand(['clients', 'add', 'acme', '--read', 'all'], { cwd: folder.path });
    // File permissions are another matter, checked when a service starts.
    await chmod(join(folder.path, 'data', 'broadsheet.db'), 0o644);
    const DATABASE_URL = 'sqlite:./data/broadsheet.db';
    for (const workers of ['1', '2']) {
      await expectOneLine(
        start(['--demo', '--port', '0', '--workers', workers], { DATABASE_URL }),
        /^The store sqlite:\.\/data\/broadsheet\.db was not made by --demo, .* choose another DATABASE_URL\.$/,
      );
    }
  });

  it('where the file is no database', async () => {
    await writeFile(join(folder.path, 'junk.db'), 'This is a letter to a friend. '.repeat(50));
    await expectOneLine(
      start(['--demo', '--port', '0'], { DATABASE_URL: 'sqlite:./junk.db' }),
      /^The store sqlite:\.\/junk\.db cannot be opened: file is not a database$/,
    );
  });

  it('where the file is the database of another program, and leaves it as it is', async () => {
    const path = join(folder.path, 'other.db');
    const made = new DatabaseSync(path);
    made.exec('create table invoices (id integer primary key)');
    made.close();
    for (const args of [['--demo'], [], ['--workers', '2']]) {
      await expectOneLine(
        start([...args, '--port', '0'], { DATABASE_URL: 'sqlite:./other.db' }),
        /not a store of this program: it holds tables of another one \(invoices\)\. .*DATABASE_URL\.$/,
      );
    }
    const left = new DatabaseSync(path);
    expect(left.prepare('select name from sqlite_master').all()).toEqual([{ name: 'invoices' }]);
    left.close();
  });

  it('where the database cannot be reached, without the password', async () => {
    const DATABASE_URL = `postgres://me:secret@127.0.0.1:${port}/reports`;
    taken.on('connection', (socket) => socket.destroy());
    for (const args of [['--demo'], ['--workers', '2']]) {
      const { stderr, code } = await start([...args, '--port', '0'], { DATABASE_URL });
      expect(stderr.split('\n')).toHaveLength(2);
      expect(stderr).toMatch(/^The store postgres:\/\/.*cannot be opened: \S/);
      expect(stderr).not.toContain('secret');
      expect(code).toBe(1);
    }
  });
});
