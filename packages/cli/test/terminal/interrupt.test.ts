/** Ctrl-C during a command: a message, the status that shells expect, nothing half-written. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patient } from '../publishing/documents.js';
import { reader, startReadersService, type ReadersService } from '../reading/readers-service.js';
import { createFolder, startCommand } from '../service-process.js';

let service: ReadersService;
let folder: Awaited<ReturnType<typeof createFolder>>;

beforeAll(async () => {
  service = await startReadersService();
}, patient.timeout);
afterAll(() => service.stop());
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

/** Starts a command and sends it a signal while its request to this path is unanswered. */
async function interrupt(args: string[], path: string, signal: NodeJS.Signals) {
  const release = service.hold(path);
  service.requests.clear();
  const env = { XDG_CONFIG_HOME: join(folder.path, 'config') };
  const running = startCommand([...args, ...reader], { cwd: folder.path, env });
  await expect.poll(() => service.requests.get(path) ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
  running.child.kill(signal);
  const [code, endedBy] = (await running.closed) as [number | null, string | null];
  release();
  return { ...running.output, code, endedBy };
}

const command = fileURLToPath(new URL('../../bin/broadsheet.js', import.meta.url));
const image = '/industry/v3/image/';
const images = '/industry/v3/images';

describe('a command that is waiting for the service', patient, () => {
  it.each([
    [['reports'], '/industry/v3/updatedreports'],
    [['reports', 'wine'], '/search/v1/reports'],
    [['images', 'AU', '1214'], images],
    [['image', 'AU', '1214', 'revenue', '-o', 'new/revenue.png'], image],
    [['image', 'AU', '1214', '-o', 'charts'], image],
    [['company', '1001', '--json'], '/company/v3/sections'],
    [['login', 'URL'], images],
    [['verify', 'URL'], images],
    [['editions', 'industry/AU/1214/English', '--to', 'URL'], '/authentication/token'],
  ])('%o says that it was interrupted, and has written nothing', async (args, path) => {
    const named = args.map((arg) => (arg === 'URL' ? service.address : arg));
    const isNamed = args.includes('URL');
    const whole = isNamed ? named : [...named, '--url', service.address];
    expect(await interrupt(whole, path, 'SIGINT')).toEqual({
      stdout: '',
      stderr: 'Interrupted.\n',
      code: null,
      endedBy: 'SIGINT',
    });
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('says so too where it is ended in another way', async () => {
    const args = ['images', 'AU', '1214', '--url', service.address];
    expect(await interrupt(args, images, 'SIGTERM')).toMatchObject({
      stderr: 'Ended by SIGTERM.\n',
      endedBy: 'SIGTERM',
    });
  });

  it('ends a loop of a script, like Ctrl-C in a terminal', async () => {
    const release = service.hold(images);
    service.requests.clear();
    const args = ['images', 'AU', '1214', '--url', service.address, ...reader];
    const script = 'for turn in 1 2 3; do "$@"; echo "turn $turn ended with $?"; done';
    // The terminal sends the signal to everything in the foreground: the shell and the command.
    const shell = spawn('bash', ['-c', script, 'bash', process.execPath, command, ...args], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const closed = once(shell, 'close');
    let output = '';
    for (const stream of [shell.stdout, shell.stderr]) {
      stream.on('data', (data: Buffer) => (output += data.toString()));
    }
    await expect.poll(() => service.requests.get(images), { timeout: 60_000 }).toBe(1);
    process.kill(-(shell.pid ?? 0), 'SIGINT');
    expect(await closed).toEqual([null, 'SIGINT']);
    release();
    expect(output).toBe('Interrupted.\n');
  });
});

it('a mirror keeps complete files and leaves nothing else, however often it is asked to stop', async () => {
  const release = service.hold('/company/v3/sections');
  service.requests.clear();
  const args = ['mirror', 'in/reports', '--url', service.address, ...reader];
  const running = startCommand(args, { cwd: folder.path });
  await expect
    .poll(() => service.requests.get('/company/v3/sections') ?? 0, { timeout: 60_000 })
    .toBeGreaterThan(0);
  const isRunning = () => running.child.exitCode === null && running.child.signalCode === null;
  while (isRunning()) {
    running.child.kill('SIGINT');
    await new Promise((resolve) => setImmediate(resolve));
  }
  await running.closed;
  release();
  expect(running.child.exitCode).not.toBe(0);
  expect(running.output.stderr).toContain('Stopping. What is fetched stays');
  const left = await readdir(join(folder.path, 'in/reports'), { recursive: true });
  expect(left.filter((name) => name.includes('.partial') || name.includes('.lock'))).toEqual([]);
}, 120_000);
