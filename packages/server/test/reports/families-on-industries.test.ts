/** Families that report on an industry and have its code as key, tested through HTTP requests. */
import { families } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

const names = ['esg', 'risk', 'segmentbenchmarking'];
const wine = { Country: 'AU', Code: '1214' };

let service: Service;
beforeAll(async () => {
  service = await startService();
  const counts = Object.fromEntries(names.map((name) => [name, 2]));
  await service.store.editions.publish([...demoDocuments({ counts })].map(buildDraft), {
    name: 'test',
    address: '',
  });
});
afterAll(() => service.stop());

interface Answered {
  Sections: { RequestedSection: string; StatusCode: number; Body: object | null }[];
}

describe.each(names)('%s reports', (name) => {
  const definition = families.get(name);
  const tokens = Object.keys(definition.sections);
  const labels = Object.values(definition.sections).map(({ label }) => label);
  const operations = families.operationsOf(name);

  it.each(['English', 'Japanese'])(
    'answer every section in %s as its schema says',
    async (Language) => {
      const body = { ...wine, Language, ReportSections: tokens };
      const { status, json } = await service.post(`/${name}/v3/sections`, body);
      expect(status).toBe(200);
      const { sections } = operations.sections ?? {};
      expect(Errors(sections?.answers[200]?.schema ?? {}, json)).toEqual([]);
      const answered = (json as Answered).Sections;
      expect(answered.map(({ RequestedSection }) => RequestedSection)).toEqual(labels);
      expect(answered.map(({ StatusCode }) => StatusCode)).toEqual(labels.map(() => 200));
    },
  );

  it('answer the whole report with the same sections', async () => {
    const { json: sections } = await service.post(`/${name}/v3/sections`, {
      ...wine,
      ReportSections: tokens,
    });
    const { status, json } = await service.post(`/${name}/v3/fullreport`, wine);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      Report: { ...wine, Language: 'English' },
      Sections: (sections as Answered).Sections,
    });
  });

  it('list their images, draw each and answer its figures', async () => {
    const { json } = await service.post(`/${name}/v3/images`, wine);
    const { Images } = json as { Images: { Name: string; URL: string }[] };
    expect(Images.map(({ Name }) => Name)).toEqual(Object.keys(definition.charts));
    for (const { Name, URL: address } of Images) {
      const { status, text } = await service.post(`/${name}/v3${address}`);
      expect(status).toBe(200);
      expect(Buffer.from(text, 'base64').subarray(1, 4).toString()).toBe('PNG');
      const chart = await service.post(`/${name}/v3/chart`, { ...wine, Image: Name });
      expect(chart.json).toMatchObject({
        Unit: expect.any(String) as string,
        Columns: expect.any(Array) as unknown,
      });
    }
  });

  it('are found by their code, and listed', async () => {
    const { json } = await service.post(`/${name}/v3/reportlist`, { Country: 'AU' });
    expect(json).toMatchObject({ Reports: [wine, wine] });
  });
});
