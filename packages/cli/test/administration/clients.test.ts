import { join } from 'node:path';
import { openStore, type Store } from '@broadsheet/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatEntitlement, parseScope } from '../../src/clients/entitlement-text.js';
import { formatRatePlan, parseRatePlan } from '../../src/clients/rate-plan-text.js';
import { buildProgram } from '../../src/program.js';
import { createFolder, runCommand } from '../service-process.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let url: string;

beforeEach(async () => {
  folder = await createFolder();
  url = `sqlite:${join(folder.path, 'test.db')}`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await folder.remove();
});

/** Runs a command in this process and returns what it printed. */
async function run(...args: string[]): Promise<string> {
  let output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  const program = await buildProgram(args[0]);
  await program.parseAsync([...args, '--database-url', url], { from: 'user' });
  vi.restoreAllMocks();
  return output;
}

const makeStore = () => inStore(() => Promise.resolve());

async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(url);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

describe('broadsheet clients', () => {
  it('makes the first administrator of an empty store, who can log in both ways', async () => {
    const output = await run('clients', 'add', '--admin');
    const [, secret = ''] = /client secret (\S+)/.exec(output) ?? [];
    const [, password = ''] = /user admin, password (\S+)/.exec(output) ?? [];
    await inStore(async ({ clients, audit }) => {
      expect(await clients.find('admin')).toMatchObject({
        entitlements: [{ access: 'administer', families: '*', countries: '*', languages: '*' }],
      });
      expect(await clients.verifyClientSecret('admin', secret)).toBe(true);
      expect(await clients.verifyPassword('admin', 'admin', password)).toBe(true);
      const [entry] = await audit.list({ limit: 1 });
      expect(entry).toMatchObject({ action: 'client.add', target: 'client admin' });
      expect(entry?.actor.name).toContain('command line');
      expect(JSON.stringify(entry)).not.toContain(secret);
    });
  });

  it('adds, shows, changes, disables and removes a client', async () => {
    const added = JSON.parse(
      await run(
        ...['clients', 'add', 'acme', '--name', 'Acme Ltd', '--read', 'industry/au,NZ/English'],
        ...['--publish', 'company', '--user', 'ann', '--rate', '10/second', '--json'],
      ),
    ) as { ClientSecret: string; Users: { Username: string; Password: string }[] };
    expect(added.ClientSecret).toHaveLength(32);
    expect(added.Users[0]?.Username).toBe('ann');
    expect(await run('clients', 'list')).toMatch(
      /^acme +Acme Ltd +publish company; read industry\/AU,NZ\/English +10\/second +ann +active$/m,
    );
    await run('clients', 'set', 'acme', '--rate', 'unlimited', '--expires', '2027-01-31');
    await run('clients', 'disable', 'acme');
    expect(JSON.parse(await run('clients', 'show', 'acme', '--json'))).toMatchObject({
      Name: 'Acme Ltd',
      RatePlan: 'unlimited',
      Disabled: true,
      ExpiresAt: '2027-01-31T00:00:00.000Z',
    });
    await run('clients', 'set', 'acme', '--enable', '--expires', 'never', '--read', 'all');
    expect(await run('clients', 'show', 'acme')).toMatch(/state +active\n[^]*may +read all\n/);
    await run('clients', 'remove-user', 'acme', 'ann', '--yes');
    await run('clients', 'remove', 'acme', '--yes');
    expect(await run('clients', 'list')).toContain('There are no clients');
  });

  it('gives new secrets and passwords, and ends tokens when asked to', async () => {
    await run('clients', 'add', 'acme', '--read', 'all');
    const [, secret = ''] = /secret (\S{32})/.exec(await run('clients', 'rotate', 'acme')) ?? [];
    const [, password = ''] =
      /password (\S+)/.exec(await run('clients', 'add-user', 'acme', 'bob')) ?? [];
    await run('clients', 'rotate', 'acme', '--revoke-tokens');
    await inStore(async ({ clients }) => {
      expect(await clients.verifyClientSecret('acme', secret)).toBe(false);
      expect(await clients.verifyPassword('acme', 'bob', password)).toBe(true);
      // Five events: added, rotated, user added, rotated, revoked.
      expect(await clients.find('acme')).toMatchObject({ tokenGeneration: 5 });
    });
  });

  it.each([
    [['clients', 'show', 'nobody'], 1, 'There is no client "nobody"'],
    [['clients', 'set', 'nobody', '--name', 'x'], 1, 'There is no client "nobody"'],
    [['clients', 'remove', 'nobody', '--yes'], 1, 'There is no client "nobody"'],
    [['clients', 'remove', 'acme'], 1, 'clients remove needs --yes. Nothing was changed.'],
    [['clients', 'remove-user', 'a', 'b'], 1, 'clients remove-user needs --yes. Nothing'],
    [['keys', 'rotate', '--discard-old'], 1, 'keys rotate --discard-old needs --yes. Nothing'],
    [['clients', 'add'], 1, 'Name the client'],
    [['clients', 'add', '../x'], 2, '1 to 64 letters'],
    [['clients', 'add', 'x', '--read', 'industries'], 2, 'industry, company'],
    [['clients', 'add', 'x', '--read', 'industry/AUS'], 2, 'two letters'],
    [['clients', 'add', 'x', '--rate', 'fast'], 2, '10/second'],
    [['clients', 'add', 'x', '--expires', 'soon'], 2, '2027-01-31'],
    [['clients', 'add', 'x', '--expires', '2027-02-31'], 2, '2027-01-31'],
    [['usage', '--from', 'yesterday'], 2, '2026-11-15'],
    [['usage', '--from', '2026-11-02', '--to', '2026-11-01'], 1, 'before --from, 2026-11-02'],
    [['audit', '--from', '2026-11-02', '--to', '2026-11-01'], 1, 'before --from, 2026-11-02'],
  ])('explains %j', async (args, status, mention) => {
    await makeStore();
    const { code, stderr } = await runCommand([...args, '--database-url', url]);
    expect(stderr).toContain(mention);
    expect(code).toBe(status);
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
  });
});

describe('broadsheet keys', () => {
  it('rotates: the new key signs, the old one verifies until it is deleted', async () => {
    await makeStore();
    expect(await run('keys', 'list')).toContain('There are no keys yet');
    await run('keys', 'rotate');
    await run('keys', 'rotate');
    const listed = await run('keys', 'list');
    expect(listed.match(/signs and checks/g)).toHaveLength(1);
    expect(listed.trim().split('\n')).toHaveLength(3);
    expect(await run('keys', 'rotate', '--discard-old', '--yes')).toContain(
      'stops working within a second',
    );
    expect((await run('keys', 'list')).trim().split('\n')).toHaveLength(2);
  });
});

describe('broadsheet usage and audit', () => {
  it('print tables, CSV and JSON', async () => {
    await inStore(async ({ usage, audit }) => {
      const row = { clientId: 'acme', operation: 'listImages', day: '2026-11-14', count: 1234 };
      await usage.add([row, { ...row, clientId: '=1+1', day: '2026-11-15', count: 1 }]);
      const actor = { name: 'admin', address: '203.0.113.7' };
      await audit.append({ actor, action: 'client.add', target: 'client "a", b' });
    });
    expect(await run('usage', '--client', 'acme')).toBe(
      'DAY         CLIENT  OPERATION   REQUESTS\n2026-11-14  acme    listImages  1234\n',
    );
    expect(await run('usage', '--from', '2026-11-15', '--format', 'csv')).toBe(
      "day,client,operation,requests\r\n2026-11-15,'=1+1,listImages,1\r\n",
    );
    expect(JSON.parse(await run('usage', '--to', '2026-11-14', '--format', 'json'))).toEqual([
      { day: '2026-11-14', client: 'acme', operation: 'listImages', requests: 1234 },
    ]);
    expect(await run('audit')).toMatch(
      / admin +203\.0\.113\.7 +client\.add +client "a", b +\{\}\n$/,
    );
    expect(await run('audit', '--format', 'csv')).toContain('"client ""a"", b"');
    expect(await run('audit', '--to', '2020-01-01')).toBe('Nothing was recorded.\n');
  });
});

describe('texts of options', () => {
  it.each([
    ['industry/au, NZ /English', 'read industry/AU,NZ/English'],
    ['industry/all/Japanese', 'read industry/all/Japanese'],
    ['industry,company', 'read industry,company'],
    ['risk,ESG', 'read risk,esg'],
    ['state,supplier/US', 'read state,supplier/US'],
    ['*', 'read all'],
    ['all/*/all', 'read all'],
    ['COMPANY/AU', 'read company/AU'],
    ['industry/AU/Simplified Chinese', 'read industry/AU/Simplified Chinese'],
  ])('the scope %j is %j', (text, written) => {
    expect(formatEntitlement(parseScope('read', text))).toBe(written);
  });

  it.each([
    ['10/s, 100/minute,5000/hours', '10/second, 100/minute, 5000/hour'],
    ['600/10m', '600/10m'],
    ['7/90s', '7/90s'],
    ['1000/day', '1000/day'],
    ['50/24h', '50/day'],
    ['unlimited', 'unlimited'],
  ])('the rate plan %j is %j', (text, written) => {
    const plan = parseRatePlan(text);
    expect(plan === 'unlimited' ? plan : formatRatePlan(plan)).toBe(written);
  });

  it.each(['', '10', '0/second', '10/fortnight', '10/2d', '1/s,2/s', '1e3/s'])(
    'the rate plan %j is refused',
    (text) => {
      expect(() => parseRatePlan(text)).toThrow(/limit|windows/);
    },
  );
});
