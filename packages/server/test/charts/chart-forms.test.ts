import { createHash } from 'node:crypto';
import { createRenderer } from '@broadsheet/charts/render';
import { chartLayouts, usualWidths, type ChartResponse, type Problem } from '@broadsheet/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ask = (body: object, path = '/industry/v3/chart', token = service.token) =>
  service.http.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}` },
    payload: { Country: 'AU', Code: '1214', Image: 'revenue', ...body },
  });

/** From the header of a PNG: width and height are its first two numbers. */
const sizeOfPng = ({ rawPayload: png }: LightMyRequestResponse) => [
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];

describe('a chart as a picture', () => {
  it('is the picture of the image call, as bytes, unless a size is asked for', async () => {
    const answer = await ask({ Format: 'png' });
    const url = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';
    const { text } = await service.post(url);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload.toString('base64')).toBe(text);
    const hash = createHash('sha256').update(answer.rawPayload).digest('hex');
    expect(answer.headers.etag).toBe(`"${hash}"`);
    expect(answer.headers['broadsheet-edition']).toBe('1');
  });

  it('has the width and the layout that are asked for', async () => {
    const sizes = await Promise.all(
      chartLayouts.map(async (Layout) =>
        sizeOfPng(await ask({ Format: 'png', Layout, Width: 800 })),
      ),
    );
    expect(sizes.slice(0, 3)).toEqual([
      [800, 450],
      [800, 800],
      [800, 1000],
    ]);
    const [width = 0, height = 0] = sizes[3] ?? [];
    expect(width).toBe(800);
    expect(height).toBeGreaterThan(800);
    const narrow = sizeOfPng(await ask({ Format: 'png', Layout: 'narrow' }));
    expect(narrow[0]).toBe(usualWidths.narrow);
    expect(sizeOfPng(await ask({ Format: 'png', Width: 2400 }))).toEqual([2400, 1350]);
    expect(sizeOfPng(await ask({ Format: 'png', Width: 401 }))).toEqual([401, 226]);
  });

  it('is an SVG with title and alt text, and letters as paths', async () => {
    const answer = await ask({ Format: 'svg', Layout: '1:1', Theme: 'dark' });
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    const { AltText, Title } = (await service
      .post('/industry/v3/chart', {
        ...{ Country: 'AU', Code: '1214', Image: 'Revenue' },
      })
      .then(({ json }) => json)) as { AltText: string; Title: string };
    expect(answer.payload).toContain(`<title>${Title}</title><desc>${AltText}</desc>`);
    expect(answer.payload).toContain('width="1080" height="1080" viewBox="0 0 900 900" role="img"');
    expect(answer.payload).not.toContain('<text');
    expect(answer.payload.trimEnd().endsWith('</svg>')).toBe(true);
  });

  it('is drawn once, however many ask and however often', async () => {
    const before = service.renderer.stats().completed;
    const pictures = [
      { Format: 'png', Width: 1000 },
      { Format: 'svg', Layout: '4:5' },
      { Format: 'png', Width: 999 },
    ];
    for (const picture of [...pictures, ...pictures]) {
      await Promise.all(Array.from({ length: 5 }, () => ask(picture)));
    }
    expect(service.renderer.stats().completed).toBe(before + pictures.length);
  });
});

describe('a chart as data', () => {
  it('is laid out as asked, and says for which size', async () => {
    const sizes = await Promise.all(
      [{}, { Layout: '1:1' }, { Layout: 'narrow' }].map(async (more) => {
        const { Size, Option } = (await ask(more)).json<ChartResponse>();
        expect(JSON.stringify(Option).length).toBeGreaterThan(500);
        return Size;
      }),
    );
    expect(sizes.slice(0, 2)).toEqual([
      { Width: 1200, Height: 675 },
      { Width: 900, Height: 900 },
    ]);
    expect(sizes[2]?.Width).toBe(480);
    expect(sizes[2]?.Height).toBeGreaterThan(480);
  });
});

describe('a chart as its figures', () => {
  it.each(['csv', 'xlsx'])(
    'is a %s file with a name in the language of the report',
    async (Format) => {
      const { statusCode, headers } = await ask({ Format, Language: 'Japanese' });
      expect(statusCode).toBe(200);
      const disposition = String(headers['content-disposition']);
      expect(disposition).toContain(`filename="industry-AU-1214-Japanese-Revenue.${Format}"`);
      expect(decodeURIComponent(disposition)).toContain('ワイン');
    },
  );
});

describe('a chart that cannot be given is refused', () => {
  it.each([
    [{ Format: 'gif' }, 'json', '/Format'],
    [{ Format: 'png', Layout: '3:2' }, '4:5', '/Layout'],
    [{ Format: 'png', Width: 399 }, '400', '/Width'],
    [{ Format: 'png', Width: 2401 }, '2400', '/Width'],
    [{ Width: 800 }, 'png', '/Width'],
    [{ Format: 'csv', Layout: 'narrow' }, 'svg', '/Layout'],
  ])('%j, naming what there is', async (body, named, pointer) => {
    const answer = await ask(body);
    expect(answer.statusCode).toBe(400);
    const { code, errors } = answer.json<Problem>();
    expect(code).toBe('invalid_request');
    expect(errors?.[0]?.pointer).toBe(pointer);
    expect(errors?.[0]?.detail).toContain(named);
  });

  it('to a client without rights, the same whether the report exists, and before anything is drawn', async () => {
    const token = await service.tokenOf('limited');
    const before = service.renderer.stats().completed;
    const answers = await Promise.all(
      ['1214', '9999'].map((Code) =>
        ask({ Code, Language: 'Japanese', Format: 'png', Width: 640 }, undefined, token),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(answers[0]?.json<Problem>().detail).toBe(answers[1]?.json<Problem>().detail);
    expect(service.renderer.stats().completed).toBe(before);
  });

  it('with 204 where there is none, and 503 with Retry-After where too many wait', async () => {
    const none = await ask({ Code: '9999', Format: 'svg' });
    expect([none.statusCode, none.headers['broadsheet-missing']]).toEqual([204, 'report']);
    const renderer = createRenderer({ workers: 1, queueLimit: 0 });
    const busy = await startService({ renderer });
    try {
      const answers = await Promise.all(
        [500, 700].map((Width) =>
          busy.http.inject({
            method: 'POST',
            url: '/industry/v3/chart',
            headers: { authorization: `Bearer ${busy.token}` },
            payload: { Country: 'AU', Code: '1214', Image: 'Revenue', Format: 'png', Width },
          }),
        ),
      );
      const refused = answers.find(({ statusCode }) => statusCode === 503);
      expect(refused?.headers['retry-after']).toBe('1');
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 503]);
    } finally {
      await busy.stop();
      await renderer.close();
    }
  });
});
