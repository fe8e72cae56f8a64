import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type MovedQuery, type Scope, type Store } from '../src/index.js';
import { openDatabase } from '../src/open-database.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, draft, industry, secretCost } from './sample-reports.js';

const all: Scope[] = [{ family: 'industry', countries: '*', languages: '*' }];

describe.each(databases)('key figures on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;
  let now = 1000;
  beforeEach(async () => {
    now = 1000;
    database = await createDatabase();
    store = await openStore(database.url, { secretCost, clock: () => now });
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const publish = async (at: number, values: Record<string, number>, country = 'AU') => {
    now = at;
    const drafts = Object.entries(values).map(([code, value]) =>
      draft(industry(code, 'English', country), {
        document: { value },
        keyFigures: [{ name: 'Total', value, parts: { Trade: value - 1 } }],
      }),
    );
    await store.editions.publish(drafts, ann);
  };
  const list = async (changes: Partial<MovedQuery> = {}) => {
    const moved = await store.figures.listMoved({
      ...{ family: 'industry', name: 'Total', decimals: 2, scopes: all },
      ...{ since: 1500, minimum: 0.5, limit: 10, ...changes },
    });
    return moved.map(({ id, key: { code }, change, then, now: is }) => ({
      id,
      code,
      change,
      then,
      is,
    }));
  };
  const codes = async (changes: Partial<MovedQuery> = {}) =>
    (await list(changes)).map(({ code, change }) => [code, change]);

  it('tell what moved since a time, the largest rise first', async () => {
    await publish(1000, { 1: 3, 2: 5, 3: 4, 4: 6, 5: 2 });
    await publish(1400, { 1: 3.5 });
    await publish(2000, { 1: 4.25, 2: 4, 3: 4.49 });
    await publish(3000, { 1: 4.75, 5: 2.5 });
    expect(await list()).toMatchObject([
      {
        ...{ code: '1', change: 1.25 },
        then: { edition: 2, value: 3.5, parts: { Trade: 2.5 } },
        is: { edition: 4, value: 4.75, parts: { Trade: 3.75 } },
      },
      { code: '5', change: 0.5 },
      { code: '2', change: -1 },
    ]);
    expect(await codes({ since: 2500 })).toEqual([
      ['1', 0.5],
      ['5', 0.5],
    ]);
    expect(await codes({ minimum: 0.49, codes: ['3', '5'] })).toEqual([
      ['5', 0.5],
      ['3', 0.49],
    ]);
  });

  it('compare a report that is younger with its first edition', async () => {
    await publish(2000, { 1: 3 });
    expect(await codes()).toEqual([]);
    await publish(3000, { 1: 5 });
    expect(await codes()).toEqual([['1', 2]]);
  });

  it('go on where a page ended, also between equal changes', async () => {
    await publish(1000, { 1: 3, 2: 3, 3: 3, 4: 6 });
    await publish(2000, { 1: 4, 2: 4, 3: 4, 4: 5 });
    const [first, second] = await list({ limit: 2 });
    expect([first?.code, second?.code]).toEqual(['1', '2']);
    const after = { change: second?.change ?? 0, id: second?.id ?? 0 };
    expect(await codes({ after })).toEqual([
      ['3', 1],
      ['4', -1],
    ]);
  });

  it('show only what one may read', async () => {
    await publish(1000, { 1: 3 });
    await publish(1000, { 2: 3 }, 'NZ');
    await publish(2000, { 1: 4 });
    await publish(2000, { 2: 4 }, 'NZ');
    const scopes: Scope[] = [{ family: 'industry', countries: ['NZ'], languages: '*' }];
    expect(await codes({ scopes })).toEqual([['2', 1]]);
    expect(await codes({ country: 'AU' })).toEqual([['1', 1]]);
    expect(await codes({ language: 'Japanese' })).toEqual([]);
    expect(await codes({ scopes: [] })).toEqual([]);
  });

  it('follow a rollback, and leave with a withdrawal', async () => {
    await publish(1000, { 1: 3 });
    await publish(2000, { 1: 5 });
    now = 3000;
    await store.editions.rollBack(industry('1'), 1, { actor: ann });
    expect(await codes()).toEqual([]);
    expect(await codes({ since: 2500 })).toEqual([['1', -2]]);
    await store.editions.withdraw(industry('1'), { actor: ann });
    expect(await codes({ since: 2500 })).toEqual([]);
  });

  it('are filled in for editions that have none, with the times of these', async () => {
    await publish(1000, { 1: 3, 2: 3 });
    await publish(2000, { 1: 5 });
    const raw = await openDatabase(database.url);
    await sql`delete from figure`.execute(raw.write);
    await raw.close();
    expect(await store.figures.isFilled('industry')).toBe(false);
    for await (const editions of store.figures.listUnfilled('industry')) {
      await store.figures.fill(
        editions.map(({ document, ...edition }) => {
          const { value } = document as { value: number };
          return { ...edition, figures: [{ name: 'Total', value }] };
        }),
      );
    }
    expect(await store.figures.isFilled('industry')).toBe(true);
    expect(await codes()).toEqual([['1', 2]]);
    await store.figures.endFilling('industry', await store.figures.findLastEdition());
    await publish(3000, { 3: 1 });
    const left = [];
    for await (const editions of store.figures.listUnfilled('industry')) left.push(...editions);
    expect(left).toEqual([]);
  });
});
