import { createReportFamilies, reportFamilies } from '@broadsheet/reports';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import {
  Broadsheet,
  familyNames,
  memoryCache,
  NotOfferedError,
  type AnyFamily,
  type Company,
  type FinancialsBody,
  type Industry,
} from '../src/index.js';
import { credentials, startBroadsheet, type BroadsheetService } from './broadsheet-service.js';
import { caught } from './caught.js';
import { gadgetDocument, gadgetFamily } from './gadget-family.js';
import { instantRuntime } from './instant-runtime.js';

const gadget = { country: 'AU', region: 'VIC', modelNumber: 7 };
const published = { ...gadget, language: 'English' };
const publishedKey = 'gadget/AU/VIC/7/English';

let service: BroadsheetService;
let client: Broadsheet;

beforeAll(async () => {
  const families = createReportFamilies([...reportFamilies.list, gadgetFamily]);
  service = await startBroadsheet(families);
  client = new Broadsheet({ baseUrl: service.baseUrl, credentials });
  await client.publishing.publish(publishedKey, gadgetDocument(7, 'Corkscrew'));
  await client.publishing.publish('gadget/AU/VIC/8/English', gadgetDocument(8, 'Whisk'));
});
afterAll(() => service.stop());

describe('a whole report', () => {
  test('has every section with data, typed by its label', async () => {
    const whole = await client.company.fullReport({ entityId: 1001 });
    expect(whole?.report).toMatchObject({ country: 'AU', entityId: 1001, language: 'English' });
    expect(whole?.report.edition).toBe(1);
    expect(Date.parse(whole?.report.updatedAt ?? '')).not.toBeNaN();
    expect(whole?.sections[0]).toEqual({
      label: 'Title',
      status: 200,
      body: { Title: whole?.report.title },
    });
    const financials = whole?.sections.find((section) => section.label === 'Financials');
    expectTypeOf(financials?.body).toEqualTypeOf<FinancialsBody | undefined>();
    expect(financials?.body.Years.length).toBeGreaterThan(0);
    expect(whole?.images).toEqual([]);
  });

  test('that does not exist is undefined', async () => {
    await expect(client.company.fullReport({ entityId: 99 })).resolves.toBeUndefined();
  });
});

describe('one section of many reports', () => {
  test('is of every report, page by page, each with its status and typed body', async () => {
    const titles = new Map<number, string | undefined>();
    const query = { section: 'title', language: 'English', limit: 2 } as const;
    for await (const report of client.company.section(query)) {
      expect(report).toMatchObject({ country: 'AU', language: 'English', status: 200 });
      titles.set(report.entityId, report.body?.Title);
    }
    const { reports } = await client.company.reportList({ language: 'English' });
    expect(titles).toEqual(new Map(reports.map(({ entityId, title }) => [entityId, title])));
  });

  test('is of the reports named, and says which of them there are not', async () => {
    const query = { section: 'nzbn', language: 'English', entityIds: [1001, 99] } as const;
    await expect(client.company.section(query)).resolves.toEqual({
      reports: [{ country: 'AU', entityId: 1001, language: 'English', status: 404, body: null }],
      missing: [99],
      next: undefined,
    });
  });
});

describe('a family that the client does not know', () => {
  test('is read section by section, whatever its sections are called', async () => {
    const sections = ['innards', 'spares', 'title'];
    await expect(client.family('gadget').sections({ ...gadget, sections })).resolves.toEqual({
      innards: { status: 200, body: { Parts: ['Motor'] } },
      spares: { status: 404, body: null },
      title: { status: 200, body: { Title: 'Corkscrew' } },
    });
    const missing = { ...gadget, modelNumber: 99, sections };
    await expect(client.family('gadget').sections(missing)).resolves.toBeUndefined();
  });

  test('is read in full, with its charts', async () => {
    const whole = await client.family('gadget').fullReport(gadget);
    expect(whole).toMatchObject({
      report: { ...published, title: 'Corkscrew', edition: 1 },
      sections: [
        { label: 'Title', status: 200, body: { Title: 'Corkscrew' } },
        { label: 'What is inside', status: 200, body: { Parts: ['Motor'] } },
      ],
      images: [{ name: 'Sales' }],
    });
    const [sales] = whole?.images ?? [];
    const image = sales && (await client.family('gadget').image(sales));
    expect(image?.bytes.length).toBeGreaterThan(1000);
  });

  test('is read in another form where the request says so', async () => {
    const everything = { ...gadget, everything: true };
    const sections = await client
      .family('gadget')
      .sections({ ...everything, sections: ['innards'] });
    expect(sections?.innards.body).toEqual({ Parts: ['Motor', 'Screw'] });
    const whole = await client.family('gadget').fullReport(everything);
    expect(whole?.sections[1]?.body).toEqual({ Parts: ['Motor', 'Screw'] });
  });

  test('has one section of many reports', async () => {
    const query = { country: 'AU', region: 'VIC', section: 'title', modelNumbers: [7, 9] };
    await expect(client.family('gadget').section(query)).resolves.toEqual({
      reports: [{ ...published, status: 200, body: { Title: 'Corkscrew' } }],
      missing: [9],
      next: undefined,
    });
  });

  test('has charts, as images and as data', async () => {
    const { images, image, chart, chartFile, embed } = client.family('gadget');
    const [descriptor] = await images(gadget);
    const byDescriptor = descriptor && (await image(descriptor));
    const byKey = await image({ ...gadget, image: 'Sales' });
    expect(byKey?.bytes).toEqual(byDescriptor?.bytes);
    const asked = { ...gadget, image: 'Sales', width: 400 } as const;
    await expect(chartFile({ ...asked, format: 'svg' })).resolves.toMatchObject({
      contentType: 'image/svg+xml',
    });
    await expect(embed({ ...asked, days: 2 })).resolves.toMatchObject({
      url: expect.stringContaining('/embed/') as string,
    });
    await expect(chart({ ...gadget, image: 'Sales' })).resolves.toMatchObject({
      name: 'Sales',
      title: 'Corkscrew',
    });
  });

  test('has lists, whose entries name reports as they are', async () => {
    const { reportList, updatedReports, fullReport } = client.family('gadget');
    const { reports } = await reportList({ country: 'AU' });
    expect(reports).toMatchObject([{ ...published, title: 'Corkscrew' }, { title: 'Whisk' }]);
    const updated = await updatedReports({ startDate: '2020-01-01' });
    expect(updated.reports).toHaveLength(2);
    const whole = reports[0] && (await fullReport(reports[0]));
    expect(whole?.report.title).toBe('Corkscrew');
  });

  test('is kept in the cache, which notices what was published', async () => {
    const paths: string[] = [];
    const onAnswer = ({ path }: { path: string }) => paths.push(path.replace(/\?.*/, ''));
    const options = { baseUrl: service.baseUrl, credentials, cache: memoryCache(), onAnswer };
    // By this clock everything was published long ago, and may be cached.
    const cached = new Broadsheet(options, instantRuntime());
    const { sections, fullReport, image } = cached.family('gadget');
    const readAll = async () => {
      await fullReport(gadget);
      await fullReport({ ...gadget, everything: true });
      await image({ ...gadget, image: 'Sales' });
      return sections({ ...gadget, sections: ['title'] });
    };
    await readAll();
    await readAll();
    expect(paths.slice(1)).toEqual([
      '/gadget/v3/updatedreports',
      '/gadget/v3/fullreport',
      '/gadget/v3/fullreport',
      '/gadget/v3/image/',
      '/gadget/v3/sections',
    ]);
    await client.publishing.publish(publishedKey, gadgetDocument(7, 'Bottle opener'));
    await expect(cached.refreshCache()).resolves.toMatchObject({
      gadget: { usable: true, changed: 1 },
      industry: { usable: true },
    });
    expect((await readAll())?.title.body).toEqual({ Title: 'Bottle opener' });
  });

  test('and that the service does not know either is not offered', async () => {
    await caught(client.family('widget').fullReport(gadget), NotOfferedError);
    await caught(client.family('widget').sections({ ...gadget, sections: ['a'] }), NotOfferedError);
    await caught(client.family('widget').images(gadget), NotOfferedError);
  });

  test('has a name that can be a step of a path', () => {
    expect(() => client.family('../admin')).toThrow('"../admin" is not');
  });
});

test('families that the client knows are the same by name and as properties', () => {
  expect(familyNames).toEqual(reportFamilies.families.names);
  expect(client.family('industry')).toBe(client.industry);
  expectTypeOf(client.family('industry')).toEqualTypeOf<Industry>();
  expectTypeOf(client.family('company')).toEqualTypeOf<Company>();
  expectTypeOf(client.family('gadget')).toEqualTypeOf<AnyFamily>();
});
