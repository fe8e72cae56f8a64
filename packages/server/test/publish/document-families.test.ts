/** Families that have only a definition, tested through HTTP requests. */
import { families } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

/** A demo report of each that has every section, and also exists in Japanese. */
const whole = [
  { name: 'occupation', key: { Country: 'AU', Code: '372131' } },
  { name: 'procurement', key: { Country: 'AU', Code: 'BULKWINE' } },
  { name: 'supplier', key: { Country: 'AU', Code: 1001 } },
];

let service: Service;
beforeAll(async () => {
  service = await startService();
  const counts = Object.fromEntries(whole.map(({ name }) => [name, 2]));
  await service.store.editions.publish([...demoDocuments({ counts })].map(buildDraft), {
    name: 'test',
    address: '',
  });
});
afterAll(() => service.stop());

interface Answered {
  Sections: { RequestedSection: string; StatusCode: number; Body: object | null }[];
}

describe.each(whole)('$name reports', ({ name, key }) => {
  const definition = families.get(name);
  const tokens = Object.keys(definition.sections);
  const labels = Object.values(definition.sections).map(({ label }) => label);
  const { sections, fullreport } = families.operationsOf(name).sections ?? {};

  it.each(['English', 'Japanese'])(
    'answer every section in %s as its schema says',
    async (Language) => {
      const body = { ...key, Language, ReportSections: tokens };
      const { status, json } = await service.post(`/${name}/v3/sections`, body);
      expect(status).toBe(200);
      expect(Errors(sections?.answers[200]?.schema ?? {}, json)).toEqual([]);
      const answered = (json as Answered).Sections;
      expect(answered.map(({ RequestedSection }) => RequestedSection)).toEqual(labels);
      expect(answered.map(({ StatusCode }) => StatusCode)).toEqual(labels.map(() => 200));
      const report = await service.post(`/${name}/v3/fullreport`, { ...key, Language });
      expect(Errors(fullreport?.answers[200]?.schema ?? {}, report.json)).toEqual([]);
      expect(report.json).toMatchObject({ Report: { ...key, Language }, Sections: answered });
    },
  );

  it('list their images, draw each and answer its figures', async () => {
    const charts = Object.keys(definition.charts);
    const { json } = await service.post(`/${name}/v3/images`, key);
    if (charts.length === 0) return;
    const { Images } = json as { Images: { Name: string; URL: string }[] };
    expect(Images.map(({ Name }) => Name)).toEqual(charts);
    for (const { Name, URL: address } of Images) {
      const { status, text } = await service.post(`/${name}/v3${address}`);
      expect(status).toBe(200);
      expect(Buffer.from(text, 'base64').subarray(1, 4).toString()).toBe('PNG');
      const chart = await service.post(`/${name}/v3/chart`, { ...key, Image: Name });
      expect(chart.json).toMatchObject({ Columns: expect.any(Array) as unknown });
    }
  });

  it('are listed, and answered section by section', async () => {
    const { Country } = key;
    const list = await service.post(`/${name}/v3/reportlist`, { Country, Language: 'Japanese' });
    expect(list.json).toMatchObject({ Reports: [key] });
    const [token] = tokens;
    const one = await service.post(`/${name}/v3/section`, {
      ...{ Country, Language: 'Japanese', ReportSection: token },
    });
    expect(one.json).toMatchObject({ Reports: [{ ...key, StatusCode: 200 }] });
  });
});

it('supplier reports have all years where they are asked for', async () => {
  const body = { Country: 'AU', Code: 1001, ReportSections: ['balancesheet', 'financialhealth'] };
  const years = async (fields: object) => {
    const { json } = await service.post('/supplier/v3/sections', { ...body, ...fields });
    return (json as Answered).Sections.map(
      ({ Body }) => (Body as { Years: unknown[] } | null)?.Years.length,
    );
  };
  expect(await years({})).toEqual([1, 1]);
  expect(await years({ AllYears: false })).toEqual([1, 1]);
  expect(await years({ AllYears: true })).toEqual([5, 5]);
});
