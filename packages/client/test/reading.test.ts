import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import {
  BadRequestError,
  Broadsheet,
  EntitlementError,
  imageNames,
  sectionTokens,
  type FinancialsBody,
  type SectionResult,
} from '../src/index.js';
import {
  credentials,
  limitedCredentials,
  startBroadsheet,
  type BroadsheetService,
} from './broadsheet-service.js';
import { caught } from './caught.js';

let service: BroadsheetService;
let client: Broadsheet;

beforeAll(async () => {
  service = await startBroadsheet();
  client = new Broadsheet({ baseUrl: service.baseUrl, credentials });
});
afterAll(() => service.stop());

describe('industry images', () => {
  test('are listed with their names and addresses', async () => {
    const images = await client.industry.images({ country: 'AU', code: '1214' });
    expect(images.map(({ name }) => name)).toEqual(imageNames);
    expect(images[0]).toEqual({
      name: 'Revenue',
      url: '/image/?country=au&code=1214&language=english&image=revenue',
    });
  });

  test('of a report that does not exist are an empty list', async () => {
    await expect(client.industry.images({ country: 'AU', code: '9999' })).resolves.toEqual([]);
    const klingon = { country: 'AU', code: '1214', language: 'Klingon' };
    await expect(client.industry.images(klingon)).resolves.toEqual([]);
  });

  test('are the same bytes by descriptor and by key, and a PNG of the specified size', async () => {
    const [revenue] = await client.industry.images({ country: 'AU', code: '1214' });
    if (!revenue) throw new Error('the report has no images');
    const byDescriptor = await client.industry.image(revenue);
    const byKey = await client.industry.image({ country: 'au', code: '1214', image: 'revenue' });
    const bytes = Buffer.from(byDescriptor?.bytes ?? []);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 675]);
    expect(byKey?.bytes).toEqual(byDescriptor?.bytes);
    expect(byKey?.toDataUri()).toBe(`data:image/png;base64,${bytes.toString('base64')}`);
  });

  test('that do not exist are undefined, and names that do not exist are an error', async () => {
    const missing = { country: 'AU', code: '9999', image: 'Revenue' } as const;
    await expect(client.industry.image(missing)).resolves.toBeUndefined();
    const misspelt = { ...missing, image: 'Revenu' as 'Revenue' };
    const error = await caught(client.industry.image(misspelt), BadRequestError);
    expect(error.code).toBe('unknown_image');
  });
});

describe('company sections', () => {
  test('come by token, each with its status and its body as on the wire', async () => {
    const sections = await client.company.sections({
      entityId: 1001,
      sections: ['title', 'financials', 'nzbn'],
    });
    expect(Object.keys(sections ?? {})).toEqual(['title', 'financials', 'nzbn']);
    expect(sections?.title).toEqual({ status: 200, body: { Title: expect.any(String) as string } });
    expect(sections?.nzbn).toEqual({ status: 404, body: null });
    expect(sections?.financials.body?.Years.length).toBeGreaterThan(0);
    expectTypeOf(sections?.financials).toEqualTypeOf<SectionResult<FinancialsBody> | undefined>();
  });

  test('can all be asked for at once', async () => {
    const sections = await client.company.sections({ entityId: 1001, sections: sectionTokens });
    expect(Object.keys(sections ?? {})).toEqual(sectionTokens);
    expect(new Set(Object.values(sections ?? {}).map(({ status }) => status))).toContain(200);
  });

  test('of a company that does not exist are undefined', async () => {
    const missing = client.company.sections({ entityId: 99, sections: ['title'] });
    await expect(missing).resolves.toBeUndefined();
  });

  test('that do not exist are an error that names each and the nearest', async () => {
    const query = { entityId: 1001, sections: ['titel' as 'title'] };
    const error = await caught(client.company.sections(query), BadRequestError);
    expect(error).toMatchObject({ status: 400, code: 'unknown_section', method: 'POST' });
    expect(error.fields).toEqual([
      { pointer: '/ReportSections/0', detail: expect.stringContaining('title') as string },
    ]);
    expect(error.message).toContain('POST /company/v3/sections answered 400 unknown_section');
    expect(error.requestId).toBeTruthy();
    expect(error.message).toContain(`(request ${error.requestId ?? ''})`);
  });
});

test('a client that may not read a family gets an error that says so', async () => {
  const limited = new Broadsheet({ baseUrl: service.baseUrl, credentials: limitedCredentials });
  const error = await caught(
    limited.industry.images({ country: 'AU', code: '1214' }),
    EntitlementError,
  );
  expect(error).toMatchObject({ status: 403, code: 'not_entitled', path: '/industry/v3/images' });
});
