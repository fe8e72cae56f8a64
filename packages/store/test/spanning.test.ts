import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookupOf, openStore, type EditionDraft, type Store } from '../src/index.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, company, draft, everything, secretCost } from './sample-reports.js';

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

  describe('figures that span companies', () => {
    it('stand beside the edition, and are told of as refreshed', async () => {
      const sections = new Map([['title', Buffer.from('own')]]);
      await publish(draft(company(1), { charts: new Map(), sections, figures: { revenue: 5 } }));
      expect(await store.spanning.isStale()).toBe(true);
      const { position, figures } = await store.spanning.readFigures();
      expect(figures).toMatchObject([{ figures: { revenue: 5 } }]);
      const rows = figures.map(({ reportId, editionId }) => ({
        reportId,
        editionId,
        sections: new Map([['rank', Buffer.from('first')]]),
      }));
      expect(await store.spanning.save(rows, position)).toBe(1);
      expect(await store.spanning.isStale()).toBe(false);
      const current = await store.editions.findCurrent(lookupOf(company(1)));
      expect(String(current?.sections?.get('rank'))).toBe('first');
      const { changes } = await store.changes.list({ after: 1, scopes: everything, limit: 9 });
      expect(changes).toMatchObject([{ kind: 'refreshed', edition: 1 }]);
      expect(Object.keys(changes[0]?.parts ?? {})).toEqual(['rank']);
      expect(await store.spanning.save(rows, position)).toBe(0);
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
      const { position, figures } = await store.spanning.readFigures();
      const [row] = figures;
      const sections = new Map([
        ['valuation', Buffer.from('one, compared')],
        ['rank', Buffer.from('first')],
      ]);
      const rows = [{ reportId: row?.reportId ?? 0, editionId: row?.editionId ?? 0, sections }];
      await store.spanning.save(rows, position);
      await publishWith('two');
      const current = await store.editions.findCurrent(lookupOf(company(1)));
      expect(String(current?.sections?.get('valuation'))).toBe('two');
      expect(String(current?.sections?.get('rank'))).toBe('first');
      // Made from figures that are no longer current, they are not written.
      const stale = [{ ...rows[0], sections: new Map([['rank', Buffer.from('second')]]) }];
      await store.spanning.save(stale as typeof rows, position);
      const after = await store.editions.findCurrent(lookupOf(company(1)));
      expect(String(after?.sections?.get('rank'))).toBe('first');
    });
  });
});
