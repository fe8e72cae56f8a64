/** Publishers whose uploads stall hold only a limited amount of memory together. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveClient, startProcess, type Process } from '../bare-service.js';

let service: Process;
let token: string;

beforeAll(async () => {
  service = await startProcess('sqlite::memory:');
  await saveClient(service.store, 'press', { access: 'publish' });
  token = await service.login('press');
  await service.app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => service.stop());

/** Headers only, which announce a body. */
function beginUpload(length: Record<string, string>) {
  const { port } = service.app.http.server.address() as AddressInfo;
  const upload = httpRequest({
    ...{ port, host: '127.0.0.1', method: 'PUT', path: '/publish/v1/industry/AU/1/English' },
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...length,
    },
  }).on('error', () => undefined);
  const answered = once(upload, 'response').then(
    ([answer]) => (answer as IncomingMessage).statusCode,
  );
  answered.catch(() => undefined);
  upload.flushHeaders();
  return { upload, answered };
}

it.each([
  ['of a known length', { 'content-length': String(8 * 1024 * 1024) }],
  ['of no known length', { 'transfer-encoding': 'chunked' }],
])('refuses uploads %s beyond 64 MiB in flight, until others have ended', async (_case, length) => {
  const held = Array.from({ length: 8 }, () => beginUpload(length));
  const waiting = Promise.resolve('waiting');
  await expect.poll(async () => (await tryOne()).status).toBe(503);
  const first = Promise.race([...held.map(({ answered }) => answered), waiting]);
  expect(await first).toBe('waiting');
  for (const { upload } of held) upload.destroy();
  await expect.poll(async () => (await tryOne()).status).toBe(400);

  async function tryOne() {
    const { upload, answered } = beginUpload({ 'content-length': '2' });
    upload.end('{}');
    return { status: await answered };
  }
});
