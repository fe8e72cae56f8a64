import { lookupOf } from '@broadsheet/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openStore,
  type EditionDraft,
  type SpanningRow,
  type Store,
  type StoredFigures,
} from '../src/index.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, company, draft, everything, secretCost } from './sample-reports.js';

/** As companies have it. */
const span = { family: 'company', from: [], position: 'spanning-position' };

describe.each(databases)('on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await createDatabase();
    store = await openStore(database.url, { secretCost });
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const publish = (...drafts: EditionDraft[]) => store.editions.publish(drafts, ann);
  const readFigures = async () => {
    const figures: StoredFigures[] = [];
    const refresh = await store.spanning.beginRefresh(span);
    for await (const some of refresh.listFigures()) figures.push(...some);
    return figures;
  };
  const save = async (rows: SpanningRow[]) => {
    const refresh = await store.spanning.beginRefresh(span);
    await refresh.save(rows);
    return refresh.end();
  };

  describe('figures that span companies', () => {
    it('stand beside the edition, and are told of as refreshed', async () => {
      const sections = new Map([['title', Buffer.from('own')]]);
      await publish(draft(company(1), { charts: new Map(), sections, figures: { revenue: 5 } }));
      expect(await store.spanning.isStale(span)).toBe(true);
      const figures = await readFigures();
      expect(figures).toMatchObject([{ figures: { revenue: 5 } }]);
      const rows = figures.map(({ reportId, editionId }) => ({
        reportId,
        editionId,
        sections: new Map([['rank', Buffer.from('first')]]),
      }));
      expect(await save(rows)).toBe(1);
      expect(await store.spanning.isStale(span)).toBe(false);
      const current = await store.editions.findCurrent(lookupOf(company(1)));
      expect(String(current?.sections?.get('rank'))).toBe('first');
      const { changes } = await store.changes.list({ after: 1, scopes: everything, limit: 9 });
      expect(changes).toMatchObject([{ kind: 'refreshed', edition: 1 }]);
      expect(Object.keys(changes[0]?.parts ?? {})).toEqual(['rank']);
      expect(await save(rows)).toBe(0);
    });

    it('are read some at a time, every company once, the withdrawn ones not', async () => {
      const count = 250;
      const keys = Array.from({ length: count }, (_, index) => company(index + 1));
      await publish(
        ...keys.map((key, index) =>
          draft(key, { document: { index }, charts: new Map(), figures: { index } }),
        ),
      );
      await store.editions.withdraw(company(7), { actor: ann });
      const pages: number[][] = [];
      const refresh = await store.spanning.beginRefresh(span);
      for await (const some of refresh.listFigures()) {
        pages.push(some.map(({ figures }) => (figures as { index: number }).index));
      }
      expect(pages.length).toBeGreaterThan(2);
      const others = keys.map((_, index) => index).filter((index) => index !== 6);
      expect(pages.flat().sort((a, b) => a - b)).toEqual(others);
    });

    it('what is published while they are refreshed is left for the next time', async () => {
      const figuresOf = (id: number) =>
        draft(company(id), { document: { id }, charts: new Map(), figures: { id } });
      await publish(figuresOf(1));
      const refresh = await store.spanning.beginRefresh(span);
      await publish(figuresOf(2));
      await refresh.end();
      expect(await store.spanning.isStale(span)).toBe(true);
      await (await store.spanning.beginRefresh(span)).end();
      expect(await store.spanning.isStale(span)).toBe(false);
    });

    it('of an older edition replace nothing of a newer one', async () => {
      const publishWith = (value: string) =>
        publish(
          draft(company(1), {
            document: { value },
            charts: new Map(),
            sections: new Map([['valuation', Buffer.from(value)]]),
            figures: {},
          }),
        );
      await publishWith('one');
      const [row] = await readFigures();
      const sections = new Map([
        ['valuation', Buffer.from('one, compared')],
        ['rank', Buffer.from('first')],
      ]);
      const rows = [{ reportId: row?.reportId ?? 0, editionId: row?.editionId ?? 0, sections }];
      await save(rows);
      await publishWith('two');
      const current = await store.editions.findCurrent(lookupOf(company(1)));
      expect(String(current?.sections?.get('valuation'))).toBe('two');
      expect(String(current?.sections?.get('rank'))).toBe('first');
      // Made from figures that are no longer current, so they are not written.
      const stale = [{ ...rows[0], sections: new Map([['rank', Buffer.from('second')]]) }];
      await save(stale as typeof rows);
      const after = await store.editions.findCurrent(lookupOf(company(1)));
      expect(String(after?.sections?.get('rank'))).toBe('first');
    });

    it('that come back unchanged with a newer edition are told of where they replace a section', async () => {
      const publishWith = (phone: string) =>
        publish(
          draft(company(1), {
            document: { phone },
            charts: new Map(),
            sections: new Map([
              ['contact', Buffer.from(phone)],
              ['valuation', Buffer.from('own')],
            ]),
            figures: {},
          }),
        );
      const sections = new Map([
        ['valuation', Buffer.from('own, compared')],
        ['rank', Buffer.from('first')],
      ]);
      const refresh = async () =>
        save((await readFigures()).map((figures) => ({ ...figures, sections })));
      await publishWith('1');
      await refresh();
      await publishWith('2');
      const between = await store.editions.findCurrent(lookupOf(company(1)));
      expect(String(between?.sections?.get('valuation'))).toBe('own');
      const { position } = await store.changes.list({ after: 0, scopes: everything, limit: 9 });
      await refresh();
      const current = await store.editions.findCurrent(lookupOf(company(1)));
      expect(String(current?.sections?.get('valuation'))).toBe('own, compared');
      const { changes } = await store.changes.list({
        after: position,
        scopes: everything,
        limit: 9,
      });
      expect(changes).toMatchObject([{ kind: 'refreshed', edition: 2 }]);
      expect(Object.keys(changes[0]?.parts ?? {})).toEqual(['valuation']);
      expect(await refresh()).toBe(0);
    });
  });
});
