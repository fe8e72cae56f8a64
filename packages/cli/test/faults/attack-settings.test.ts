/** Weaknesses caused by careless settings: host names, passwords, connections, metadata. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createFolder, runCommand, startServiceProcess } from '../service-process.js';
import { createSmallDemo } from '../small-demo.js';
import { ask, startTarget, tell } from './attack-target.js';
import { obtainToken, withoutCharts } from './library.js';

const after: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of after.splice(0).reverse()) await stop();
});

/** Sends a request as a browser does for a page whose host name resolves to this machine. */
async function askAs(host: string, url: string, body?: object) {
  const sent = httpRequest(url, {
    method: body ? 'POST' : 'GET',
    headers: { host, ...(body && { 'content-type': 'application/json' }) },
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

it('does not answer the demo under a foreign host name', async () => {
  const folder = await createFolder();
  after.push(folder.remove);
  await createSmallDemo(folder.path);
  const { address, stop } = await startServiceProcess(['--demo'], { cwd: folder.path });
  after.push(stop);
  const { port } = new URL(address);
  const login = { ClientId: 'demo', Username: 'demo', Password: 'demo' };
  const names = [
    'evil.example',
    `evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1.nip.io',
  ];
  const foreign = await Promise.all(
    names.map((name) => askAs(name, `${address}/authentication/token`, login)),
  );
  tell('demo under a foreign host', { statuses: foreign.map(({ status }) => status) });
  expect(foreign.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const own = ['localhost', `localhost:${port}`, '127.0.0.1', `[::1]:${port}`];
  for (const name of own) {
    expect((await askAs(name, `${address}/authentication/token`, login)).status).toBe(200);
  }
}, 60_000);

describe('passwords', () => {
  it('that everybody tries are refused, and a new one ends the tokens of the old', async () => {
    const target = await startTarget([], withoutCharts);
    after.push(target.stop);
    const { address } = target.service;
    const add = (password: string, ...args: string[]) =>
      runCommand(
        ['clients', 'add-user', 'read', 'ann', '--password-stdin', ...args].concat(
          ...['--database-url', target.databaseUrl],
        ),
        { input: password },
      );
    const common = ['password', 'Password1!', 'qwertyuiop', '12345678', 'iloveyou'];
    const results = await Promise.all(common.map((password) => add(password)));
    const token = await obtainToken(address);
    const read = () => ask(`${address}/industry/v3/reportlist`, { token, body: { Country: 'AU' } });
    expect((await read()).status).toBe(200);
    expect((await add('a quiet sentence', '--keep-tokens')).code).toBe(0);
    expect((await read()).status).toBe(200);
    expect((await add('another quiet sentence')).code).toBe(0);
    const isEnded = () => read().then(({ status }) => status === 401);
    await expect.poll(isEnded, { timeout: 5000 }).toBe(true);
    tell('common passwords', { accepted: results.filter(({ code }) => code === 0).length });
    expect(results.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
  }, 60_000);

  it('that are common are refused over HTTP too', async () => {
    const target = await startTarget([], withoutCharts);
    after.push(target.stop);
    const { address } = target.service;
    const token = await obtainToken(address, 'administer');
    const answer = await ask(`${address}/admin/v1/clients/read/users/ann`, {
      ...{ method: 'PUT', token },
      body: { Password: 'password' },
    });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ pointer: '/Password' }] });
    // Passwords in use stay valid: ann's is "secret".
    await expect(obtainToken(address, 'read')).resolves.toBeDefined();
  }, 60_000);
});

it('holds no more connections than the limit', async () => {
  const target = await startTarget(['--max-connections', '50'], withoutCharts);
  after.push(target.stop);
  const { hostname, port } = new URL(target.service.address);
  const sockets = Array.from({ length: 80 }, () => connect(Number(port), hostname));
  const states = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket
            .on('error', () => undefined)
            .on('close', () => {
              resolve('closed');
            });
          socket.on('data', () => {
            resolve('answered');
          });
          socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
        }),
    ),
  );
  for (const socket of sockets) socket.destroy();
  const answered = states.filter((state) => state === 'answered').length;
  tell('connections', { tried: states.length, answered });
  expect(answered).toBeLessThanOrEqual(50);
  expect(answered).toBeGreaterThan(40);
}, 60_000);

it('gives no metadata off loopback without a public address, and warns about it', async () => {
  const folder = await createFolder();
  after.push(folder.remove);
  const databaseUrl = `sqlite:${join(folder.path, 'reports.db')}`;
  const args = ['--host', '0.0.0.0', '--database-url', databaseUrl];
  const { address, stop, stderr } = await startServiceProcess(args);
  after.push(stop);
  const paths = ['oauth-authorization-server', 'oauth-protected-resource/mcp'];
  const answers = await Promise.all(
    paths.map((path) => askAs('evil.example', `${address}/.well-known/${path}`)),
  );
  tell('metadata under a foreign host', { statuses: answers.map(({ status }) => status) });
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  const refused = await askAs('evil.example', `${address}/mcp`, {});
  expect(refused.status).toBe(401);
  expect(JSON.stringify([answers, refused])).not.toContain('evil.example');
  expect(stderr()).toContain('PUBLIC_URL is not set');
});
