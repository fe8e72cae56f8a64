import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '@broadsheet/store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createFolder,
  runCommand,
  startServiceProcess,
  type ServiceProcess,
} from '../service-process.js';
import { createSmallDemo, readRank } from '../small-demo.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let running: ServiceProcess[] = [];

beforeEach(async () => {
  folder = await createFolder();
});
afterEach(async () => {
  await Promise.all(running.map((service) => service.stop('SIGKILL')));
  running = [];
  await folder.remove();
});

async function start(args: string[], env: Record<string, string> = {}): Promise<ServiceProcess> {
  const service = await startServiceProcess(args, { cwd: folder.path, env });
  running.push(service);
  return service;
}

const readToken = async (address: string, Password = 'demo', ClientId = 'demo') =>
  fetch(`${address}/authentication/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ClientId, Username: 'demo', Password }),
  });

describe('broadsheet serve --demo', () => {
  it('is ready at its first start with figures that span reports, and prints lines that work when they are pasted', async () => {
    const service = await start(['--demo']);
    expect(await readRank(service.address)).toBe(200);
    const lines = service.stdout().split('\n');
    const pasted = lines.filter((line) => /^(TOKEN=|curl )/.test(line));
    expect(pasted).toHaveLength(3);
    const { stdout } = await promisify(execFile)('sh', ['-c', pasted.join('\necho\n')]);
    const [, images = '', sections = ''] = stdout.split('\n');
    expect(JSON.parse(images)).toHaveProperty('Images.13.Name', 'SupplyChain');
    expect(JSON.parse(sections)).toHaveProperty('Sections.0.StatusCode', 200);
    expect(service.stdout()).not.toMatch(/eyJ/);
  });

  it('keeps its data when it starts again', async () => {
    await createSmallDemo(folder.path);
    const first = await start(['--demo']);
    const token = ((await (await readToken(first.address)).json()) as { access_token: string })
      .access_token;
    expect(await first.stop()).toBe(0);
    const second = await start(['--demo']);
    const answer = await fetch(`${second.address}/industry/v3/images`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ Country: 'AU', Code: '1214' }),
    });
    expect(answer.status).toBe(200);
  });

  it('makes random credentials on an address others can reach', async () => {
    await createSmallDemo(folder.path);
    const service = await start(['--demo', '--host', '0.0.0.0']);
    expect((await readToken(service.address)).status).toBe(401);
    const [, password = ''] = /Password (\S+)/.exec(service.stdout()) ?? [];
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect((await readToken(service.address, password)).status).toBe(200);
    expect((await readToken(service.address, password, 'demo-limited')).status).toBe(200);
    await service.stop();
    const local = await start(['--demo']);
    expect((await readToken(local.address, password)).status).toBe(401);
    expect((await readToken(local.address)).status).toBe(200);
  });

  it('refuses requests that came through a proxy', async () => {
    await createSmallDemo(folder.path);
    const service = await start(['--demo']);
    for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Forwarded-Proto', 'Via']) {
      const answer = await fetch(`${service.address}/health/live`, { headers: { [header]: 'x' } });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'demo_is_local' });
    }
  });

  it('refuses a store that it did not create', async () => {
    const url = `sqlite:${join(folder.path, 'own.db')}`;
    const store = await openStore(url);
    await store.clients.save({ id: 'mine', name: 'Mine', entitlements: [] });
    await store.close();
    const { code, stderr } = await runCommand(['serve', '--demo', '--database-url', url]);
    expect(code).toBe(1);
    expect(stderr).toContain('was not made by --demo');
  });
});

describe('broadsheet serve', () => {
  it('refuses a store that the demo created', async () => {
    await createSmallDemo(folder.path);
    const env = { DATABASE_URL: `sqlite:${join(folder.path, 'data', 'demo.db')}` };
    const { code, stderr } = await runCommand(['serve', '--port', '0'], { env });
    expect(code).toBe(1);
    expect(stderr).toContain('made by --demo');
  });

  it('takes its settings from the environment, and a flag before it', async () => {
    const env = { HOST: '::1', PORT: '1' };
    const service = await start([], env);
    expect(service.address).toMatch(/^http:\/\/\[::1\]:\d+$/);
  });

  it('warns of a store that it can read but not write', async () => {
    const path = join(folder.path, 'reports.db');
    const args = ['--database-url', `sqlite:${path}`];
    await (await start(args)).stop();
    const file = await open(path, 'r+');
    // A version of the format that SQLite reads but does not write: permissions would not stop
    // root.
    await file.write(Buffer.of(3), 0, 1, 18);
    await file.close();
    const service = await start(args);
    await expect
      .poll(() => service.stderr(), { timeout: 10_000 })
      .toContain('nothing can be written to the store');
    expect(service.stderr()).toContain('readonly database');
  });

  it('listens once for a name that stands for several addresses', async () => {
    const service = await start(['--host', '[localhost]']);
    const { hostname, port } = new URL(service.address);
    expect(hostname).toBe('127.0.0.1');
    await expect(fetch(`http://[::1]:${port}/health/live`)).rejects.toThrow('fetch failed');
  });

  it('finishes a request in flight before it stops', async () => {
    await createSmallDemo(folder.path);
    const service = await start(['--demo']);
    const { access_token: token } = (await (await readToken(service.address)).json()) as {
      access_token: string;
    };
    const body = JSON.stringify({ Country: 'AU', Code: '1214' });
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${service.address}/industry/v3/images`,
        {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Length': body.length },
        },
        (response) => {
          response.resume().on('end', () => {
            resolve(response.statusCode);
          });
        },
      );
      sent.on('error', reject);
      sent.write(body.slice(0, 5), () => {
        service.child.kill('SIGTERM');
        // It is stopping once it accepts no new connections.
        void refused(service.address).then(() => sent.end(body.slice(5)));
      });
    });
    expect(await answer).toBe(200);
    // A second signal would end it at once.
    expect(await service.ended).toBe(0);
  });

  it.each([
    [['--port', 'eighty'], 'PORT', 2],
    [['--port', '70000'], '65535', 2],
    [['--host', ''], 'such as 127.0.0.1', 2],
    [['--trust-proxy', 'proxy.example.com'], '"proxy.example.com" is not a proxy', 2],
    [['--database-url', 'mysql://x'], 'sqlite:PATH', 1],
    [['--colour'], 'unknown option', 2],
  ])('explains %j', async (args, mention, status) => {
    const { code, stderr } = await runCommand(['serve', ...args], { cwd: folder.path });
    expect(code).toBe(status);
    expect(stderr.toUpperCase()).toContain(mention.toUpperCase());
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
  });
});

describe('a service that was just started', () => {
  let own: Awaited<ReturnType<typeof createFolder>>;
  let service: ServiceProcess;
  beforeAll(async () => {
    own = await createFolder();
    service = await startServiceProcess([], { cwd: own.path });
  });
  afterAll(async () => {
    await service.stop('SIGKILL');
    await own.remove();
  });

  it('has no demo reports and no demo client', async () => {
    expect(service.stdout()).toContain('0 industry reports');
    expect((await readToken(service.address)).status).toBe(401);
    const ready = await fetch(`${service.address}/health/ready`);
    expect(ready.status).toBe(200);
  });

  it('answers requests that came through a proxy', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    expect((await fetch(`${service.address}/health/live`, { headers })).status).toBe(200);
  });

  it('says when the port is taken, and what to do', async () => {
    const { port } = new URL(service.address);
    const { code, stderr } = await runCommand(['serve', '--port', port], { cwd: folder.path });
    expect(code).toBe(1);
    expect(stderr).toContain(`--port ${String(Number(port) + 1)}`);
  });

  it('answers what is not HTTP with a problem', async () => {
    const { hostname, port } = new URL(service.address);
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (data) => (received += data.toString()));
      socket.on('close', () => {
        resolve(received);
      });
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('application/problem+json');
    expect(text).toContain('x-request-id');
  });
});

async function refused(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const attempt = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.destroy();
        resolve(false);
      });
      socket.on('error', () => {
        resolve(true);
      });
    });
  while (!(await attempt()));
}
