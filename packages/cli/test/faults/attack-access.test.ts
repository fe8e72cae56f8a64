/** Clients with a valid token, or with none, that want more than their share. */
import { once, setMaxListeners } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { industryChartNames as imageNames } from '@broadsheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, readMetric, startTarget, tell, type AttackTarget } from './attack-target.js';
import { obtainToken } from './library.js';

let target: AttackTarget;
let address: string;
const everything = { families: '*', countries: '*', languages: '*' } as const;
const attacker = { name: 'attacker', address: '' };

beforeAll(async () => {
  // Refusals here are meant for the attacker, not caused by a busy machine.
  target = await startTarget(['--overload-delay-ms', '0']);
  ({ address } = target.service);
});
afterAll(() => target.stop());

const login = (ClientId: string, Password = 'secret') =>
  ask(`${address}/authentication/token`, { body: { ClientId, Username: 'ann', Password } });

async function addClient(id: string, ratePlan: { limit: number; seconds: number }[] | null = null) {
  await target.store.clients.save({
    ...{ id, name: id, entitlements: [{ access: 'read', ...everything }], ratePlan },
    ...{ users: { ann: 'secret' }, secret: 'secret' },
  });
  // Until the process has noticed the change, it looks tokens up again.
  return obtainToken(address, id);
}

it('changes nothing when a revoked token is revoked again, and meters it', async () => {
  const revoked = await addClient('quitter');
  const token = await obtainToken(address, 'quitter');
  const form = {
    token,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `token=${revoked}`,
  };
  expect((await ask(`${address}/oauth/revoke`, form)).status).toBe(200);
  const before = await target.store.getCounters();
  const statuses = [];
  for (let round = 0; round < 150; round += 1) {
    statuses.push((await ask(`${address}/oauth/revoke`, form)).status);
  }
  const after = await target.store.getCounters();
  const refused = statuses.filter((status) => status === 429).length;
  tell('revoking again', { writes: after.access - before.access, refused });
  expect(after.access).toBe(before.access);
  expect(refused).toBeGreaterThan(0);
}, 60_000);

it('draws nothing for a client over its limit', async () => {
  const token = await addClient('limited', [{ limit: 2, seconds: 3600 }]);
  // Makes the process cache the token.
  expect((await ask(imageUrl('Revenue'), { token })).status).toBe(200);
  // Charts that the service draws ahead are counted too.
  const countUndrawn = async () => (await target.store.images.listUndrawn(1)).length;
  await expect.poll(countUndrawn, { timeout: 50_000 }).toBe(0);
  const before = await readMetric(address, 'broadsheet_memory_misses_total{memory="images"}');
  const answers = await Promise.all(
    imageNames.map((name) => ask(imageUrl(name, 'dark'), { token })),
  );
  const after = await readMetric(address, 'broadsheet_memory_misses_total{memory="images"}');
  const refused = answers.filter(({ status }) => status === 429).length;
  tell('charts over the limit', { refused, drawn: after - before });
  expect(refused).toBe(imageNames.length - 1);
  expect(after - before).toBe(1);
}, 60_000);

const imageUrl = (name: string, theme = 'light') =>
  `${address}/industry/v3/image/?country=au&code=1214&language=english&image=${name.toLowerCase()}&theme=${theme}`;

describe('a delayed body', () => {
  const bodies: [path: string, body: object][] = [
    ['/industry/v3/images', { Country: 'AU', Code: '1214' }],
    ['/industry/v3/reportlist', { Country: 'AU' }],
  ];
  it.each(bodies)(
    'of %s is answered 401 if the client was disabled meanwhile',
    async (path, body) => {
      const id = `held-${path.split('/').at(-1) ?? ''}`;
      const token = await addClient(id);
      expect((await ask(address + path, { token, body })).status).toBe(200);
      const text = JSON.stringify(body);
      const held = httpRequest(address + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': String(text.length),
        },
      });
      const answered = once(held, 'response') as Promise<[IncomingMessage]>;
      held.flushHeaders();
      held.write(text.slice(0, 5));
      await target.store.clients.disable(id, attacker);
      await expect.poll(async () => (await ask(address + path, { token, body })).status).toBe(401);
      held.end(text.slice(5));
      const [response] = await answered;
      response.resume();
      tell('body held back', { path, status: response.statusCode });
      expect(response.statusCode).toBe(401);
    },
  );
});

it('accepts one spelling of a token', async () => {
  const token = await addClient('speller');
  const body = { Country: 'AU' };
  const read = (header: string) =>
    ask(`${address}/industry/v3/reportlist`, { body, headers: { Authorization: header } });
  expect((await read(`Bearer ${token}`)).status).toBe(200);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(token.at(-1) ?? '');
  const spellings = Array.from(
    { length: 16 },
    (_, bits) => token.slice(0, -1) + String(letters[(last & 48) | bits]),
  );
  const other = [...spellings, otherSignature(token)].filter((each) => each !== token);
  const answers = await Promise.all(other.map((each) => read(`Bearer ${each}`)));
  const accepted = answers.filter(({ status }) => status === 200).length;
  tell('spellings of a token', { tried: other.length, accepted });
  expect(accepted).toBe(0);
  // The scheme may be written in any case (RFC 9110, 11.1).
  expect((await read(`bEaReR  ${token}`)).status).toBe(200);
});

/** In ES256, if (r, s) is a signature, (r, n - s) is one too. */
function otherSignature(token: string): string {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const [header = '', payload = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  const s = BigInt(`0x${bytes.subarray(32).toString('hex')}`);
  const flipped = Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex');
  const other = Buffer.concat([bytes.subarray(0, 32), flipped]).toString('base64url');
  return `${header}.${payload}.${other}`;
}

// The last test: its abandoned logins keep the service busy for seconds.
it('lets others log in while one client logs in correctly on 130 connections', async () => {
  await addClient('greedy');
  const over = new AbortController();
  // Each request listens to it until garbage is collected.
  setMaxListeners(0, over.signal);
  const greedy = new Map<number, number>();
  const loops = Array.from({ length: 130 }, async () => {
    while (!over.signal.aborted) {
      const status = await fetch(`${address}/authentication/token`, {
        method: 'POST',
        signal: over.signal,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ClientId: 'greedy', Username: 'ann', Password: 'secret' }),
      }).then(
        (answer) => answer.status,
        () => 0,
      );
      greedy.set(status, (greedy.get(status) ?? 0) + 1);
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await expect.poll(() => greedy.get(200) ?? 0, { timeout: 30_000 }).toBeGreaterThan(2);
  const others = [];
  for (let round = 0; round < 4; round += 1) others.push(await login('publish'));
  over.abort();
  await Promise.all(loops);
  const slowestMs = Math.round(Math.max(...others.map(({ tookMs }) => tookMs)));
  const statuses = others.map(({ status }) => status);
  tell('right logins', { greedy: Object.fromEntries(greedy), others: statuses, slowestMs });
  expect(statuses).toEqual([200, 200, 200, 200]);
}, 120_000);
