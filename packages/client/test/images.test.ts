import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { Broadsheet, InvalidAnswerError, memoryCache } from '../src/index.js';
import { encodeBase64, findBase64Bytes } from '../src/reports/base64.js';
import { caught } from './caught.js';
import { onePixel } from './one-pixel.js';
import { answer, startScripted } from './scripted-service.js';

const image = {
  country: 'AU',
  code: '1214',
  language: 'Simplified Chinese',
  image: 'SupplyChain',
} as const;

async function clientOf(text: string, status = 200) {
  const service = await startScripted(answer(status, text, { 'content-type': 'text/plain' }));
  return { service, client: new Broadsheet({ baseUrl: service.baseUrl, credentials: 'token' }) };
}

test('an image is asked for as the specification writes it', async () => {
  const { client, service } = await clientOf(onePixel);
  const found = await client.industry.image(image);
  expect(found?.toDataUri()).toBe(`data:image/png;base64,${onePixel}`);
  expect(service.received[0]).toMatchObject({
    method: 'POST',
    url: '/industry/v3/image/?country=au&code=1214&language=simplified%20chinese&image=supplychain',
    body: undefined,
  });
});

test('a theme is asked for, and kept apart from others', async () => {
  const service = await startScripted((received, response) => {
    const isList = received.url.startsWith('/industry/v3/updatedreports');
    response.end(isList ? '{"Reports":[]}' : onePixel);
  });
  const { baseUrl } = service;
  const client = new Broadsheet({ baseUrl, credentials: 'token', cache: memoryCache() });
  for (const theme of [undefined, 'dark', 'dark', undefined]) {
    await client.industry.image({ ...image, theme });
  }
  const urls = service.received.map(({ url }) => url).filter((url) => url.includes('image='));
  expect(urls).toHaveLength(2);
  expect(urls[1]).toBe(`${urls[0] ?? ''}&theme=dark`);
});

test('a line break at the end does no harm', async () => {
  const { client } = await clientOf(`${onePixel}\r\n`);
  await expect(client.industry.image(image)).resolves.toBeDefined();
});

test.each([
  ['Base64 that is cut short', onePixel.slice(0, -1), 'not with whole Base64 text'],
  ['Base64 that is cut short at a byte', onePixel.slice(0, -8), 'not with a whole PNG image'],
  ['text that is no Base64', '<html></html>', 'not with whole Base64 text'],
  ['another kind of image', btoa('GIF89a and so on'), 'not with a whole PNG image'],
  ['nothing', '', 'not with a whole PNG image'],
])('%s is an error', async (_name, text, reason) => {
  const { client } = await clientOf(text);
  const error = await caught(client.industry.image(image), InvalidAnswerError);
  expect(error.message).toContain(reason);
});

test('204 is no image', async () => {
  const { client } = await clientOf('', 204);
  await expect(client.industry.image(image)).resolves.toBeUndefined();
});

test('Base64 of any length is written and read back', () => {
  for (const length of [0, 1, 2, 3, 12_287, 12_288, 12_289, 50_000]) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(findBase64Bytes(encodeBase64(bytes))).toEqual(bytes);
  }
});

describe.each([
  ['with the Buffer of Node', globalThis.Buffer],
  ['without one, as in browsers', undefined],
])('%s', (_name, platform) => {
  /** At once, so that no other request is missing meanwhile. */
  const find = (text: string) => {
    vi.stubGlobal('Buffer', platform);
    try {
      return findBase64Bytes(text);
    } finally {
      vi.unstubAllGlobals();
    }
  };

  test('Base64 is decoded', () => {
    expect(find('')).toEqual(new Uint8Array());
    expect(find('AAEC/w==')).toEqual(new Uint8Array([0, 1, 2, 255]));
    expect(find(onePixel)?.subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'));
  });

  test.each(['AAE', 'AA-_', 'AA!!', 'AAéé', 'A===', '====', 'AA==AAEC'])(
    '%s is not Base64',
    (text) => {
      expect(find(text)).toBeUndefined();
    },
  );
});
