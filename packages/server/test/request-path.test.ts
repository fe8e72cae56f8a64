import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPassedFiles } from './passed-files.js';
import { startService, type Service } from './service.js';

const architecture = readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8');
const agent = new Agent({ keepAlive: true });
const image = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';
const report = '/publish/v1/industry/AU/1214/English';

let service: Service;
let port: number;
let token: string;
beforeAll(async () => {
  service = await startService();
  await service.store.clients.save({
    id: 'publisher',
    name: 'A publisher with a limit',
    users: { reader: 'open sesame' },
    ratePlan: [{ limit: 1000, seconds: 60 }],
    entitlements: [{ access: 'publish', families: '*', countries: '*', languages: '*' }],
  });
  token = await service.tokenOf('publisher');
  await service.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = service.http.server.address() as AddressInfo);
});
afterAll(async () => {
  agent.destroy();
  await service.stop();
});

it('names in ARCHITECTURE.md every file that a request for an image passes, and no other', async () => {
  const passed = await listPassedFiles(async () => {
    expect(await send('POST', image)).toMatchObject({ status: 200 });
  });
  expect(listNamed('An image from memory')).toEqual(passed);
  expect(passed.length).toBeLessThanOrEqual(12);
});

it('names in ARCHITECTURE.md files that a publish passes', async () => {
  const { text } = await send('GET', report);
  let edition = 1;
  const passed = await listPassedFiles(async () => {
    edition += 1;
    const document = { ...(JSON.parse(text) as object), Title: `Title ${String(edition)}` };
    expect(await send('PUT', report, JSON.stringify(document))).toMatchObject({ status: 200 });
  });
  const named = listNamed('A publish');
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !passed.includes(file))).toEqual([]);
});

function send(
  method: string,
  path: string,
  body?: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = httpRequest({ port, host: '127.0.0.1', path, method, agent, headers });
    sent.on('error', reject).on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() });
      });
    });
    sent.end(body);
  });
}

/** The files in the table below a heading: `server/src/app.ts`. */
function listNamed(heading: string): string[] {
  const [, part = ''] = architecture.split(`### ${heading}\n`);
  const [section = ''] = part.split('\n#');
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows
    .flatMap((row) => [...row.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file = '']) => file))
    .map((file) => file.replace('/', '/src/'))
    .sort();
}
