/** The traces of an attack: failed logins, lock-outs, forged tokens, issued tokens. */
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../service-process.js';
import { ask, startTarget, tell, type AttackTarget } from './attack-target.js';
import { obtainToken, withoutCharts } from './library.js';

let target: AttackTarget;
let address: string;

beforeAll(async () => {
  target = await startTarget(['--token-lifetime', '600'], withoutCharts);
  ({ address } = target.service);
});
afterAll(() => target.stop());

const login = (Password: string, Username = 'ann', ClientId = 'read') =>
  ask(`${address}/authentication/token`, { body: { ClientId, Username, Password } });
const events = () =>
  target.service
    .stderr()
    .split('\n')
    .filter((line) => line.includes('"security":'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('leaves a line of every token that is issued, and not the token', async () => {
  const token = await obtainToken(address, 'publish');
  const [issued] = events();
  expect(issued).toMatchObject({
    ...{ security: 'token.issued', client: 'publish', username: 'ann', address: '127.0.0.1' },
    requestId: expect.stringMatching(/^[\w-]+$/) as string,
  });
  expect(target.service.stderr()).not.toContain(token.slice(-20));
});

it('leaves a line of each kind of event, and no secret', async () => {
  await login('right-looking guess', 'ann');
  await login('guess', 'a password typed as a user');
  for (let round = 0; round < 12; round += 1) await login(`guess ${String(round)}`);
  const token = await obtainToken(address, 'publish').catch(() => 'none');
  const [head = '', body = ''] = (token === 'none' ? 'a.b.c' : token).split('.');
  const forged = `${head}.${body}.${'A'.repeat(86)}`;
  await ask(`${address}/industry/v3/reportlist`, { token: forged, body: { Country: 'AU' } });
  const kinds = new Set(events().map(({ security }) => security));
  tell('traces', { kinds: [...kinds], lines: events().length });
  expect(kinds).toEqual(new Set(['token.issued', 'login.failed', 'login.locked', 'token.refused']));
  expect(events().find(({ security }) => security === 'login.failed')).toMatchObject({
    ...{ security: 'login.failed', client: 'read', username: 'ann', address: '127.0.0.1' },
    reason: 'wrong user, password or secret',
    requestId: expect.stringMatching(/^[\w-]+$/) as string,
  });
  expect(target.service.stderr()).not.toMatch(/guess|a password typed/);
}, 60_000);

it('exports both logs, and shows that a line of the audit log was removed', async () => {
  // Counts are written when the service stops.
  await target.service.stop();
  const args = ['audit', 'export', '--since', '2020-01-01', '--database-url', target.databaseUrl];
  const whole = await runCommand(args);
  expect(whole.stderr).toBe('');
  const lines = whole.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { Log: string });
  expect(new Set(lines.map(({ Log }) => Log))).toEqual(new Set(['audit', 'security', 'chain']));
  expect(lines.at(-1)).toMatchObject({ Log: 'chain', Whole: true });
  expect(lines.some((line) => 'Action' in line && line.Action === 'login.locked')).toBe(true);
  expect(whole.stdout).not.toMatch(/guess|a password typed/);
  const later = await runCommand(args.with(3, '2999-01-01'));
  expect(later.stdout).toMatch(/^\{"Log":"chain",[^\n]*\n$/);

  const file = new DatabaseSync(target.databaseUrl.replace('sqlite:', ''), { timeout: 30_000 });
  file.exec('drop trigger audit_kept; delete from audit where position = 2');
  file.close();
  const cut = await runCommand(args);
  expect(cut.code).toBe(1);
  expect(cut.stderr).toContain('The audit log was changed or cut short. Line 2 is missing');
  expect(cut.stdout).toContain('"Whole":false');
}, 60_000);
