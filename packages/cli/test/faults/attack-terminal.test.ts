/**
 * A hostile service whose texts contain escape codes: the title of a report, a problem, a header.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutControls } from '../../src/terminal/protect-terminal.js';
import { runCommand, runProcess } from '../service-process.js';

const escape = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202egnp';
let server: Server;
let url: string;
let status: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const isToken = request.url === '/authentication/token';
    const problem = {
      type: '',
      title: escape,
      status,
      detail: escape,
      code: escape,
      requestId: '',
    };
    const report = { Country: 'AU', Code: '1', Language: escape, Title: escape, UpdatedAt: escape };
    const token = { access_token: 'token', expires_in: 86_400, status: 'OK' };
    const body =
      status === 200 ? { Reports: [report], Images: [{ Name: escape, URL: '/' }] } : problem;
    response.writeHead(isToken ? 200 : status, {
      'Content-Type': status === 200 || isToken ? 'application/json' : 'application/problem+json',
    });
    response.end(JSON.stringify(isToken ? token : body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => server.close());

const commands = [
  ['reports'],
  ['images', 'AU', '1'],
  ['image', 'AU', '1', 'revenue', '-o', '/dev/null'],
  ['company', '1'],
  ['editions', 'company/1/English'],
  ['withdraw', 'company/1/English', '--yes'],
  ['verify'],
];

const cases = commands.flatMap((args) =>
  [200, 400, 403, 404].map((code): [number, string, string[]] => [code, args[0] ?? '', args]),
);

it.each(cases)(
  'prints no escape code of a service that answers %d to %s',
  async (code, name, args) => {
    status = code;
    const isPublishing = ['editions', 'withdraw'].includes(name);
    const where = name === 'verify' ? [url] : [isPublishing ? '--to' : '--url', url];
    const credentials = ['--client-id', 'a', '--username', 'b', '--password', 'secret password'];
    // Each command once as a separate process, which handles its terminal itself.
    const run = code === 200 ? runProcess : runCommand;
    const { stdout, stderr } = await run([...args, ...where, ...credentials]);
    expect(stdout + stderr).not.toBe('');
    expect((stdout + stderr).replace(/[\n\r\t]/g, '')).not.toMatch(/[\p{Cc}\u202e]/u);
  },
);

it('keeps the colours and the progress bar of the program itself', () => {
  const own = '\r\u001b[2K\u001b[31mfailed\u001b[39m\tone\r\ntwo\n';
  expect(withoutControls(own)).toBe(own);
  expect(withoutControls(escape)).toBe(' ]0;owned  [2J 31m gnp');
});
