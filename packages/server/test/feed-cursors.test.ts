import { expect, it } from 'vitest';
import { startService } from './service.js';

const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString();

it('encrypts cursors of the change feed a day after an upgrade, and takes those given out before', async () => {
  let now = Date.UTC(2026, 0, 31);
  const service = await startService({ clock: () => now });
  const limited = { authorization: `Bearer ${await service.tokenOf('limited')}` };
  const list = async (body: object) =>
    (await service.post('/changes/v1/list', body, limited)).json as { Next: string };
  const old = (await list({})).Next;
  expect(decode(old)).toMatch(/^\["changes",\d+\]$/);
  now += 25 * 3600 * 1000;
  limited.authorization = `Bearer ${await service.tokenOf('limited')}`;
  const sealed = (await list({ After: old })).Next;
  expect(decode(sealed)).not.toContain('changes');
  const again = await list({ After: sealed });
  expect(again).toMatchObject({ Events: [] });
  expect(again.Next).not.toBe(sealed);
  await service.stop();
});
