import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson, openStore, type Store } from '../src/index.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, bob, draft, everything, industry, secretCost } from './sample-reports.js';

describe.each(databases)('publishing together on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;
  const codes = Array.from({ length: 90 }, (_, index) => String(1000 + index));

  beforeEach(async () => {
    database = await createDatabase();
    store = await openStore(database.url, { secretCost });
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const listChanges = async () =>
    (await store.changes.list({ after: 0, scopes: everything, limit: 1000 })).changes;

  it('answers each of many publishers with what became of theirs', async () => {
    const answers = await Promise.all(
      codes.map((code, index) =>
        store.editions.publish([draft(industry(code))], index % 2 === 0 ? ann : bob),
      ),
    );
    expect(answers.map(([published]) => published?.key.code)).toEqual(codes);
    expect(await store.editions.list(industry('1000'))).toMatchObject([{ author: 'ann' }]);
    expect(await store.editions.list(industry('1001'))).toMatchObject([{ author: 'bob' }]);
    const positions = (await listChanges()).map(({ position }) => position);
    expect(positions).toEqual(codes.map((_, index) => index + 1));
  });

  it('numbers the editions of one report when several publish it at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 2].map((Value) =>
        store.editions.publish([draft(industry('1214'), { document: { Value } })], ann),
      ),
    );
    const numbers = answers.flat().map(({ edition }) => edition);
    expect(numbers).toEqual([1, 2, 3, 4]);
  });

  it('refuses one publisher without harming the others', async () => {
    await store.editions.publish([draft(industry('1214'))], ann);
    const results = await Promise.allSettled([
      store.editions.publish([draft(industry('1'))], ann),
      store.editions.publish([draft(industry('2')), draft(industry('1214'), { expected: 7 })], bob),
      store.editions.publish([draft(industry('3'))], ann),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const { changes } = await store.changes.list({ after: 1, scopes: everything, limit: 10 });
    expect(changes.map(({ key }) => key.code)).toEqual(['1', '3']);
  });

  it('publishes the others when the database refuses one', async () => {
    // No title, against the types: an error that only the database can find.
    const broken = draft(industry('2'), { title: null as unknown as string });
    const results = await Promise.allSettled([
      store.editions.publish([draft(industry('1'))], ann),
      store.editions.publish([broken], ann),
      store.editions.publish([draft(industry('3'))], ann),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.editions.countReports()).toMatchObject({ industry: 2 });
  });

  it('says that it was done where only its time could not be written', async () => {
    await store.editions.publish([draft(industry('1')), draft(industry('2'))], ann);
    await store.close();
    let asked = 0;
    const clock = () => {
      asked += 1;
      // The first is for the edition, the second for the change, after the commit.
      if (asked === 2) throw new Error('no clock');
      return Date.now();
    };
    store = await openStore(database.url, { secretCost, clock });
    asked = 0;
    const replace = (code: string) =>
      store.editions.publish([draft(industry(code), { document: { Value: 2 }, expected: 1 })], ann);
    const answers = await Promise.all([replace('1'), replace('2')]);
    expect(asked).toBeGreaterThan(2);
    expect(answers.flat().map(({ edition }) => edition)).toEqual([2, 2]);
    const changes = await listChanges();
    expect(changes).toHaveLength(4);
    for (const { at } of changes) expect(at).toBeGreaterThan(0);
  });

  it('makes editions one after the other where a report occurs twice, or none', async () => {
    const twice = [1, 2].map((Value) => draft(industry('1214'), { document: { Value } }));
    const published = await store.editions.publish(twice, ann);
    expect(published.map(({ edition }) => edition)).toEqual([1, 2]);
    const conflicting = [
      draft(industry('1214'), { document: { Value: 3 } }),
      draft(industry('1214'), { document: { Value: 4 }, expected: 2 }),
    ];
    await expect(store.editions.publish(conflicting, ann)).rejects.toThrow(/has edition 3/);
    expect(await store.editions.list(industry('1214'))).toHaveLength(2);
  });

  it('shares charts between editions, and leaves each to be drawn once', async () => {
    const charts = new Map<string, unknown>([['Revenue', { value: 7 }]]);
    await store.editions.publish(
      codes.map((code) => draft(industry(code), { charts })),
      ann,
    );
    expect(await store.images.listUndrawn(10)).toHaveLength(1);
  });

  it('tells which documents are already current', async () => {
    const [known] = await store.editions.publish([draft(industry('1'))], ann);
    const sha256 = (await store.editions.list(industry('1')))[0]?.sha256 ?? '';
    const asked = ['1', '2'].map((code) => ({ key: industry(code), sha256 }));
    const other = { key: industry('1'), sha256: 'other' };
    expect(await store.editions.listUnchanged([...asked, other])).toEqual([
      known?.edition,
      undefined,
      undefined,
    ]);
    await store.editions.withdraw(industry('1'), { actor: ann });
    expect(await store.editions.listUnchanged(asked)).toEqual([undefined, undefined]);
  });
});

describe('canonical JSON', () => {
  it('is JSON with sorted names and without what is undefined', () => {
    const value = {
      b: [1, -0.5, 1e21, NaN, null, undefined],
      a: { d: true, c: undefined, '"': 'é\n"' },
    };
    expect(canonicalJson(value)).toBe(
      '{"a":{"\\"":"é\\n\\"","d":true},"b":[1,-0.5,1e+21,null,null,null]}',
    );
  });

  it('keeps a name that means something else to the language', () => {
    const value: unknown = JSON.parse('{"b":{"__proto__":{"d":1,"c":2}},"a":0}');
    expect(canonicalJson(value)).toBe('{"a":0,"b":{"__proto__":{"c":2,"d":1}}}');
  });

  it('writes half of a surrogate pair as JSON does', () => {
    expect(canonicalJson('\ud800')).toBe('"\\ud800"');
    expect(canonicalJson('𠮷')).toBe('"𠮷"');
  });
});
