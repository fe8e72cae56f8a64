import { families } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { openStore, type EditionDraft } from '@broadsheet/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readQueries, type QueryCase } from '../../../../test/search/read-queries.js';
import { createPostgresDatabase, type PostgresDatabase } from '../postgres-database.js';

const scopes = families.names.map((family) => ({
  ...{ family, countries: '*' as const, languages: '*' as const },
}));
const goal = 0.95;
let postgres: PostgresDatabase;
let drafts: EditionDraft[];

beforeAll(async () => {
  drafts = [...demoDocuments()].map(buildDraft);
  postgres = await createPostgresDatabase();
});
afterAll(() => postgres.remove());

test.each(['SQLite', 'PostgreSQL'])(
  'what people look for is among the first five, on %s',
  async (name) => {
    const store = await openStore(name === 'SQLite' ? 'sqlite::memory:' : postgres.url);
    await store.editions.publish(drafts, { name: 'test', address: '' });
    const missed: QueryCase[] = [];
    for (const each of readQueries()) {
      const { query, expected } = each;
      const { reports } = await store.search.find({ query, scopes, limit: 5, offset: 0 });
      const keys = reports.map(({ key }) => families.formatReportKey(key));
      if (!expected.some((key) => keys.includes(key))) missed.push(each);
    }
    await store.close();
    for (const half of ['seen', 'aside']) {
      const all = readQueries().filter((each) => each.half === half);
      const missedHere = missed.filter((each) => each.half === half);
      expect(all.length).toBeGreaterThanOrEqual(75);
      expect(1 - missedHere.length / all.length, JSON.stringify(missedHere)).toBeGreaterThanOrEqual(
        goal,
      );
    }
  },
);
