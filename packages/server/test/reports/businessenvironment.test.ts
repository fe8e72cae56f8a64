/** Reports on drivers of business, tested through HTTP requests. */
import { businessEnvironment, families, type ReportKey } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

const { name } = businessEnvironment;
const operations = families.operationsOf(name);
const tokens = Object.keys(businessEnvironment.sections);
const lending = { Country: 'AU', Code: 'LENDING', Language: 'English' };

let service: Service;
beforeAll(async () => {
  service = await startService();
  const documents = [...demoDocuments({ counts: { [name]: 100 } })];
  await service.store.editions.publish(documents.map(buildDraft), { name: 'test', address: '' });
});
afterAll(() => service.stop());

const post = (operation: string, body: object) => service.post(`/${name}/v3/${operation}`, body);

interface Answered {
  Sections: {
    RequestedSection: string;
    StatusCode: number;
    Body: Record<string, unknown> | null;
  }[];
}

it('sections come in the order in which they were asked for, each as its schema says', async () => {
  const { status, json } = await post('sections', { ...lending, ReportSections: tokens });
  expect(status).toBe(200);
  expect(Errors(operations.sections?.sections.answers[200]?.schema ?? {}, json)).toEqual([]);
  const { Sections } = json as Answered;
  expect(Sections.map(({ RequestedSection }) => RequestedSection)).toEqual(
    Object.values(businessEnvironment.sections).map(({ label }) => label),
  );
  expect(Sections.map(({ StatusCode }) => StatusCode)).toEqual(tokens.map(() => 200));
});

it('a rate by month has changes in points, and no growth of per cent', async () => {
  const { json } = await post('sections', { ...lending, ReportSections: ['statistics'] });
  const [statistics] = (json as Answered).Sections;
  expect(statistics?.Body).toMatchObject({
    Interval: 'Month',
    LatestPeriod: '2026-06',
    PointChange: expect.any(Number) as number,
    PointVolatility: expect.any(Number) as number,
    Images: ['Driver'],
  });
  expect(statistics?.Body).not.toHaveProperty('CompoundGrowth');
  expect(statistics?.Body).not.toHaveProperty('Change');
});

it('fullreport has the sections and the chart, in either language', async () => {
  for (const Language of ['English', 'Japanese']) {
    const { status, json } = await post('fullreport', { Country: 'AU', Code: 'INCOME', Language });
    expect(status).toBe(200);
    expect(Errors(operations.sections?.fullreport.answers[200]?.schema ?? {}, json)).toEqual([]);
    expect(json).toMatchObject({ Report: { Language }, Images: [{ Name: 'Driver' }] });
    expect((json as Answered).Sections).toHaveLength(tokens.length);
  }
});

it('images lead to a picture, and the chart to its data', async () => {
  const { json } = await post('images', lending);
  const { Images } = json as { Images: { Name: string; URL: string }[] };
  expect(Images.map(({ Name }) => Name)).toEqual(['Driver']);
  const url = Images[0]?.URL ?? '';
  const { status, text } = await service.post(`/${name}/v3${url}`);
  expect(status).toBe(200);
  expect(Buffer.from(text, 'base64').subarray(1, 4).toString()).toBe('PNG');
  const chart = await post('chart', { ...lending, Image: 'Driver' });
  const { Rows } = chart.json as { Rows: unknown[][] };
  expect(Rows).toHaveLength(84);
});

it('the reports are listed and found by their code', async () => {
  const list = await post('reportlist', { Country: 'US' });
  const { Reports } = list.json as { Reports: Pick<ReportKey, 'code'>[] };
  expect(Reports).toHaveLength(3);
  const found = await service.post('/search/v1/reports', { Query: 'mortgage' });
  expect(found.text).toContain('"MORTGAGE"');
});

it.each([
  ['A', 'GWh'],
  ['B', 'MtCO2e'],
  ['C', 'Australian dollars'],
])('the unit of %s is shown as it was written: %s', async (Code, Unit) => {
  const [demo] = [...demoDocuments({ counts: { [name]: 1 } })];
  const document = { ...(demo?.document as object), Code, Unit };
  const draft = buildDraft({ family: name, document });
  await service.store.editions.publish([draft], { name: 'test', address: '' });
  const { text } = await service.post('/downloads/v3/report', {
    ...{ Family: name, Country: 'AU', Code, Format: 'md', Sections: ['statistics'] },
  });
  expect(text).toContain(`### Series\n\n${Unit}; Source`);
});
