import { createHash } from 'node:crypto';
import type { Problem } from '@broadsheet/contract';
import { buildDraft } from '@broadsheet/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from './service.js';

const codes = ['012', '12', '0012'];
/** 64 letters of four bytes: no language has a longer name. */
const longLanguage = '𐐀'.repeat(64);

let service: Service;
beforeAll(async () => {
  service = await startService();
  const companies = Array.from({ length: 120 }, (_, index) => company(5000 + index, 'English'));
  const foreign = [5000, 5001].map((EntityId) => company(EntityId, longLanguage));
  const drafts = [...companies, ...foreign, ...codes.map(industry)].map(buildDraft);
  await service.store.editions.publish(drafts, { name: 'test', address: '' });
  await service.app.noticeChanges();
});
afterAll(() => service.stop());

function company(EntityId: number, Language: string) {
  const document = { EntityId, Language, Title: `Company ${String(EntityId)}` };
  return { family: 'company', document };
}

function industry(Code: string) {
  const key = { Country: 'NZ', Code, Language: 'English', Title: `Industry ${Code}` };
  const origin = { Sector: 'Other', Source: 'Test', DataDate: '2026-01-31', Currency: 'NZD' };
  return { family: 'industry', document: { ...key, ...origin } };
}

type Entry = Record<string, unknown>;
interface Page {
  Reports: Entry[];
  Next?: string;
}

const ask = async (path: string, body: object) => (await service.post(path, body)).json as Page;
const nextOf = async (path: string, body: object) => (await ask(path, body)).Next ?? '';
const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString('latin1');
const readable = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');
const keyOf = ({ EntityId, Code, Language }: Entry) => [EntityId, Code, Language];

const updated = '/company/v3/updatedreports';
const section = '/company/v3/section';
const listed = '/industry/v3/reportlist';
const since = { StartDate: '2020-01-01' };
const titles = { Country: 'AU', ReportSection: 'title' };

type List = [name: string, path: string, body: object];

/** In the list of New Zealand every position is shared, so its cursors name the report. */
const sealed: List[] = [
  ['updated-company', updated, since],
  ['list-industry', listed, { Country: 'NZ' }],
  ['list-industry', listed, { Country: 'AU' }],
  ['list-company', '/company/v3/reportlist', { Country: 'AU' }],
  ['section-company', section, titles],
];
const others: List[] = [
  ['changes', '/changes/v1/list', {}],
  ['search', '/search/v1/reports', {}],
  ['updated-industry', '/industry/v3/updatedreports', since],
  ['section-company of another section', section, { ...titles, ReportSection: 'abn' }],
];

describe.each(sealed)('cursors of %s, %s with %j', (name, path, body) => {
  it('tell neither a place nor a list', async () => {
    const { Reports, Next = '' } = await ask(path, { ...body, Limit: 1 });
    const text = decode(Next);
    const { UpdatedAt = '2020-01-01' } = Reports[0] ?? {};
    const telling = [name.split('-')[0] ?? name, 'English', String(Date.parse(String(UpdatedAt)))];
    for (const each of telling) expect(text).not.toContain(each);
    expect(() => JSON.parse(text) as unknown).toThrow();
    const again = await nextOf(path, { ...body, Limit: 1 });
    expect(again).not.toBe(Next);
    expect(again).toHaveLength(Next.length);
  });

  it('join pages without a gap', async () => {
    const all = await ask(path, { ...body, Limit: 1000 });
    const seen: Entry[] = [];
    let After: string | undefined;
    do {
      const page = await ask(path, { ...body, Limit: 2, ...(After !== undefined && { After }) });
      seen.push(...page.Reports);
      After = page.Next;
    } while (After !== undefined);
    expect(all.Next).toBeUndefined();
    expect(seen.map(keyOf)).toEqual(all.Reports.map(keyOf));
  });

  it('are refused when a letter of them is another', async () => {
    const Next = await nextOf(path, { ...body, Limit: 1 });
    for (const at of [0, 20, Math.floor(Next.length / 2)]) {
      const After = `${Next.slice(0, at)}${Next[at] === 'A' ? 'B' : 'A'}${Next.slice(at + 1)}`;
      await expectRefusal(path, { ...body, After });
    }
    await expectRefusal(path, { ...body, After: Next.slice(0, -4) });
  });

  it('are refused by every other list, which does not tell what they hold', async () => {
    const After = await nextOf(path, { ...body, Limit: 1 });
    for (const [other, otherPath, otherBody] of [...sealed, ...others]) {
      if (other !== name) await expectRefusal(otherPath, { ...otherBody, After });
    }
  });
});

async function expectRefusal(path: string, body: { After: string }): Promise<void> {
  const { status, json } = await service.post(path, body);
  const { code, detail } = json as Problem;
  expect({ status, code }).toEqual({ status: 400, code: 'invalid_cursor' });
  expect(detail).toContain(JSON.stringify(body.After));
}

describe('cursors', () => {
  it('of the change feed are refused by lists, which do not tell the place', async () => {
    const After = await nextOf('/changes/v1/list', {});
    for (const [, path, body] of sealed) await expectRefusal(path, { ...body, After });
  });

  it('in the old form are accepted by updatedreports', async () => {
    const { Reports } = await ask(updated, { ...since, Limit: 1000 });
    const at = Date.parse(String(Reports.at(-1)?.UpdatedAt));
    const rest = await ask(updated, { ...since, After: readable('updated-company', at - 1, 0) });
    expect(rest.Reports.length).toBeGreaterThan(0);
    expect(rest.Reports.every(({ UpdatedAt }) => Date.parse(String(UpdatedAt)) >= at)).toBe(true);
    const none = await ask(updated, { ...since, After: readable('updated-company', at, 1e9) });
    expect(none.Reports).toEqual([]);
  });

  it('in the old form are accepted by section', async () => {
    const asked = JSON.stringify(Object.entries(titles));
    const list = `section-company-${createHash('sha256').update(asked).digest('hex').slice(0, 12)}`;
    const After = readable(list, '5117', 'English', 1e9);
    const { Reports } = await ask(section, { ...titles, After });
    expect(Reports.map(({ EntityId }) => EntityId)).toEqual([5118, 5119]);
  });

  it('in the old form, with a report or without, are accepted by reportlist', async () => {
    const after = async (...place: unknown[]) => {
      const After = readable('list-industry', ...place);
      const { Reports } = await ask(listed, { Country: 'NZ', After });
      return Reports.map(({ Code }) => Code);
    };
    expect((await after('12', 'English', 0)).sort()).toEqual([...codes].sort());
    expect(await after('12', 'English')).toEqual([]);
    expect(await after('11', 'English')).toHaveLength(codes.length);
  });

  it.each([
    [listed, { Country: 'NZ' }, ['list-industry', '12']],
    [listed, { Country: 'NZ' }, ['list-industry', '12', 'English', null]],
    [listed, { Country: 'NZ' }, ['list-industry', '12', 'English', 1, 1]],
    [listed, { Country: 'NZ' }, ['list-company', '12', 'English']],
    [updated, since, ['updated-industry', 1, 1]],
    [updated, since, ['updated-company', 1]],
  ])(
    'in the old form of something else are refused by %s with %j: %j',
    async (path, body, place) => {
      await expectRefusal(path, { ...body, After: readable(...place) });
    },
  );

  it('have a length that does not tell how many reports came before', async () => {
    for (const [path, body] of [
      [updated, since],
      [section, { ...titles, Language: 'English' }],
    ] as const) {
      const lengths = new Set<number>();
      for (const Limit of [1, 3, 20, 110]) {
        lengths.add((await nextOf(path, { ...body, Limit })).length);
      }
      expect(lengths.size).toBe(1);
    }
  });

  it('can be sent however long the name of the language is', async () => {
    const body = { ...titles, Language: longLanguage, Limit: 1 };
    const { Reports, Next } = await ask(section, body);
    const rest = await ask(section, { ...body, After: Next });
    const ids = [...Reports, ...rest.Reports].map(({ EntityId }) => EntityId);
    expect(ids).toEqual([5000, 5001]);
    expect(rest.Next).toBeUndefined();
  });
});
