import { companySectionTokens } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { shippedPreparation } from '@broadsheet/editions';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';
import { connectAssistant, type Assistant } from './mcp-assistant.js';

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

/** More than two hundred thousand tokens if it were sent as a whole. */
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
  Object.assign(document.SWOT as object, {
    Threats: [{ Point: 'One row', Detail: 'never cut '.repeat(200).trim() }],
  });
  Object.assign(document.History as object, { Analysis: longText });
  const draft = shippedPreparation.buildDraft({ family: 'company', document });
  await service.store.editions.publish([draft], { name: 'test', address: '' });
  await service.app.noticeChanges();
}

/** The cells of a Markdown table, under its two lines of heading. */
const readRows = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));

/** The text above the events of a history, without Markdown markup. */
const readProse = (markdown: string) =>
  (markdown.split('\n### ')[0] ?? '').replace(/^## History\n/, '').replace(/\\(?=\.|\n)/g, '');

const readLines = (text: string) =>
  text.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || []);

interface Page {
  sections: { section: string; markdown: string | null }[];
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
    // No model uses more than one token per byte, and none less than one per four bytes for text
    // like this.
    expect(JSON.stringify(answer).length / 4).toBeLessThanOrEqual(page.size.tokenBudget);
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== undefined && pages.length < 500);
  return pages;
}

/** Reads on until the next row does not fit the budget. */
async function readUntilRefused(args: Record<string, unknown>) {
  let rest = args;
  for (let pages = 0; pages < 100; pages += 1) {
    const { isError, content, structuredContent } = await assistant.client.callTool({
      name: 'get_sections',
      arguments: rest,
    });
    const [first] = content;
    if (isError) return { text: first?.type === 'text' ? first.text : '', rest };
    rest = { ...args, cursor: (structuredContent as { nextCursor?: string }).nextCursor };
  }
  throw new Error('nothing was refused');
}

describe('a budget', () => {
  it('is kept when a report is far larger than any, and nothing is lost or repeated', async () => {
    const pages = await readAll('get_sections', {
      reportKey: large,
      sections: ['subsidiaries', 'history'],
      tokenBudget: 25_000,
    });
    expect(pages.length).toBeGreaterThan(5);
    const markdownOf = (token: string) =>
      pages.flatMap(({ sections }) =>
        sections.flatMap(({ section, markdown }) => (section === token ? (markdown ?? '') : [])),
      );
    const rows = markdownOf('subsidiaries').flatMap((markdown) => readRows(markdown));
    const { json } = await service.post('/company/v3/sections', {
      Country: 'AU',
      EntityId: 7777,
      ReportSections: ['subsidiaries', 'history'],
    });
    const [whole, history] = (json as { Sections: { Body: Record<string, unknown> }[] }).Sections;
    const entities = whole?.Body.Entities as Record<string, unknown>[];
    expect(rows).toEqual(
      entities.map(({ Name, Relationship, Ownership, Country }) => [
        ...[Name, Relationship, `${String(Ownership)}%`, Country],
      ]),
    );
    const text = markdownOf('history').map(readProse).join('\n');
    expect(readLines(text)).toEqual(readLines(history?.Body.AnalysisPlainText as string));
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
    const tokens = fc.uniqueArray(fc.constantFrom(...companySectionTokens), { minLength: 1 });
    const budgets = fc.integer({ min: 1500, max: 25_000 });
    await fc.assert(
      fc.asyncProperty(tokens, budgets, async (sections, tokenBudget) => {
        const pages = await readAll('get_sections', {
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
      ['get_sections', { reportKey: large }],
      ['list_changes', { since: '2020-01-01' }],
    ] as const) {
      const pages = await readAll(name, { ...args, ...least });
      expect(pages.at(-1)?.nextCursor).toBeUndefined();
    }
  });

  it('counts the words of a query, which the answer repeats', async () => {
    const query = `wine ${'я'.repeat(400)}`;
    expect((await readAll('search_reports', { query, tokenBudget: 900 })).length).toBeGreaterThan(
      1,
    );
  });

  it('that is too small for an item says how large a one is needed', async () => {
    const args = { reportKey: large, sections: ['swot'] };
    const { text, rest } = await readUntilRefused({ ...args, tokenBudget: 700 });
    const [, needed] = /call again with tokenBudget (\d+)/.exec(text) ?? [];
    const answer = await assistant.call('get_sections', { ...rest, tokenBudget: Number(needed) });
    expect(JSON.stringify(answer)).toContain('never cut never cut');
    const picture = {
      reportKey: 'industry/AU/1214/English',
      chart: 'Revenue',
      includePicture: true,
    };
    for (const given of [500, 1200]) {
      const tight = await assistant.refusal('get_chart', { ...picture, tokenBudget: given });
      const [, enough] = /^budget_too_small: .*with tokenBudget (\d+)/.exec(tight) ?? [];
      const tokenBudget = Number(enough);
      expect(tokenBudget).toBeLessThan(2000);
      expect(await assistant.call('get_chart', { ...picture, tokenBudget })).toHaveProperty('rows');
    }
  });
});
