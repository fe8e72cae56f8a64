import { lookupOf, type ReportKey } from '@broadsheet/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  EditionConflictError,
  openStore,
  WithdrawnReportError,
  type EditionDraft,
  type Scope,
  type Store,
} from '../src/index.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, bob, company, draft, everything, industry, secretCost } from './sample-reports.js';

describe.each(databases)('publishing on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;
  let now: number;
  const wine = industry('1214');

  beforeEach(async () => {
    now = 1_000_000;
    database = await createDatabase();
    store = await openStore(database.url, { secretCost, clock: () => now });
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const publish = (...drafts: EditionDraft[]) => store.editions.publish(drafts, ann);
  const listUpdated = (from: number, more: object = {}) =>
    store.lists.listUpdated({ scopes: everything, from, limit: 100, ...more });

  describe('an edition', () => {
    it('names the parts that it changed and removed', async () => {
      const [first] = await publish(draft(wine));
      expect(first).toMatchObject({ edition: 1, outcome: 'created' });
      expect(Object.keys(first?.changes ?? {})).toEqual(['Revenue', 'Employees']);
      const charts = new Map<string, unknown>([['Revenue', { value: 1, code: '1214' }]]);
      const [second] = await publish(draft(wine, { document: { Value: 2 }, charts }));
      expect(second).toMatchObject({
        edition: 2,
        outcome: 'updated',
        changes: { Employees: null },
      });
    });

    it('is previewed without being made', async () => {
      await publish(draft(wine));
      const next = draft(wine, { document: { Value: 2 } });
      expect(await store.editions.preview(next)).toMatchObject({ edition: 2, outcome: 'updated' });
      expect(await store.editions.preview(draft(wine))).toMatchObject({ outcome: 'unchanged' });
      expect(await store.editions.list(wine)).toHaveLength(1);
    });

    it('has a title in each language in which it is published, unless it is withdrawn', async () => {
      await publish(draft(industry('121a', 'Japanese')), draft(company(7)), draft(wine));
      await store.editions.withdraw(wine, { actor: ann });
      const report = (family: string, code: string, country = 'AU') => ({ family, country, code });
      const asked = [
        report('industry', '121A'),
        report('industry', '121a', 'NZ'),
        report('industry', '1214'),
        report('company', '7'),
        report('company', '007'),
        report('industry', '7'),
      ];
      expect(await store.editions.listTitles(asked)).toEqual([
        [{ language: 'Japanese', title: 'Report 121a' }],
        ...[[], []],
        [{ language: 'English', title: 'Report 7' }],
        ...[[], []],
      ]);
      expect(await store.editions.listTitles([])).toEqual([]);
      const many = Array.from({ length: 250 }, (_, index) => report('company', String(index)));
      const found = await store.editions.listTitles(many);
      expect(found.findIndex((titles) => titles.length > 0)).toBe(7);
    });

    it('is refused where another one than expected is current', async () => {
      await publish(draft(wine, { expected: null }));
      const second = (expected: EditionDraft['expected']) =>
        publish(
          draft(wine, { document: { Value: 2 }, ...(expected !== undefined && { expected }) }),
        );
      await expect(second(2)).rejects.toThrow(EditionConflictError);
      await expect(second(null)).rejects.toThrow(/expected to have no edition, but has edition 1/);
      await expect(publish(draft(industry('9'), { expected: 'any' }))).rejects.toThrow(
        /any edition/,
      );
      await expect(second(1)).resolves.toMatchObject([{ edition: 2 }]);
      await expect(second('any')).resolves.toMatchObject([{ outcome: 'unchanged' }]);
    });

    it('is listed with its author, date and changes, newest first', async () => {
      await publish(draft(wine));
      now += 1000;
      await store.editions.publish([draft(wine, { document: { Value: 2 } })], bob);
      expect(await store.editions.list(wine)).toMatchObject([
        { edition: 2, author: 'bob', publishedAt: 1_001_000, isCurrent: true, changes: {} },
        { edition: 1, author: 'ann', publishedAt: 1_000_000, isCurrent: false },
      ]);
    });

    it('keeps its document for good', async () => {
      await publish(draft(wine));
      await publish(draft(wine, { document: { Value: 2 } }));
      expect(await store.editions.findDocument(wine)).toEqual({
        edition: 2,
        document: '{"Value":2}',
        isCurrent: true,
      });
      expect(await store.editions.findDocument(wine, 1)).toEqual({
        edition: 1,
        document: '{"Value":1}',
        isCurrent: false,
      });
      expect(await store.editions.findDocument(wine, 3)).toBeUndefined();
    });
  });

  describe('a rollback', () => {
    it('makes a new edition with the old content, title and search words', async () => {
      await publish(draft(wine, { title: 'Wine', searchTerms: ['old'] }));
      const before = await store.editions.findCurrent(lookupOf(wine));
      await publish(draft(wine, { title: 'Beer', document: { Value: 2 }, charts: new Map() }));
      const outcome = await store.editions.rollBack(wine, 1, { actor: bob });
      expect(outcome).toMatchObject({ edition: 3, outcome: 'updated' });
      const after = await store.editions.findCurrent(lookupOf(wine));
      expect(after?.parts).toEqual(before?.parts);
      const find = async (query: string) =>
        (await store.search.find({ query, scopes: everything, limit: 10, offset: 0 })).reports;
      expect(await find('old')).toMatchObject([{ title: 'Wine' }]);
      expect(await find('beer')).toEqual([]);
    });

    it('to what is current makes nothing, and to what never was says so', async () => {
      await publish(draft(wine));
      expect(await store.editions.rollBack(wine, 1, { actor: bob })).toMatchObject({
        outcome: 'unchanged',
      });
      expect(await store.editions.rollBack(wine, 2, { actor: bob })).toBeUndefined();
      expect(await store.editions.rollBack(industry('9'), 1, { actor: bob })).toBeUndefined();
      await expect(store.editions.rollBack(wine, 1, { actor: bob, expected: 7 })).rejects.toThrow(
        EditionConflictError,
      );
    });
  });

  describe('a withdrawal', () => {
    it('takes the report away from readers, lists and search, and keeps its editions', async () => {
      await publish(draft(wine));
      expect(await store.editions.withdraw(wine, { actor: bob })).toMatchObject({
        outcome: 'withdrawn',
        changes: { Revenue: null, Employees: null },
      });
      expect(await store.editions.findCurrent(lookupOf(wine))).toBeUndefined();
      expect(await listUpdated(0)).toEqual([]);
      const search = { query: 'report', scopes: everything, limit: 10, offset: 0 };
      expect((await store.search.find(search)).reports).toEqual([]);
      expect(await store.editions.withdraw(wine, { actor: bob })).toBeUndefined();
      expect(await store.editions.list(wine)).toMatchObject([{ edition: 1, isCurrent: false }]);
    });

    it('removes the files made of the report, and no others', async () => {
      await publish(draft(wine), draft(industry('2')));
      const file = { sha256: 'a', bytes: Buffer.from('file') };
      const keyOf = (key: ReportKey) => ({ name: key.code, content: '1', report: lookupOf(key) });
      for (const key of [wine, industry('2')]) await store.downloads.save(keyOf(key), file);
      await store.editions.withdraw(wine, { actor: bob });
      expect(await store.downloads.find(keyOf(wine))).toBeUndefined();
      expect(await store.downloads.find(keyOf(industry('2')))).toEqual(file);
    });

    it('is not undone by publishing alone, whatever the document', async () => {
      await publish(draft(wine), draft(industry('2')));
      await store.editions.withdraw(wine, { actor: bob });
      const fresh = draft(wine, { document: { Value: 2 } });
      for (const again of [draft(wine), fresh, draft(wine, { expected: null })]) {
        await expect(publish(again)).rejects.toThrow(WithdrawnReportError);
        await expect(store.editions.preview(again)).rejects.toThrow(WithdrawnReportError);
      }
      const expecting = draft(wine, { expected: 1 });
      await expect(publish(expecting)).rejects.toThrow(EditionConflictError);
      expect(await store.editions.findCurrent(lookupOf(wine))).toBeUndefined();
      expect(await store.editions.list(wine)).toHaveLength(1);
    });

    it('is named where several reports are published at once, and nothing of them is', async () => {
      const gone = [industry('1'), industry('3')];
      await publish(...gone.map((key) => draft(key)));
      for (const key of gone) await store.editions.withdraw(key, { actor: bob });
      const refused = await publish(
        ...['1', '2', '3'].map((code) => draft(industry(code), { document: { Value: 2 } })),
      ).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(WithdrawnReportError);
      expect((refused as WithdrawnReportError).keys).toEqual(gone);
      expect(await listUpdated(0)).toEqual([]);
    });

    it('is undone by publishing in order to restore, or by a rollback', async () => {
      await publish(draft(wine));
      await store.editions.withdraw(wine, { actor: bob });
      expect(await store.editions.preview(draft(wine, { restore: true }))).toMatchObject({
        outcome: 'created',
      });
      const [again] = await publish(draft(wine, { restore: true }));
      expect(again).toMatchObject({ edition: 2, outcome: 'created' });
      await store.editions.withdraw(wine, { actor: bob });
      const back = await store.editions.rollBack(wine, 1, { actor: bob });
      expect(back).toMatchObject({ edition: 3, outcome: 'created' });
      expect(await listUpdated(0)).toHaveLength(1);
    });
  });

  describe('the languages of a report', () => {
    it('are those in which readers see it', async () => {
      const other = { ...wine, language: 'Japanese' };
      const numbered = { ...wine, code: '01214', language: 'French' };
      const abroad = { ...wine, country: 'NZ', language: 'Māori' };
      await publish(...[wine, other, numbered, abroad].map((key) => draft(key)));
      const asked = { ...wine, language: 'Klingon' };
      expect((await store.editions.listLanguages(asked)).sort()).toEqual(['English', 'Japanese']);
      await store.editions.withdraw(other, { actor: bob });
      expect(await store.editions.listLanguages(asked)).toEqual(['English']);
      expect(await store.editions.listLanguages(industry('9'))).toEqual([]);
    });
  });

  describe('updated reports', () => {
    it('are listed by time, page by page', async () => {
      for (const code of ['1', '2', '3']) {
        await publish(draft(industry(code)));
        now += 1000;
      }
      const codes = (reports: { key: ReportKey }[]) => reports.map(({ key }) => key.code);
      expect(codes(await listUpdated(1_001_000))).toEqual(['2', '3']);
      expect(codes(await listUpdated(0, { until: 1_001_000 }))).toEqual(['1']);
      const [first] = await listUpdated(0, { limit: 1 });
      const after = { updatedAt: first?.updatedAt ?? 0, id: first?.id ?? 0 };
      expect(codes(await listUpdated(0, { after }))).toEqual(['2', '3']);
      expect(codes(await listUpdated(0, { country: 'nz' }))).toEqual([]);
      expect(codes(await listUpdated(0, { language: 'ENGLISH' }))).toEqual(['1', '2', '3']);
    });

    it('keep to what the reader may read', async () => {
      await publish(
        draft(wine),
        draft(industry('1214', 'Japanese')),
        draft(industry('1', 'English', 'NZ')),
      );
      const read = (scope: Partial<Scope>) =>
        store.lists.listUpdated({
          from: 0,
          limit: 9,
          scopes: [{ family: 'industry', countries: '*', languages: '*', ...scope }],
        });
      expect(await read({})).toHaveLength(3);
      expect(await read({ countries: ['AU'] })).toHaveLength(2);
      expect(await read({ countries: ['AU'], languages: ['english'] })).toHaveLength(1);
      expect(await read({ family: 'company' })).toEqual([]);
      expect(await store.lists.listUpdated({ from: 0, limit: 9, scopes: [] })).toEqual([]);
    });

    it('are never missed when the clock steps back between two calls', async () => {
      await publish(draft(industry('1')));
      now += 60_000;
      const asked = now;
      await listUpdated(0);
      now -= 3_600_000;
      await publish(draft(industry('2')));
      const found = await listUpdated(asked);
      expect(found.map(({ key }) => key.code)).toEqual(['2']);
      expect(found[0]?.updatedAt).toBeGreaterThanOrEqual(asked);
    });

    it('get a later time with every change, also within one millisecond', async () => {
      await publish(draft(wine));
      const [first] = await listUpdated(0);
      await publish(draft(wine, { document: { Value: 2 } }));
      const [second] = await listUpdated(0);
      expect(second?.updatedAt).toBeGreaterThan(first?.updatedAt ?? Infinity);
    });

    it('are found by a reader that asks again with the time of the last call, under many writers', async () => {
      const writers = await Promise.all(
        Array.from({ length: 3 }, () => openStore(database.url, { secretCost })),
      );
      const reader = await openStore(database.url, { secretCost });
      const codes = Array.from({ length: 30 }, (_, index) => String(index + 1));
      const progress = { writing: writers.length };
      const published = Promise.all(
        writers.map(async (writer, index) => {
          for (const code of codes.filter((_, at) => at % writers.length === index)) {
            await writer.editions.publish([draft(industry(code))], ann);
          }
          progress.writing -= 1;
        }),
      );
      const seen = new Set<string>();
      let since = 0;
      for (let isLast = false; !isLast;) {
        isLast = progress.writing === 0;
        const asked = Date.now();
        const page = await reader.lists.listUpdated({
          scopes: everything,
          from: since,
          limit: 100,
        });
        for (const { key } of page) seen.add(key.code);
        since = asked;
      }
      await published;
      expect([...seen].sort()).toEqual([...codes].sort());
      await Promise.all([...writers, reader].map((opened) => opened.close()));
    });
  });

  describe('the list of reports', () => {
    it('is in the order of codes, numbers by their size, page by page', async () => {
      await publish(draft(company(1001)), draft(company(999)), draft(company(20_000)));
      const scopes: Scope[] = [{ family: 'company', countries: '*', languages: '*' }];
      const page = await store.lists.listPublished({ scopes, country: 'AU', limit: 2 });
      expect(page.map(({ key }) => key.code)).toEqual(['999', '1001']);
      const after = { code: '1001', language: 'English' };
      const rest = await store.lists.listPublished({ scopes, country: 'AU', limit: 2, after });
      expect(rest.map(({ key }) => key.code)).toEqual(['20000']);
    });
  });

  describe('the change feed', () => {
    const list = (after: number, more: object = {}) =>
      store.changes.list({ after, scopes: everything, limit: 100, ...more });

    it('lists every change in order, from any position on', async () => {
      await publish(draft(wine), draft(company(1), { charts: new Map() }));
      await publish(draft(wine, { document: { Value: 2 } }));
      await store.editions.withdraw(wine, { actor: ann });
      const { changes, position } = await list(0);
      expect(changes.map(({ position: at, kind, edition }) => [at, kind, edition])).toEqual([
        [1, 'published', 1],
        [2, 'published', 1],
        [3, 'published', 2],
        [4, 'withdrawn', null],
      ]);
      expect(position).toBe(4);
      const rest = await list(2);
      expect(rest.changes).toEqual(changes.slice(2));
      expect(await list(4)).toEqual({ changes: [], position: 4 });
    });

    it('pages without losing or repeating, also where a filter leaves things out', async () => {
      for (let index = 1; index <= 10; index += 1) {
        await publish(draft(index % 2 ? industry(String(index)) : company(index)));
      }
      const industries = { scopes: everything.slice(0, 1), limit: 2 };
      const seen: string[] = [];
      let after = 0;
      for (;;) {
        const { changes, position } = await list(after, industries);
        if (changes.length === 0) break;
        seen.push(...changes.map(({ key }) => key.code));
        after = position;
      }
      expect(seen).toEqual(['1', '3', '5', '7', '9']);
      expect(after).toBe(10);
      expect((await list(0, { key: industry('3') })).changes).toHaveLength(1);
    });
  });
});
