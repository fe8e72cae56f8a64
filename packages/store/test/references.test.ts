import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Scope, type Store, type Subject } from '../src/index.js';
import { openDatabase } from '../src/open-database.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, company, draft, everything, industry, secretCost } from './sample-reports.js';

const subject = (code: string, country = 'AU'): Subject => ({ family: 'industry', country, code });
const wine = subject('1214');

describe.each(databases)('references on %s', (_name, createDatabase) => {
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

  const publish = (code: string, named: Subject[], language = 'English') =>
    store.editions.publish(
      [draft(industry(code, language), { document: { named }, references: named })],
      ann,
    );
  const naming = async (report: Subject, query: { scopes?: Scope[]; after?: Subject } = {}) => {
    const found = await store.references.listNaming({
      ...{ report, scopes: everything, limit: 2, ...query },
    });
    return found.map(({ code }) => code);
  };
  const named = async (code: string) =>
    (await store.references.listNamed(industry(code))).map((found) => found.code);

  it('are read in both directions, each report once', async () => {
    await publish('1', [wine, subject('9A'), wine]);
    await publish('1', [wine], 'Japanese');
    await publish('2', [subject('9a')]);
    expect(await named('1')).toEqual(['1214', '9A']);
    expect(await naming(wine)).toEqual(['1']);
    expect(await naming(subject('9A'))).toEqual(['1', '2']);
    expect(await naming(subject('1214', 'NZ'))).toEqual([]);
  });

  it('go on where a page ended', async () => {
    for (const code of ['3', '1', '2']) await publish(code, [wine]);
    expect(await naming(wine)).toEqual(['1', '2']);
    expect(await naming(wine, { after: subject('2') })).toEqual(['3']);
  });

  it('follow new editions, rollbacks and withdrawals', async () => {
    await publish('1', [wine]);
    await publish('1', [subject('2')]);
    expect(await naming(wine)).toEqual([]);
    expect(await naming(subject('2'))).toEqual(['1']);
    await store.editions.rollBack(industry('1'), 1, { actor: ann });
    expect([await naming(wine), await named('1')]).toEqual([['1'], ['1214']]);
    expect(await naming(subject('2'))).toEqual([]);
    await store.editions.withdraw(industry('1'), { actor: ann });
    expect([await naming(wine), await named('1')]).toEqual([[], []]);
    const restored = draft(industry('1'), { references: [wine], restore: true });
    await store.editions.publish([restored], ann);
    expect(await naming(wine)).toEqual(['1']);
  });

  it('lead only to what one may read', async () => {
    await publish('1', [wine]);
    await publish('2', [wine], 'Japanese');
    const scopes: Scope[] = [{ family: 'industry', countries: ['AU'], languages: ['Japanese'] }];
    expect(await naming(wine, { scopes })).toEqual(['2']);
    expect(await naming(wine, { scopes: [] })).toEqual([]);
    const asked = [subject('1'), subject('2'), subject('02'), subject('7')];
    const readable = await store.references.listReadable(asked, scopes);
    expect(readable.map(({ key: { code } }) => code)).toEqual(['2']);
  });

  it('are filled in for current editions that have none', async () => {
    await publish('1', [subject('8')]);
    await publish('1', [wine]);
    await store.editions.publish([draft(company(5))], ann);
    const raw = await openDatabase(database.url);
    await sql`delete from reference`.execute(raw.write);
    await sql`delete from edition_reference`.execute(raw.write);
    await raw.close();
    expect(await store.references.isFilled()).toBe(false);
    const seen: string[] = [];
    for await (const editions of store.references.listUnfilled()) {
      seen.push(...editions.map(({ key }) => `${key.family} ${key.code}`));
      await store.references.fill(
        editions.map(({ document, ...edition }) => {
          const { named: references = [] } = document as { named?: Subject[] };
          return { ...edition, references };
        }),
      );
    }
    expect(seen).toEqual(['industry 1', 'company 5']);
    expect(await store.references.isFilled()).toBe(true);
    expect([await naming(wine), await naming(subject('8'))]).toEqual([['1'], []]);
    await store.references.endFilling(100);
    for await (const editions of store.references.listUnfilled())
      seen.push(...editions.map(String));
    expect(seen).toHaveLength(2);
  });
});
