import { buildDraft } from '@broadsheet/editions';
import { companySectionTokens as sectionTokens } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectAssistant, type Assistant } from './mcp-assistant.js';
import { startService, type Service } from './service.js';

let service: Service;
let assistant: Assistant;
beforeAll(async () => {
  service = await startService();
  await publishLarge();
  assistant = await connectAssistant(service);
});
afterAll(async () => {
  await assistant.client.close();
  await service.stop();
});

const manyRows = 2000;
const large = 'company/7777/English';
const longText = Array.from(
  { length: 150 },
  (_, line) => `${String(line)}. ${'段落 paragraph '.repeat(20)}`,
).join('\n');

/** More than two hundred thousand tokens, if it were sent whole. */
async function publishLarge(): Promise<void> {
  const [source] = [...demoDocuments({ counts: { industry: 0, company: 1 } })];
  const document = structuredClone(source?.document) as Record<string, unknown>;
  Object.assign(document, {
    EntityId: 7777,
    Subsidiaries: Array.from({ length: manyRows }, (_, row) => ({
      Name: `Subsidiary ${String(row)} ${'of the group '.repeat(20)}`.trim(),
      Relationship: 'Subsidiary',
      Ownership: 100,
      Country: 'AU',
    })),
  });
  Object.assign(document.History as object, { Analysis: longText });
  const draft = buildDraft({ family: 'company', document });
  await service.store.editions.publish([draft], { name: 'test', address: '' });
  await service.app.noticeChanges();
}

interface Page {
  sections: { section: string; body: Record<string, unknown> | null }[];
  size: { estimatedTokens: number; tokenBudget: number };
  nextCursor?: string;
}

/** Every page of a query, each within its budget. */
async function readAll(name: string, args: Record<string, unknown>): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    const answer = await assistant.call(name, { ...args, ...(cursor && { cursor }) });
    const page = answer as unknown as Page;
    expect(page.size.estimatedTokens).toBeLessThanOrEqual(page.size.tokenBudget);
    // No model reads more than one token a byte, and none of text like this one token for four.
    expect(JSON.stringify(answer).length / 4).toBeLessThanOrEqual(page.size.tokenBudget);
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== undefined && pages.length < 500);
  return pages;
}

describe('a budget', () => {
  it('is kept when a report is far larger than any, and nothing is lost or repeated', async () => {
    const pages = await readAll('get_company_sections', {
      reportKey: large,
      sections: ['subsidiaries', 'history'],
      tokenBudget: 25_000,
    });
    expect(pages.length).toBeGreaterThan(5);
    const rows = pages.flatMap(({ sections }) =>
      sections.flatMap(({ body }) => (body?.Entities as unknown[] | undefined) ?? []),
    );
    const { json } = await service.post('/company/v3/sections', {
      Country: 'AU',
      EntityId: 7777,
      ReportSections: ['subsidiaries', 'history'],
    });
    const [whole, history] = (json as { Sections: { Body: Record<string, unknown> }[] }).Sections;
    expect(rows).toEqual(whole?.Body.Entities);
    const text = pages.flatMap(({ sections }) =>
      sections.flatMap(({ body }) => (body?.AnalysisPlainText as string | undefined) ?? []),
    );
    expect(text.join('')).toBe(history?.Body.AnalysisPlainText);
  });

  it('is kept by resources too', async () => {
    const { contents } = await assistant.client.readResource({
      uri: 'broadsheet://company/7777/English/sections/subsidiaries',
    });
    const [content] = contents;
    const text = content && 'text' in content ? content.text : '';
    expect(text.length / 3).toBeLessThan(25_000);
    expect(JSON.parse(text)).toMatchObject({ size: { complete: false } });
  });

  it('whatever it is, gives the same sections in the same order', async () => {
    const tokens = fc.uniqueArray(fc.constantFrom(...sectionTokens), { minLength: 1 });
    const budgets = fc.integer({ min: 1500, max: 25_000 });
    await fc.assert(
      fc.asyncProperty(tokens, budgets, async (sections, tokenBudget) => {
        const pages = await readAll('get_company_sections', {
          reportKey: 'company/1001/English',
          sections,
          tokenBudget,
        });
        const parts = pages.flatMap((page) => page.sections.map(({ section }) => section));
        expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual(sections);
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  it('of the least size still finds, lists and outlines', async () => {
    const least = { tokenBudget: 500 };
    for (const [name, args] of [
      ['search_reports', { query: 'w' }],
      ['list_charts', { reportKey: 'industry/AU/1214/English' }],
      ['get_company_sections', { reportKey: large }],
      ['list_changes', { since: '2020-01-01' }],
    ] as const) {
      const pages = await readAll(name, { ...args, ...least });
      expect(pages.at(-1)?.nextCursor).toBeUndefined();
    }
  });

  it('that is too small for an item says how large a one is needed', async () => {
    const args = { reportKey: 'company/1001/English', sections: ['financials'] };
    const text = await assistant.refusal('get_company_sections', { ...args, tokenBudget: 500 });
    const [, needed] = /call again with tokenBudget (\d+)/.exec(text) ?? [];
    const answer = await assistant.call('get_company_sections', {
      ...args,
      tokenBudget: Number(needed),
    });
    expect(answer).toHaveProperty('sections');
    const picture = {
      reportKey: 'industry/AU/1214/English',
      chart: 'Revenue',
      includePicture: true,
    };
    expect(await assistant.refusal('get_chart', { ...picture, tokenBudget: 500 })).toMatch(
      /^budget_too_small: /,
    );
    const tight = await assistant.refusal('get_chart', { ...picture, tokenBudget: 1200 });
    const [, enough] = /call again with tokenBudget (\d+)/.exec(tight) ?? [];
    const tokenBudget = Number(enough);
    expect(await assistant.call('get_chart', { ...picture, tokenBudget })).toHaveProperty('rows');
  });
});
