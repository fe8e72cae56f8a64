/** Reports that moved, tested through HTTP requests. */
import { demoRisk } from '@broadsheet/demo';
import { buildDraft, fillFigures } from '@broadsheet/editions';
import type { RiskDocument } from '@broadsheet/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../expect-problem.js';
import { connectAssistant } from '../mcp/mcp-assistant.js';
import { startService, type Service } from '../service.js';

const path = '/risk/v3/earlywarning';
const hour = 3_600_000;
const start = Date.parse('2026-03-01T00:00:00Z');
const since = '2026-03-01T05:00:00Z';

let now = start;
let service: Service;
const [wine, wineJapanese, cafes, coal] = [...demoRisk({ seed: 1, count: 4 })];

/** The same report with other scores of its growth. */
function withGrowth(document: RiskDocument | undefined, Score: number): RiskDocument {
  if (!document) throw new Error('no document');
  const [first, ...rest] = document.Growth.Components;
  const Components = [{ ...first, Score }, ...rest] as RiskDocument['Growth']['Components'];
  return { ...document, Growth: { ...document.Growth, Components } };
}

const publish = (...documents: (RiskDocument | undefined)[]) =>
  service.store.editions.publish(
    documents.map((document) => buildDraft({ family: 'risk', document })),
    { name: 'test', address: '' },
  );

beforeAll(async () => {
  service = await startService({ clock: () => now });
  now = start;
  await publish(withGrowth(wine, 1), wineJapanese, withGrowth(cafes, 9), coal);
  now = start + 10 * hour;
  await publish(wine, withGrowth(cafes, 1));
  now = start + 20 * hour;
});
afterAll(() => service.stop());

interface Warnings {
  Reports: { Code: string; Change: number }[];
  Next?: string;
}

describe('early warning', () => {
  it('answers what rose and fell, with both editions and what moved most', async () => {
    const { status, json } = await service.post(path, { Since: since });
    expect(status).toBe(200);
    expect(json).toEqual({
      Reports: [
        {
          ...{ Country: 'AU', Code: '1214', Language: 'English' },
          Title: 'Wine and Other Alcoholic Beverage Manufacturing',
          ...{ ScoreThen: 5.5, LevelThen: 'Medium', EditionThen: 1 },
          ...{ ScoreNow: 6.09, LevelNow: 'High', EditionNow: 2, Change: 0.59 },
          Components: [
            {
              ...{ Section: 'growthrisk', Name: 'Recent growth' },
              ...{ ScoreThen: 1, ScoreNow: 5.4, Change: 4.4 },
            },
          ],
        },
        expect.objectContaining({ Code: '4511', Change: -0.8 }),
      ],
    });
  });

  it('goes on page by page, and takes filters', async () => {
    const first = await service.post(path, { Since: since, Limit: 1 });
    const { Reports, Next } = first.json as Warnings;
    expect(Reports.map(({ Code }) => Code)).toEqual(['1214']);
    expect(Next).toMatch(/^[A-Za-z0-9_-]+$/);
    const rest = await service.post(path, { Since: since, Limit: 1, After: Next });
    expect(rest.json).toEqual({ Reports: [expect.objectContaining({ Code: '4511' })] });
    const some = async (filter: object) => {
      const { json } = await service.post(path, { Since: since, ...filter });
      return (json as Warnings).Reports.map(({ Code }) => Code);
    };
    expect(await some({ MinimumChange: 0.7 })).toEqual(['4511']);
    expect(await some({ Codes: ['1214', '0600'] })).toEqual(['1214']);
    const { json } = await service.post(path, { Since: since, Codes: ['1214', '99', 'x1'] });
    expect(json).toMatchObject({ Reports: [{ Code: '1214' }], Missing: ['99', 'x1'] });
    expect(await some({ Language: 'Japanese' })).toEqual([]);
    expect(await some({ Country: 'us' })).toEqual([]);
    expect(await some({ Since: '2026-03-01T15:00:00Z' })).toEqual([]);
  });

  it.each([
    [{}, 'Since'],
    [{ Since: 'yesterday' }, 'Since'],
    [{ Since: '2026-02-31' }, 'Since'],
    [{ Since: '2026-03-01', MinimumChange: 0 }, 'MinimumChange'],
    [{ Since: '2026-03-01', Codes: [] }, 'Codes'],
    [{ Since: '2026-03-01', After: 'nonsense' }, 'After'],
  ])('refuses %j, and names the field', async (body, field) => {
    const answer = await service.post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(field);
  });

  it('is a tool for assistants', async () => {
    const assistant = await connectAssistant(service);
    const answer = await assistant.call('list_risk_warnings', { since, minimumChange: 0.55 });
    expect(answer).toMatchObject({
      reports: [
        { code: '1214', change: 0.59, components: [{ name: 'Recent growth' }] },
        { code: '4511', levelThen: 'High' },
      ],
      size: { complete: true },
    });
    expect(await assistant.refusal('list_risk_warnings', { since: 'soon' })).toContain('since');
    await assistant.client.close();
  });

  it('is closed to those who may not read risk reports', async () => {
    const token = await service.tokenOf('limited');
    const headers = { authorization: `Bearer ${token}` };
    const body = { Since: since, Country: 'AU' };
    expectProblem(await service.post(path, body, headers), 'not_entitled');
  });
});

it('says so while figures of editions from before an upgrade are filled in', async () => {
  const owner = 'another process';
  const upgraded = await startService({}, undefined, async (store) => {
    // Another process fills them in, so that this one does not.
    await store.leases.take(['fill figures'], { owner, forMs: 600_000 });
    const drafts = [withGrowth(wine, 1), withGrowth(wine, 9)].map((document) => {
      const { keyFigures: _, ...draft } = buildDraft({ family: 'risk', document });
      return draft;
    });
    await store.editions.publish(drafts, { name: 'test', address: '' });
  });
  const ask = () => upgraded.post(path, { Since: '2026-01-01' });
  const refused = await ask();
  expectProblem(refused, 'unavailable', 'filled in');
  expect(refused.headers['retry-after']).toBe('10');
  expect(await fillFigures(upgraded.store)).toBe(2);
  expect((await ask()).json).toMatchObject({ Reports: [{ Code: '1214', Change: 1.08 }] });
  expect(await fillFigures(upgraded.store)).toBe(0);
  await upgraded.stop();
});
