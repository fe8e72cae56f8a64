/** How reports of different families lead to each other, tested through HTTP requests. */
import { families, listReferences } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../expect-problem.js';
import { connectAssistant } from '../mcp/mcp-assistant.js';
import { startService, type Service } from '../service.js';

const path = '/references/v1/list';
const wine = 'industry/AU/1214/English';
const actor = { name: 'test', address: '' };
const counts = {
  ...{ businessenvironment: 30, esg: 2, risk: 2, segmentbenchmarking: 2 },
  ...{ occupation: 30, procurement: 30, supplier: 30, state: 8 },
};

let service: Service;
beforeAll(async () => {
  service = await startService();
  await service.store.editions.publish([...demoDocuments({ counts })].map(buildDraft), actor);
});
afterAll(() => service.stop());

interface Listed {
  Reports: { Key: string; Relation: string }[];
  Next?: string;
}

const list = async (Key: string, more: object = {}, headers?: Record<string, string>) => {
  const { status, json } = await service.post(path, { Key, ...more }, headers);
  expect(status).toBe(200);
  expect(Errors(listReferences.answers[200]?.schema ?? {}, json)).toEqual([]);
  return json as Listed;
};
const keys = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).Reports.map(({ Key }) => Key);
const familiesOf = (found: string[]) => [...new Set(found.map((key) => key.split('/')[0]))];

describe('references', () => {
  it('lead from an industry to the reports of all families on it', async () => {
    const found = await keys(wine);
    expect(found).toEqual(
      expect.arrayContaining([
        ...['risk/AU/1214/English', 'esg/AU/1214/English'],
        ...['segmentbenchmarking/AU/1214/English', 'state/AU/VIC/1214/English'],
      ]),
    );
    expect(familiesOf(found)).toEqual(
      expect.arrayContaining(['businessenvironment', 'company', 'occupation', 'procurement']),
    );
    expect(new Set(found).size).toBe(found.length);
  });

  it('lead back, in the language of the report if there is such a report', async () => {
    for (const family of ['risk', 'esg', 'segmentbenchmarking']) {
      expect(await keys(`${family}/AU/1214/English`)).toContain(wine);
    }
    expect(await keys('state/AU/VIC/1214/English')).toContain(wine);
    const japanese = await keys('industry/AU/1214/Japanese');
    expect(japanese).toContain('risk/AU/1214/Japanese');
    expect(japanese).not.toContain('risk/AU/1214/English');
  });

  it('lead from a driver to industries and back, and from a product to its vendors', async () => {
    const drivers = await keys(wine, { Families: ['businessenvironment'] });
    expect(drivers.length).toBeGreaterThan(0);
    for (const driver of drivers) expect(await keys(driver)).toContain(wine);
    const products = await keys(wine, { Families: ['procurement'] });
    const vendors = await Promise.all(
      products.map((product) => keys(product, { Families: ['supplier', 'company'] })),
    );
    expect(vendors.flat()).not.toEqual([]);
  });

  it('go on page by page, without a report twice', async () => {
    const whole = await list(wine);
    const paged: Listed['Reports'] = [];
    let after: { After?: string } = {};
    for (;;) {
      const { Reports, Next } = await list(wine, { Limit: 3, ...after });
      paged.push(...Reports);
      if (Next === undefined) break;
      after = { After: Next };
    }
    expect(paged).toEqual(whole.Reports);
    expect(new Set(paged.map(({ Relation }) => Relation))).toEqual(new Set(['named', 'naming']));
  });

  it('lead only to what the client may read', async () => {
    const headers = { authorization: `Bearer ${await service.tokenOf('limited')}` };
    const found = await keys(wine, {}, headers);
    expect(familiesOf(found)).toEqual(found.length === 0 ? [] : ['industry']);
    expectProblem(
      await service.post(path, { Key: wine, Families: ['risk'] }, headers),
      'not_entitled',
    );
    expectProblem(
      await service.post(path, { Key: 'risk/AU/1214/English' }, headers),
      'not_entitled',
    );
  });

  it('are empty for a report that is not there', async () => {
    expect(await keys('industry/AU/9999/English')).toEqual([]);
  });

  it.each([
    [{}, 'Key'],
    [{ Key: 'industry/1214' }, 'industry/AU/1214/English'],
    [{ Key: wine, Families: ['risks'] }, 'risk'],
    [{ Key: wine, After: 'nonsense' }, 'After'],
  ])('refuse %j, and say what would be right', async (body, words) => {
    const answer = await service.post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(words);
  });

  it('are hints to assistants, beside the outline of a report', async () => {
    const assistant = await connectAssistant(service);
    const outline = await assistant.call('get_sections', { reportKey: wine });
    expect(outline.relatedReports).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reportKey: 'risk/AU/1214/English', relation: 'naming' }),
      ]),
    );
    const small = await assistant.call('get_sections', { reportKey: wine, sections: ['title'] });
    expect(small.relatedReports).toBeUndefined();
    await assistant.client.close();
  });

  it('leave with a withdrawal, and come back', async () => {
    const key = { family: 'esg', country: 'AU', code: '1214', language: 'English' };
    await service.store.editions.withdraw(key, { actor });
    expect(await keys(wine, { Families: ['esg'] })).toEqual(['esg/AU/1214/Japanese']);
    await service.store.editions.rollBack(key, 1, { actor });
    expect(await keys(wine, { Families: ['esg'] })).toEqual(['esg/AU/1214/English']);
  });
});

it('a client of Australian industries reads no report of any other family', async () => {
  const headers = { authorization: `Bearer ${await service.tokenOf('limited')}` };
  const refused = families.names.filter((name) => name !== 'industry');
  expect(refused.length).toBeGreaterThanOrEqual(9);
  for (const name of refused) {
    const { key, example } = families.get(name);
    const body = { Country: key.onlyCountry ?? 'AU', ...example.key };
    for (const operation of ['reportlist', 'fullreport', 'section']) {
      const asked = { ...body, ReportSection: 'title' };
      const answer = await service.post(`/${name}/v3/${operation}`, asked, headers);
      expectProblem(answer, 'not_entitled');
    }
  }
  const { status } = await service.post('/industry/v3/reportlist', { Country: 'AU' }, headers);
  expect(status).toBe(200);
});
