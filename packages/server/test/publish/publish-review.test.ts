import type { PublishResponse } from '@broadsheet/contract';
import { demoIndustries } from '@broadsheet/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

let service: Service;
let publisher: string;

interface Point {
  Year: number;
  Value: number | null;
  Outlook?: boolean;
}
interface Document extends Record<string, unknown> {
  Revenue: Point[];
}
let wine: Document;

const path = '/publish/v1/industry/AU/1214/English';

beforeAll(async () => {
  service = await startService();
  const [first] = demoIndustries({ seed: 1 });
  wine = structuredClone(first) as unknown as Document;
  // Its own texts name reports that this service does not have.
  for (const name of ['About', 'Companies', 'ExternalDrivers', 'Analysis']) wine[name] = undefined;
  await service.store.clients.save({
    id: 'newsroom',
    name: 'Newsroom',
    entitlements: [{ access: 'publish', families: '*', countries: ['AU'], languages: '*' }],
    users: { reader: 'open sesame' },
  });
  publisher = await service.tokenOf('newsroom');
  // The edition before all others: without the drivers that the demo's has.
  await put(wine);
});
afterAll(() => service.stop());

async function put(body: object, query = ''): Promise<PublishResponse> {
  const answer = await service.http.inject({
    method: 'PUT',
    url: path + query,
    headers: { authorization: `Bearer ${publisher}` },
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<PublishResponse>();
}

function revise(document: Document, year: number, factor: number): Document {
  const Revenue = document.Revenue.map((point) =>
    point.Year === year ? { ...point, Value: Math.round((point.Value ?? 0) * factor) } : point,
  );
  return { ...document, Revenue };
}

const related = (...rows: object[]) => ({
  ...wine,
  About: { RelatedIndustries: rows.map((row) => ({ Title: 'Neighbour', ...row })) },
});

describe('what is published beside a document', () => {
  it('tells which past years it changes, in a dry run and when it is published', async () => {
    const [first] = wine.Revenue;
    if (!first) throw new Error('the demo has revenue');
    const revised = revise(wine, first.Year, 1.01);
    const expected = [
      {
        Pointer: '/Revenue/0/Value',
        Detail: expect.stringMatching(
          /^\d{4} is [\d,]+; it was [\d,]+ in the edition before\.$/,
        ) as string,
      },
    ];
    expect(await put(revised, '?dryRun=true')).toMatchObject({ Warnings: expected });
    expect(await put(revised)).toMatchObject({ Outcome: 'updated', Warnings: expected });
    expect(await put(revised)).toMatchObject({ Outcome: 'unchanged', Warnings: [] });
    const long = { ...revise(wine, first.Year, 1.02), Analysis: { Outlook: 'a '.repeat(40_000) } };
    expect(await put(long)).toMatchObject({ Outcome: 'updated', Warnings: expected });
    await put(wine);
  });

  it('tells which reports it names that readers do not find', async () => {
    const document = {
      ...related({ Code: '9998' }, { Country: 'NZ', Code: '9999' }),
      Companies: [{ Name: 'Nobody', EntityId: 2147483647 }],
      ExternalDrivers: [{ Name: 'Rain', Direction: 'Mixed', Profile: { Code: 'B7' } }],
    };
    const missing = (Pointer: string, key: string) => ({
      Pointer,
      Detail: `No report ${key} is published, so readers cannot follow the reference.`,
    });
    expect((await put(document, '?dryRun=true')).Warnings).toEqual([
      missing('/About/RelatedIndustries/0/Code', 'industry/AU/9998'),
      missing('/About/RelatedIndustries/1/Code', 'industry/NZ/9999'),
      missing('/Companies/0/EntityId', 'company/2147483647'),
      missing('/ExternalDrivers/0/Profile/Code', 'businessenvironment/AU/B7'),
    ]);
  });

  it.each([
    ['Redgum Ridge Wines', undefined],
    ['REDGUM Ridge', undefined],
    ['The Redgum brand', undefined],
    ['Redgun Ridge Wines', 'wrong'],
    ['Redgum Rigde Wines Ltd', 'wrong'],
    ['Blue Hill Wines', 'wrong'],
  ])('asks whether the report of a company is on "%s": %s', async (Name, expected) => {
    const document = { ...wine, Companies: [{ Name, EntityId: 1001 }] };
    const detail = `"${Name}" has the number of the report company/1001, which is about "Redgum Ridge Wines Limited"; is it the same company?`;
    const { Warnings } = await put(document, '?dryRun=true');
    expect(Warnings.filter(({ Detail }) => Detail.includes('has the number'))).toEqual(
      expected === undefined ? [] : [{ Pointer: '/Companies/0/Name', Detail: detail }],
    );
  });

  it('does not compare the name of a company in another language', async () => {
    const answer = await service.http.inject({
      method: 'PUT',
      url: '/publish/v1/industry/AU/1214/Japanese?dryRun=true',
      headers: { authorization: `Bearer ${publisher}` },
      payload: {
        ...{ ...wine, Language: 'Japanese', Companies: [{ Name: '青丘', EntityId: 1002 }] },
      },
    });
    const { Warnings } = answer.json<PublishResponse>();
    // It is published in English only.
    expect(Warnings.filter(({ Detail }) => Detail.includes('company/1002'))).toEqual([]);
  });

  it('says nothing of reports that readers find, in any language', async () => {
    const others = [...demoIndustries({ seed: 1 })]
      .slice(1, 3)
      .map(({ Country, Code }) => ({ Country, Code }))
      .filter(({ Country, Code }) => `${Country}${Code}` !== 'AU1214');
    expect(others.length).toBeGreaterThan(0);
    expect((await put(related(...others), '?dryRun=true')).Warnings).toEqual([]);
  });
});
