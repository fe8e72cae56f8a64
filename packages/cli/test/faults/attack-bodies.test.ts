/** Bodies that cost far more than they should: unknown names, brackets, uploads that stall. */
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { companySectionTokens as sectionTokens } from '@broadsheet/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, startTarget, tell, type AttackTarget } from './attack-target.js';
import { obtainToken } from './library.js';

let target: AttackTarget;
let address: string;
let tokens: Record<'read' | 'publish' | 'nothing', string>;
const sockets: Socket[] = [];

beforeAll(async () => {
  target = await startTarget(['--overload-delay-ms', '0']);
  ({ address } = target.service);
  await target.store.clients.save({
    ...{ id: 'nothing', name: 'nothing', entitlements: [], users: { ann: 'secret' } },
  });
  tokens = {
    read: await obtainToken(address, 'read'),
    publish: await obtainToken(address, 'publish'),
    nothing: await obtainToken(address, 'nothing'),
  };
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await target.stop();
});

/** Processor time of the process in milliseconds, without waiting for others. */
async function processorMs(): Promise<number> {
  const stat = await readFile(`/proc/${String(target.service.child.pid)}/stat`, 'utf8');
  const [user = 0, system = 0] = stat.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return (user + system) * 10;
}

async function costOf(work: () => Promise<unknown>, times: number): Promise<number> {
  await work();
  const before = await processorMs();
  for (let round = 0; round < times; round += 1) await work();
  return ((await processorMs()) - before) / times;
}

const sectionsRequest = (ReportSections: string[]) => ({
  ...{ Country: 'AU', EntityId: 1001, Language: 'English', ReportSections },
});
/** The longest waits of another client during this. */
async function waitBeside(work: Promise<unknown>): Promise<number> {
  const state = { isOver: false };
  void work.finally(() => (state.isOver = true));
  let longestMs = 0;
  while (!state.isOver) {
    const { tookMs } = await ask(`${address}/health/live`, { method: 'GET' });
    longestMs = Math.max(longestMs, tookMs);
  }
  await work;
  return Math.round(longestMs);
}

it('refuses a thousand unknown sections at the price of an answer', async () => {
  const url = `${address}/company/v3/sections`;
  const known = Array.from({ length: 1000 }, (_, index) => {
    const token = sectionTokens[index % sectionTokens.length] ?? '';
    return token.toUpperCase();
  });
  const unknown = known.map((_, index) => `${'x'.repeat(56)}${String(index)}`);
  // The valid one is padded to the same size.
  const good = { ...sectionsRequest(known), Padding: 'x'.repeat(40_000) };
  const body = sectionsRequest(unknown);
  const times = 10;
  const goodMs = await costOf(() => ask(url, { token: tokens.read, body: good }), times);
  const badMs = await costOf(() => ask(url, { token: tokens.read, body }), times);
  const refused = await ask(url, { token: tokens.read, body });
  const { errors } = JSON.parse(refused.text) as { errors: { detail: string }[] };
  tell('unknown sections', { bytes: JSON.stringify(body).length, goodMs, badMs });
  expect(refused.status).toBe(400);
  expect(errors).toHaveLength(1000);
  expect(errors.filter(({ detail }) => detail.includes('nearest'))).toHaveLength(10);
  expect(badMs).toBeLessThan(10 * Math.max(goodMs, 2));
  expect((await ask(url, { token: tokens.nothing, body })).status).toBe(403);
}, 120_000);

const documentUrl = () => `${address}/publish/v1/industry/AU/1214/English`;

it('refuses an upload without rights after the headers, and stores nothing of it', async () => {
  const before = await target.service.residentMb();
  const { hostname, port } = new URL(address);
  const statuses = await Promise.all(
    Array.from({ length: 25 }, async () => {
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      const answered = new Promise<string>((resolve) => {
        socket
          .on('error', () => undefined)
          .on('close', () => {
            resolve('closed');
          });
        socket.on('data', (data) => {
          resolve(data.toString('latin1', 9, 12));
        });
        setTimeout(() => {
          resolve('none');
        }, 15_000);
      });
      socket.write(
        `PUT ${new URL(documentUrl()).pathname} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.read}\r\nContent-Type: application/json\r\nContent-Length: 8000000\r\n\r\n`,
      );
      socket.write(Buffer.alloc(7_900_000, 0x20));
      return answered;
    }),
  );
  const grownMb = Math.round((await target.service.residentMb()) - before);
  const count = (status: string) => statuses.filter((each) => each === status).length;
  tell('stalled uploads', { refused: count('403'), unanswered: count('none'), grownMb });
  expect(count('none')).toBe(0);
  expect(grownMb).toBeLessThan(100);
}, 120_000);

it.each([
  ['bodies of brackets', () => '['.repeat(8_000_000)],
  [
    'documents with 400,000 unknown names',
    () => `{${Array.from({ length: 400_000 }, (_, index) => `"x${String(index)}":1`).join()}}`,
  ],
])(
  'answers others while it refuses %s',
  async (what, makeBody) => {
    const body = makeBody();
    const headers = { 'Content-Type': 'application/json' };
    const upload = () =>
      ask(documentUrl(), { method: 'PUT', token: tokens.publish, body, headers });
    const answers = Promise.all(Array.from({ length: 4 }, upload));
    const longestMs = await waitBeside(answers);
    const statuses = (await answers).map(({ status }) => status);
    const bytes = Math.max(...(await answers).map(({ text }) => text.length));
    tell(what, { statuses, longestMs, bytes });
    expect(statuses).toEqual([400, 400, 400, 400]);
    expect(bytes).toBeLessThan(100_000);
    expect(longestMs).toBeLessThan(1500);
  },
  120_000,
);
