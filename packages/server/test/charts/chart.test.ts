import { createHash } from 'node:crypto';
import {
  industryChartNames as imageNames,
  type ChartResponse,
  type Problem,
} from '@broadsheet/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const chart = (body: object) =>
  service.post('/industry/v3/chart', { Country: 'AU', Code: '1214', ...body });

it.each(imageNames)(
  'gives %s as data, with the hash of the image its URL fetches',
  async (Image) => {
    const answer = await chart({ Image: Image.toLowerCase() });
    const body = answer.json as ChartResponse;
    const isAmount = Image === 'Revenue' || Image === 'ProfitMargin';
    expect(body.Currency).toBe(isAmount ? 'AUD' : undefined);
    expect(Object.keys(body)).toEqual([
      'Name',
      'Title',
      'AltText',
      'Unit',
      ...(isAmount ? ['Currency'] : []),
      'Columns',
      'Rows',
      'Source',
      'Edition',
      'SHA256',
      'URL',
      'Size',
      'Option',
    ]);
    expect(body.Name).toBe(Image);
    expect(body.Rows.length).toBeGreaterThan(0);
    for (const row of body.Rows) expect(row).toHaveLength(body.Columns.length);
    const image = await service.post(`/industry/v3${body.URL}`);
    const png = Buffer.from(image.text, 'base64');
    expect(createHash('sha256').update(png).digest('hex')).toBe(body.SHA256);
    // The alt text is also inside the picture.
    expect(png.includes(Buffer.from(body.AltText))).toBe(true);
  },
);

it('takes a theme, in the chart call and in the query of the image call', async () => {
  const light = (await chart({ Image: 'Revenue' })).json as ChartResponse;
  const dark = (await chart({ Image: 'Revenue', Theme: 'dark' })).json as ChartResponse;
  expect(dark.URL).toBe(`${light.URL}&theme=dark`);
  expect(dark.SHA256).not.toBe(light.SHA256);
  const image = await service.post(`/industry/v3${dark.URL}`);
  expect(image.status).toBe(200);
  const unknown = await chart({ Image: 'Revenue', Theme: 'neon' });
  expect(unknown.json).toMatchObject({ code: 'unknown_theme' });
  expect((unknown.json as Problem).detail).toContain('dark');
});

it('answers 204 where there is no such chart, and 400 to a name that is none', async () => {
  expect((await chart({ Image: 'Revenue', Code: '9999' })).status).toBe(204);
  expect((await chart({ Image: 'InternationalTradeImports', Code: '4511' })).status).toBe(204);
  expect((await chart({ Image: 'Revenu' })).json).toMatchObject({ code: 'unknown_image' });
});

it('draws an image once, however many ask at the same time', async () => {
  const before = service.renderer.stats().completed;
  const url = '/industry/v3/image/?country=au&code=4511&language=english&image=lifecycle';
  const answers = await Promise.all(Array.from({ length: 20 }, () => service.post(url)));
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).toBe(answers[0]?.text);
  }
  expect(service.renderer.stats().completed).toBe(before + 1);
});
