import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Scope, type Store } from '../src/index.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, draft, industry, secretCost } from './sample-reports.js';

const scopes: Scope[] = [
  { family: 'industry', countries: '*', languages: '*' },
  { family: 'state', countries: ['AU'], languages: '*' },
];
const isic = { name: 'ISIC-4', kind: 'classification' } as const;

describe.each(databases)('classifications on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await createDatabase();
    store = await openStore(database.url, { secretCost, clock: () => 1000 });
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  it('are published in editions, withdrawn and brought back, all or none', async () => {
    const { classifications } = store;
    const publish = (...documents: object[]) =>
      classifications.publish(
        documents.map((document) => ({ ...isic, document })),
        ann,
      );
    expect(await publish({ a: 1 }, { a: 2 })).toMatchObject([
      { edition: 1, outcome: 'created' },
      { edition: 2, outcome: 'updated' },
    ]);
    expect(await publish({ a: 2 })).toMatchObject([{ edition: 2, outcome: 'unchanged' }]);
    const broken = { toJSON: () => undefined };
    await expect(publish({ a: 3 }, broken)).rejects.toThrow();
    expect(await classifications.listCurrent()).toEqual([{ ...isic, edition: 2 }]);
    expect(await classifications.find('ISIC-4', 1)).toEqual({
      ...{ document: '{"a":1}', publishedAt: 1000 },
    });
    expect(await classifications.withdraw('ISIC-4', ann)).toMatchObject({ outcome: 'withdrawn' });
    expect(await classifications.withdraw('ISIC-4', ann)).toBeUndefined();
    expect(await classifications.listCurrent()).toEqual([]);
    expect(await publish({ a: 2 })).toMatchObject([{ edition: 3, outcome: 'created' }]);
    expect(await classifications.listEditions('ISIC-4')).toMatchObject([
      ...[{ edition: 3, isCurrent: true }, { edition: 2, isCurrent: false }, { edition: 1 }],
    ]);
  });

  it('find reports by the last field of their key and by what they cover, in their scopes', async () => {
    const covers = [{ version: 'ISIC-4', code: '5610' }];
    await store.editions.publish(
      [
        draft(industry('4511'), { covers }),
        draft(industry('0111', 'English', 'NZ')),
        draft({ family: 'state', country: 'AU', code: 'VIC/4511', language: 'English' }),
        draft({ family: 'state', country: 'US', code: 'CA/4511', language: 'English' }),
      ],
      ann,
    );
    const list = async (codes: string[], country?: string) =>
      (
        await store.classifications.listReports({
          ...{ codes, scopes },
          ...(country !== undefined && { country }),
        })
      )
        .map(({ key, code, version }) => [key.family, key.country, key.code, code, version])
        .sort();
    expect(await list(['4511', '5610'])).toEqual([
      ['industry', 'AU', '4511', '4511', undefined],
      ['industry', 'AU', '4511', '5610', 'ISIC-4'],
      ['state', 'AU', 'VIC/4511', '4511', undefined],
    ]);
    expect(await list(['0111'], 'AU')).toEqual([]);
    expect(await list(['0111'], 'nz')).toHaveLength(1);
    expect(await store.classifications.listReports({ codes: ['4511'], scopes: [] })).toEqual([]);

    // A new edition without them covers nothing; a rollback does again.
    await store.editions.publish([draft(industry('4511'), { document: { b: 1 } })], ann);
    expect(await list(['5610'])).toEqual([]);
    await store.editions.rollBack(industry('4511'), 1, { actor: ann });
    expect(await list(['5610'])).toHaveLength(1);
    expect(await store.classifications.listReportCodes(['industry/au/4511/english'])).toEqual([
      {
        ...{ lookup: 'industry/au/4511/english', key: industry('4511'), covers },
        title: expect.any(String) as string,
      },
    ]);
    await store.editions.withdraw(industry('4511'), { actor: ann });
    expect(await list(['5610'])).toEqual([]);
  });
});
