import { describe, expect, test } from 'vitest';
import { Broadsheet, InvalidAnswerError, memoryCache, NotOfferedError } from '../src/index.js';
import { caught } from './caught.js';
import { onePixel } from './one-pixel.js';
import { answer, json, startScripted, type Handler } from './scripted-service.js';

/** Only the three operations of the specification, answered as briefly as it allows. */
const specified: Handler = (received, response) => {
  const handlers: Record<string, Handler> = {
    '/industry/v3/images': json({
      Images: [
        {
          Name: 'Revenue',
          URL: '/image/?country=au&code=1214&language=english&image=revenue',
        },
      ],
    }),
    '/industry/v3/image/': answer(200, onePixel),
    '/company/v3/sections': json({
      Sections: [
        { RequestedSection: 'Title', StatusCode: 200, Body: { Title: 'Example' } },
        { RequestedSection: 'Balance Date', StatusCode: 404, Body: null },
      ],
    }),
  };
  (handlers[received.url.split('?')[0] ?? ''] ?? answer(404))(received, response);
};

async function clientOf(handler: Handler, options = {}) {
  const { baseUrl } = await startScripted(handler);
  return new Broadsheet({ baseUrl, credentials: 'token', ...options });
}

describe('a service with nothing but the specified operations', () => {
  test.each([{}, { cache: memoryCache() }])('is read, with options %o', async (options) => {
    const client = await clientOf(specified, options);
    const [revenue] = await client.industry.images({ country: 'AU', code: '1214' });
    if (!revenue) throw new Error('no image was listed');
    await expect(client.industry.image(revenue)).resolves.toBeDefined();
    await expect(
      client.company.sections({ entityId: 1, sections: ['title', 'balancedate'] }),
    ).resolves.toEqual({
      title: { status: 200, body: { Title: 'Example' } },
      balancedate: { status: 404, body: null },
    });
  });

  test('says of every extension that it is not offered', async () => {
    const client = await clientOf(specified);
    for (const call of [
      client.search({ query: 'wine' }),
      client.changes(),
      client.industry.updatedReports({ startDate: '2026-01-01' }),
      client.company.reportList(),
    ]) {
      await caught(call, NotOfferedError);
    }
  });
});

describe('sections are matched by their labels', () => {
  const result = (label: string) => ({ RequestedSection: label, StatusCode: 200, Body: { label } });
  const read = async (labels: string[]) => {
    const client = await clientOf(json({ Sections: labels.map(result) }));
    const sections = ['title', 'keypersonnel'] as const;
    return client.company.sections({ entityId: 1, sections });
  };

  test('in any order', async () => {
    const sections = await read(['Key Personnel', 'Title']);
    expect(sections?.title.body).toEqual({ label: 'Title' });
    expect(sections?.keypersonnel.body).toEqual({ label: 'Key Personnel' });
  });

  test('and by their position if a label is unknown', async () => {
    const sections = await read(['Title', 'Management']);
    expect(sections?.keypersonnel.body).toEqual({ label: 'Management' });
  });

  test('and one that is missing is an error, not a guess', async () => {
    await caught(read(['Title']), InvalidAnswerError);
    await caught(read(['Key Personnel', 'Key Personnel']), InvalidAnswerError);
  });
});

test('a service below a path is reached there', async () => {
  const service = await startScripted(json({ Images: [] }));
  const client = new Broadsheet({ baseUrl: `${service.baseUrl}/api/`, credentials: 'token' });
  await client.industry.images({ country: 'AU', code: '1214' });
  expect(service.received[0]?.url).toBe('/api/industry/v3/images');
});
