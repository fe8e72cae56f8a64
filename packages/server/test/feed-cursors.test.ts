import { expect, it } from 'vitest';
import { startService } from './service.js';

const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString('latin1');

it('encrypts cursors of the change feed from the first on, and takes those in the old form', async () => {
  const service = await startService();
  const headers = { authorization: `Bearer ${await service.tokenOf('limited')}` };
  const list = async (body: object) =>
    (await service.post('/changes/v1/list', body, headers)).json as {
      Events: object[];
      Next: string;
    };
  const { Next: first, Events } = await list({});
  expect(decode(first)).not.toContain('changes');
  const again = await list({ After: first });
  expect(again.Events).toEqual([]);
  expect(again.Next).not.toBe(first);
  const old = Buffer.from('["changes",0]').toString('base64url');
  expect((await list({ After: old })).Events).toEqual(Events);
  await service.stop();
});

it('gives every place of the feed a cursor of the same length', async () => {
  const service = await startService();
  const lengths = new Set<number>();
  for (const place of [0, 7, 70_000, Number.MAX_SAFE_INTEGER]) {
    const After = Buffer.from(JSON.stringify(['changes', place])).toString('base64url');
    const { json } = await service.post('/changes/v1/list', { After });
    lengths.add((json as { Next: string }).Next.length);
  }
  expect(lengths.size).toBe(1);
  await service.stop();
});
