import { gunzipSync } from 'node:zlib';
import type { PreviewResponse, PublishedList } from '@broadsheet/contract';
import { demoIndustries } from '@broadsheet/demo';
import { writeCsvFiles, writeWorkbook } from '@broadsheet/editions/workbooks';
import { industryFamily } from '@broadsheet/reports';
import { openXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../expect-problem.js';
import { startService, type Service } from '../service.js';

let service: Service;
let publisher: Record<string, string>;
let document: Record<string, unknown>;

beforeAll(async () => {
  service = await startService();
  const [wine] = demoIndustries({ seed: 1 });
  document = structuredClone(wine) as unknown as Record<string, unknown>;
  await service.store.clients.save({
    id: 'newsroom',
    name: 'Newsroom',
    entitlements: [
      { access: 'publish', families: ['industry'], countries: ['AU'], languages: '*' },
    ],
    users: { reader: 'open sesame' },
  });
  publisher = { authorization: `Bearer ${await service.tokenOf('newsroom')}` };
});
afterAll(() => service.stop());

const send = (body: unknown, query = '') =>
  service.post(`/publish/v1/preview${query}`, body, publisher);
const preview = async (body: unknown, query = ''): Promise<PreviewResponse> => {
  const answer = await send(body, query);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as PreviewResponse;
};
const list = async (body: object) => {
  const answer = await service.post('/publish/v1/list', body, publisher);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as PublishedList;
};

interface Series {
  Revenue: { Year: number; Value: number }[];
}

const industry = { document: () => document, schema: industryFamily.document };

/** The document with a different value for the first year. */
const revised = (Value: number) => {
  const { Revenue } = document as unknown as Series;
  const [first, ...others] = Revenue;
  return { ...document, Revenue: [{ ...first, Value }, ...others] };
};

describe('a preview', () => {
  it('has what readers would get, and what is the last edition', async () => {
    const answer = await preview({ Document: document });
    expect(answer).toMatchObject({
      Family: 'industry',
      Key: 'industry/AU/1214/English',
      Title: document.Title,
      Outcome: 'unchanged',
      Current: { Edition: 1, Withdrawn: false },
      Differences: { From: 1, Count: 0, List: [] },
    });
    expect(answer.Charts?.map(({ Name }) => Name)).toContain('Revenue');
    const published = await service.post('/industry/v3/fullreport', {
      Country: 'AU',
      Code: '1214',
    });
    const { Sections } = published.json as { Sections: unknown[] };
    expect(answer.Sections).toEqual(Sections);
    expect(answer.OthersDifferences).toBeUndefined();
  });

  it('lays charts out in a theme and for a phone', async () => {
    const [wide] = (await preview({ Document: document })).Charts ?? [];
    const [narrow] =
      (await preview({ Document: document }, '?theme=dark&layout=narrow')).Charts ?? [];
    expect(wide?.Size.Width).toBe(1200);
    expect(narrow?.Size.Width).toBeLessThan(600);
    expect(JSON.stringify(narrow?.Option)).not.toBe(JSON.stringify(wide?.Option));
    expectProblem(await send({ Document: document }, '?theme=pink'), 'unknown_theme', 'pink');
  });

  it('names the values that differ from the last edition, and publishes nothing', async () => {
    const [first] = (document as unknown as Series).Revenue;
    const value = Math.round((first?.Value ?? 0) * 1.01);
    const { Differences, Outcome } = await preview({ Document: revised(value) });
    expect(Outcome).toBe('updated');
    expect(Differences).toEqual({
      From: 1,
      Count: 1,
      List: [
        {
          Pointer: '/Revenue/0/Value',
          Path: ['Revenue', String(first?.Year), 'Value'],
          Before: first?.Value,
          After: value,
        },
      ],
    });
    expect((await list({ Text: '1214/English' })).Reports).toMatchObject([{ Edition: 1 }]);
  });

  it('reads YAML and JSON, and finds the line of what is wrong', async () => {
    // JSON is YAML too.
    const text = JSON.stringify(document, null, 1).replace(
      /"Currency": "\w+"/,
      '"Currency": "dollars"',
    );
    const line = text.split('\n').findIndex((each) => each.includes('"Currency"')) + 1;
    const answer = await preview({ Name: 'wine.yaml', Text: text });
    expect(answer.Findings).toMatchObject([
      { Severity: 'error', Pointer: '/Currency', Line: line },
    ]);
    expect(answer).not.toHaveProperty('Charts');
    expect(answer.Document).toMatchObject({ Currency: 'dollars' });
    // The difference is still reported.
    expect(answer.Differences?.List).toMatchObject([{ Pointer: '/Currency', After: 'dollars' }]);

    const json = JSON.stringify(document, null, 1);
    expect(await preview({ Name: 'wine.json', Text: json })).toMatchObject({
      Outcome: 'unchanged',
    });
    const cut = await preview({ Name: 'wine.json', Text: json.slice(0, -2) });
    expect(cut.Findings).toMatchObject([{ Severity: 'error', Pointer: '' }]);
    expect(cut.Findings[0]?.Line).toBeGreaterThan(100);
    expect(cut).not.toHaveProperty('Document');
  });

  it('reads a workbook, and names the cell of what is wrong', async () => {
    const { rawPayload } = await service.http.inject('/schemas/industry.starter.xlsx');
    const whole = await preview({ Name: 'new.xlsx', Base64: rawPayload.toString('base64') });
    expect(whole.Family).toBe('industry');
    const { document } = industry;
    const bad = await writeWorkbook({ ...document(), Currency: 'dollars' }, industry.schema);
    const Base64 = Buffer.from(bad).toString('base64');
    const answer = await preview({ Name: 'bad.xlsx', Base64 });
    const [finding] = answer.Findings;
    expect(finding).toMatchObject({ Severity: 'error', Pointer: '/Currency' });
    expect(finding?.Place).toMatch(/^Report![A-Z]+\d+$/);
    const damaged = await preview({ Name: 'bad.xlsx', Base64: 'AAAA' });
    const message = 'The file is not a workbook (.xlsx); is it damaged, or another format?';
    // It has no cell and no line.
    expect(damaged.Findings).toEqual([{ Severity: 'error', Pointer: '', Message: message }]);
    expect(damaged).not.toHaveProperty('Document');
  });

  it('reads CSV files as the sheets of a document, and names the cell of what is wrong', async () => {
    const sheetsOf = (document: object) =>
      [...writeCsvFiles(document, industry.schema)].map(([Name, text]) => ({
        Name,
        Base64: Buffer.from(text).toString('base64'),
      }));
    const Sheets = sheetsOf(industry.document());
    expect(await preview({ Name: 'wine', Sheets })).toMatchObject({
      ...{ Family: 'industry', Outcome: 'unchanged' },
    });
    const bad = await preview({ Sheets: sheetsOf({ ...document, Currency: 'dollars' }) });
    expect(bad.Findings).toMatchObject([{ Severity: 'error', Pointer: '/Currency' }]);
    expect(bad.Findings[0]?.Place).toMatch(/^Report![A-Z]+\d+$/);
    const latin = {
      Name: 'Report.csv',
      Base64: Buffer.from('Name,Value\nTitle,Caf\xe9', 'latin1'),
    };
    const unread = await preview({
      Sheets: [{ ...latin, Base64: latin.Base64.toString('base64') }],
    });
    expect(unread.Findings).toMatchObject([
      { Place: 'Report!A1', Message: 'The file is not UTF-8 text; save it as CSV UTF-8.' },
    ]);
    // Wrong cells are in the document unchanged, to be corrected in a form.
    const typed = Sheets.map(({ Name, Base64 }) => {
      const text = Buffer.from(Base64, 'base64').toString();
      return {
        Name,
        Base64: Buffer.from(text.replace(/\b(20\d\d),\d+/, '$1,"1,234"')).toString('base64'),
      };
    });
    const mendable = await preview({ Sheets: typed });
    expect(mendable.Findings[0]?.Message).toBe('"1,234" is text; write the number 1234.');
    expect(mendable).toMatchObject({ Family: 'industry', Key: 'industry/AU/1214/English' });
    expect(JSON.stringify(mendable.Document)).toContain('"1,234"');
    const unknown = { Name: 'Wines.csv', Base64: Buffer.from('Year\n2020').toString('base64') };
    expect(await preview({ Sheets: [...typed, unknown] })).not.toHaveProperty('Document');
    const others = await preview({ Sheets: Sheets.filter(({ Name }) => Name !== 'Report.csv') });
    expect(others.Findings[0]?.Message).toContain('There is no sheet Report');
    expectProblem(await send({ Sheets: [] }), 'invalid_request', '/Sheets');
    const named = { Name: 'Report.doc', Base64: '' };
    expectProblem(await send({ Sheets: [named] }), 'invalid_request', '/Sheets/0/Name');
  });

  it('says what is missing where nothing tells the family or the key', async () => {
    const bare = await preview({ Text: 'Title: Wine' });
    expect(bare.Findings[0]?.Message).toContain(
      'The document does not say what kind of report it is',
    );
    const { Code: _, ...nameless } = document;
    const answer = await preview({ Document: { ...nameless, Family: 'industry' } });
    expect(answer.Family).toBe('industry');
    expect(answer).not.toHaveProperty('Key');
    expect((await preview({ Text: '  \n' })).Findings[0]?.Message).toContain('empty');
  });

  it('tells what others changed since the edition that a draft was made from', async () => {
    const key = '/publish/v1/industry/AU/1215/English';
    const own = { ...document, Code: '1215' };
    const put = (body: object) =>
      service.http.inject({ method: 'PUT', url: key, headers: publisher, payload: body });
    const base = (await put(own)).json<{ Edition: number }>().Edition;
    await put({ ...own, Title: 'Other Wine' });
    const answer = await preview(
      { Document: { ...own, Sector: 'Mine' } },
      `?since=${String(base)}`,
    );
    expect(answer.Current).toMatchObject({ Edition: base + 1, Author: 'newsroom/reader' });
    expect(answer.OthersDifferences).toMatchObject({ From: base, List: [{ Pointer: '/Title' }] });
    expect(answer.Differences?.List.map(({ Pointer }) => Pointer)).toEqual(
      expect.arrayContaining(['/Title', '/Sector']),
    );
  });

  it('refuses a request without a document, and with two', async () => {
    expectProblem(await send({}), 'invalid_request', 'Document, Text, Base64 or Sheets');
    expectProblem(await send({ Document: {}, Text: 'a: 1' }), 'invalid_request', 'one of four');
    expectProblem(await send({ Text: 7 }), 'invalid_request', '/Text');
    expectProblem(await send({ Base64: 'AAAA', Name: 'x.doc' }), 'invalid_request', '"x.doc"');
    expectProblem(await send({ Document: document }, '?since=0'), 'invalid_request', 'since');
  });

  it.each([100, 9000])('refuses a document that is nested %i deep', async (depth) => {
    const nested = `{"Document":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
    expectProblem(await send(nested), 'invalid_json', 'nested too deeply');
  });

  it('is for clients that may publish the report', async () => {
    const reader = await service.post('/publish/v1/preview', { Document: document });
    expectProblem(reader, 'not_entitled', 'may not publish');
    const foreign = { ...document, Country: 'NZ' };
    expectProblem(await send({ Document: foreign }), 'not_entitled', 'NZ');
    expectProblem(await service.post('/publish/v1/list', {}), 'not_entitled', 'may not publish');
  });
});

describe('a workbook', () => {
  const write = (body: object) => {
    const headers = { ...publisher, 'content-type': 'application/json' };
    const payload = JSON.stringify(body);
    return service.http.inject({ method: 'POST', url: '/publish/v1/workbook', headers, payload });
  };
  const again = async (answer: Awaited<ReturnType<typeof write>>) => {
    expect(answer.statusCode, answer.body).toBe(200);
    return preview({ Name: 'again.xlsx', Base64: answer.rawPayload.toString('base64') });
  };

  it('is written of a document in any form, and loses nothing', async () => {
    const text = JSON.stringify(document);
    for (const body of [{ Document: document }, { Name: 'wine.json', Text: text }]) {
      const answer = await write(body);
      expect(answer.headers['content-type']).toContain('spreadsheetml');
      expect(await again(answer)).toMatchObject({ Outcome: 'unchanged', Document: document });
    }
  });

  it('is written of a document with errors too, and not of what is none', async () => {
    const answer = await write({ Document: { ...document, Currency: 'dollars' } });
    const { sheets } = await openXlsx(answer.rawPayload);
    const comments = sheets.flatMap(({ cells }) =>
      [...(cells?.values() ?? [])].flatMap(({ comment }) => comment?.text ?? []),
    );
    expect(comments.filter((text) => text.startsWith('error: '))).toEqual([
      expect.stringContaining('dollars'),
    ]);
    const bad = await again(answer);
    expect(bad.Findings).toMatchObject([{ Pointer: '/Currency', Severity: 'error' }]);
    const refusals = [
      { Text: 'Title: Wine' },
      { Document: { Title: 'Wine' } },
      { Text: '\tTitle: Wine' },
      { Name: 'bad.xlsx', Base64: 'AAAA' },
    ];
    for (const body of refusals) {
      const refused = await service.post('/publish/v1/workbook', body, publisher);
      expectProblem(refused, 'invalid_document', 'The document has an error');
    }
    expectProblem(
      await service.post('/publish/v1/workbook', {}, publisher),
      ...(['invalid_request', 'one of four'] as const),
    );
    const reader = await service.post('/publish/v1/workbook', { Document: document });
    expectProblem(reader, 'not_entitled', 'may not publish');
  });
});

describe('the list of published reports', () => {
  it('has the reports that the client may publish, page by page', async () => {
    const all = await list({});
    expect(all.Reports.length).toBeGreaterThan(2);
    expect(new Set(all.Reports.map(({ Family, Country }) => `${Family} ${Country}`))).toEqual(
      new Set(['industry AU']),
    );
    const keys: string[] = [];
    let After: string | undefined;
    do {
      const page = await list({ Limit: 2, ...(After !== undefined && { After }) });
      keys.push(...page.Reports.map(({ Key }) => Key));
      After = page.Next;
    } while (After !== undefined);
    expect(keys).toEqual(all.Reports.map(({ Key }) => Key));
  });

  it('is narrowed by family, text and state', async () => {
    const { Title } = document as { Title: string };
    const found = await list({ Text: Title.slice(0, 6).toUpperCase() });
    expect(found.Reports.map(({ Key }) => Key)).toContain('industry/AU/1214/English');
    expect((await list({ Text: '%' })).Reports).toEqual([]);
    expect((await list({ State: 'withdrawn' })).Reports).toEqual([]);
    const url = '/publish/v1/industry/AU/1214/Japanese';
    expect(
      (await service.http.inject({ method: 'DELETE', url, headers: publisher })).statusCode,
    ).toBe(200);
    expect((await list({ State: 'withdrawn' })).Reports).toMatchObject([
      { Key: 'industry/AU/1214/Japanese', State: 'withdrawn' },
    ]);
    const other = await service.post('/publish/v1/list', { Families: ['risk'] }, publisher);
    expectProblem(other, 'not_entitled', 'risk');
  });
});

describe('a schema', () => {
  it('is sent compressed to those who take it so', async () => {
    const url = '/schemas/industry.sections.json';
    const plain = await service.http.inject(url);
    const headers = { 'accept-encoding': 'gzip, br' };
    const compressed = await service.http.inject({ url, headers });
    expect(compressed.headers).toMatchObject({
      ...{ 'content-encoding': 'gzip', vary: 'accept-encoding' },
      'content-type': 'application/json; charset=utf-8',
    });
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(gunzipSync(compressed.rawPayload)).toEqual(plain.rawPayload);
  });
});

describe('a starter', () => {
  it('is valid as far as its family has one, and names what is needed elsewhere', async () => {
    const answer = await service.http.inject('/schemas/industry.starter.yaml');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('yaml');
    expect(answer.body).toContain('Family: industry');
    expect(answer.body).toMatch(/^Country: /m);
    const read = await preview({ Name: 'new.yaml', Text: answer.body });
    expect(read.Family).toBe('industry');
    expect((await service.http.inject('/schemas/nothing.starter.yaml')).statusCode).toBe(404);
  });
});
