import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import type { ChangesResponse } from '@broadsheet/contract';
import { demoCompanies, demoIndustries } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackgroundDrawing } from '../../src/charts/background-drawing.js';
import type { ChartImages } from '../../src/charts/chart-images.js';
import type { Watch } from '../../src/watch.js';
import { startService, type Service } from '../service.js';

let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const me = { name: 'test', address: '' };
const patiently = { timeout: 60_000, interval: 50 };

it('draws ahead what was published, before the start and after', async () => {
  service.app.drawAhead();
  const nothingLeft = async () => {
    expect(await service.store.images.listUndrawn(1)).toEqual([]);
  };
  await vi.waitFor(nothingLeft, patiently);
  const drawn = service.renderer.stats().completed;
  const [wine] = demoIndustries({ seed: 2 });
  await service.store.editions.publish([buildDraft({ family: 'industry', document: wine })], me);
  expect(await service.store.images.listUndrawn(1)).toHaveLength(1);
  await service.app.noticeChanges();
  await vi.waitFor(nothingLeft, patiently);
  expect(service.renderer.stats().completed).toBeGreaterThan(drawn);
});

it('draws the others ahead if some cannot be drawn, and leaves those waiting', async () => {
  await service.stop();
  const renderer = createRenderer({ workers: 1 });
  const refusing: Renderer = {
    ...renderer,
    render: (request) =>
      request.data.name === 'Revenue'
        ? Promise.reject(new Error('cannot be drawn'))
        : renderer.render(request),
  };
  service = await startService({ renderer: refusing });
  const { images } = service.store;
  service.app.drawAhead();
  await vi.waitFor(async () => {
    const waiting = await images.listUndrawn(100);
    const charts = await Promise.all(waiting.map(({ chart }) => images.getChart(chart)));
    expect(charts.map(({ name }) => name)).toEqual(['Revenue', 'Revenue', 'Revenue']);
  }, patiently);
  await renderer.close();
});

it('continues drawing ahead when the cause of a failure has passed', async () => {
  let tries = 0;
  const images = {
    drawAll: () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('the database is away')) : Promise.resolve();
    },
  } as unknown as ChartImages;
  const watch = { on: () => undefined } as unknown as Watch;
  const logged: unknown[] = [];
  const logger = { error: (...words: unknown[]) => logged.push(words) };
  const drawing = createBackgroundDrawing({ images, watch, logger, retryPauseMs: 5 });
  drawing.start();
  await vi.waitFor(() => {
    expect(tries).toBe(3);
  }, patiently);
  expect(logged).toHaveLength(2);
  await drawing.stop();
});

it('tries again once for all that failed, however much is published meanwhile', async () => {
  let tries = 0;
  const images = {
    drawAll: () => {
      tries += 1;
      return Promise.reject(new Error('cannot be drawn'));
    },
  } as unknown as ChartImages;
  let publish = (): void => undefined;
  const watch = { on: (_name: string, listener: () => void) => (publish = listener) };
  const drawing = createBackgroundDrawing({
    ...{ images, watch: watch as unknown as Watch, logger: { error: () => undefined } },
  });
  drawing.start();
  await vi.waitFor(() => {
    expect(tries).toBe(1);
  }, patiently);
  vi.useFakeTimers();
  try {
    for (let change = 2; change < 12; change += 1) {
      publish();
      while (tries < change) await Promise.resolve();
    }
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(1);
  } finally {
    vi.useRealTimers();
    await drawing.stop();
  }
});

it('refreshes rank and averages after publishing pauses, and adds that to the change feed', async () => {
  const sections = async () =>
    (
      await service.post('/company/v3/sections', {
        Country: 'AU',
        EntityId: 1001,
        ReportSections: ['rank', 'financialratiosindustryaverage', 'title'],
      })
    ).json as { Sections: { StatusCode: number; Body: { Rank?: number } | null }[] };
  await vi.waitFor(async () => {
    const { Sections } = await sections();
    expect(Sections.map(({ StatusCode }) => StatusCode)).toEqual([200, 200, 200]);
  }, patiently);
  const rankBefore = (await sections()).Sections[0]?.Body?.Rank ?? 0;

  const companies = [...demoCompanies({ seed: 1 })];
  const feed = async (After?: string) =>
    (
      await service.post('/changes/v1/list', {
        Families: ['company'],
        Limit: 1000,
        ...(After && { After }),
      })
    ).json as ChangesResponse;
  const { Next } = await feed();
  await service.store.editions.publish(
    companies.map((document) => buildDraft({ family: 'company', document })),
    me,
  );
  await service.app.noticeChanges();
  await vi.waitFor(async () => {
    const { Events } = await feed(Next);
    const refreshed = Events.filter(({ Kind }) => Kind === 'refreshed');
    expect(refreshed.length).toBeGreaterThan(10);
    expect(refreshed.flatMap(({ Changed }) => Changed.map(({ Name }) => Name))).toContain('rank');
  }, patiently);
  const rankAfter = (await sections()).Sections[0]?.Body?.Rank ?? 0;
  expect(rankAfter).toBeGreaterThanOrEqual(rankBefore);
  const editions = await service.store.editions.list({
    family: 'company',
    country: 'AU',
    code: '1001',
    language: 'English',
  });
  // The editions of other reports are not rewritten.
  expect(editions).toHaveLength(1);
});
