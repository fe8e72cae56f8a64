import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ClassificationConflictError,
  openStore,
  WithdrawnClassificationError,
  type Scope,
  type Store,
} from '../src/index.js';
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
      ...{ edition: 1, document: '{"a":1}', publishedAt: 1000 },
    });
    expect(await classifications.find('ISIC-4')).toMatchObject({ edition: 2 });
    const act = { actor: ann };
    expect(await classifications.withdraw('ISIC-4', act)).toMatchObject({ outcome: 'withdrawn' });
    expect(await classifications.withdraw('ISIC-4', act)).toBeUndefined();
    expect(await classifications.listCurrent()).toEqual([]);
    expect(await classifications.find('ISIC-4')).toBeUndefined();
    await expect(publish({ a: 2 })).rejects.toThrow(WithdrawnClassificationError);
    expect(
      await classifications.publish([{ ...isic, document: { a: 2 }, restore: true }], ann),
    ).toMatchObject([{ edition: 3, outcome: 'created' }]);
    expect(await classifications.listEditions('ISIC-4')).toMatchObject([
      ...[{ edition: 3, isCurrent: true }, { edition: 2, isCurrent: false }, { edition: 1 }],
    ]);
  });

  it('are rolled back, and keep to the edition that a publisher expects', async () => {
    const { classifications } = store;
    const draft = (document: object, expected: number | null | 'any') => ({
      ...{ ...isic, document, expected },
    });
    await expect(classifications.publish([draft({ a: 1 }, 'any')], ann)).rejects.toThrow(
      ClassificationConflictError,
    );
    expect(await classifications.preview(draft({ a: 1 }, null))).toMatchObject({ edition: 1 });
    expect(await classifications.listEditions('ISIC-4')).toEqual([]);
    await classifications.publish([draft({ a: 1 }, null)], ann);
    await classifications.publish([draft({ a: 2 }, 1)], ann);
    await expect(classifications.publish([draft({ a: 3 }, 1)], ann)).rejects.toMatchObject({
      current: 2,
    });
    expect(await classifications.preview({ ...isic, document: { a: 2 } })).toMatchObject({
      ...{ edition: 2, outcome: 'unchanged' },
    });
    const act = { actor: ann };
    await expect(
      classifications.rollBack('ISIC-4', 1, { ...act, expected: 1 }),
    ).rejects.toMatchObject({ current: 2 });
    expect(await classifications.rollBack('ISIC-4', 9, act)).toBeUndefined();
    expect(await classifications.rollBack('NACE-2', 1, act)).toBeUndefined();
    expect(await classifications.rollBack('ISIC-4', 1, act)).toMatchObject({ edition: 3 });
    await classifications.withdraw('ISIC-4', { ...act, expected: 3 });
    expect(await classifications.rollBack('ISIC-4', 2, act)).toMatchObject({
      ...{ edition: 4, outcome: 'created' },
    });
    const acts = await store.audit.list({ limit: 10 });
    expect(acts.map(({ action, target }) => `${action} ${target}`)).toEqual([
      ...Array.from({ length: 2 }, () => 'classification.publish classification ISIC-4'),
      'classification.rollback classification ISIC-4',
      'classification.withdraw classification ISIC-4',
      'classification.rollback classification ISIC-4',
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

    // A new edition without them covers nothing; a rollback covers them again.
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
