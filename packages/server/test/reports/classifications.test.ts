/** Classifications, tested through HTTP requests on the demo's extracts. */
import { classificationOperations, families } from '@broadsheet/contract';
import { demoClassifications, demoDocuments, demoIndustries } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../expect-problem.js';
import { connectAssistant, type Assistant } from '../mcp/mcp-assistant.js';
import { startService, type Service } from '../service.js';

const test = { name: 'test', address: '' };
let service: Service;
const industries = [...demoIndustries({ seed: 1 })];

beforeAll(async () => {
  service = await startService({}, undefined, async (store) => {
    await store.classifications.publish(demoClassifications(), test);
    const drafts = industries.map((document) => buildDraft({ family: 'industry', document }));
    const [states] = [...demoDocuments({ counts: { state: 1 } })];
    if (states) drafts.push(buildDraft(states));
    await store.editions.publish(drafts, test);
  });
});
afterAll(() => service.stop());

const ask = async (operation: string, body: object) => {
  const { status, json } = await service.post(`/classifications/v3/${operation}`, body);
  expect(status).toBe(200);
  return json as Record<string, unknown>;
};

interface Codes {
  Codes: { Code: string; Title: string; HasReports: boolean; Parent: string | null }[];
  Next?: string;
}

interface ByCode {
  ReportsByClassificationCode: {
    ClassificationCode: string;
    ClassificationTitle: string | null;
    ReadAs?: string;
    Problem?: string;
    Reports: {
      ReportCountry: string;
      ReportCode: string;
      ReportCollection: string;
      Found: { By: string; Code: string; Version: string; Match?: string; Way?: string[] };
    }[];
  }[];
}

async function findReports(body: object) {
  const [first] = (await ask('reportsbycode', body)) as unknown as ByCode[];
  return first?.ReportsByClassificationCode ?? [];
}

interface ReportEntry {
  Key: string;
  Codes: { By: string; ClassificationCode: string }[];
}

interface Converted {
  Way: string[];
  Codes: {
    Code: string;
    ReadAs?: string;
    Problem?: string;
    Targets: { Code: string; Match: string; Derived: boolean }[];
  }[];
}

describe('classifications', () => {
  it('are listed with their levels, and concordances with their links', async () => {
    const { Versions, Concordances } = await ask('versions', {});
    expect(Versions).toMatchObject([
      ...[{ Version: 'ANZSIC-2006', Extract: true, Edition: 1 }, { Version: 'ISIC-4' }],
      ...[{ Version: 'NACE-2' }, { Version: 'NAICS-2022' }, { Version: 'UKSIC-2007' }],
    ]);
    expect((Versions as { Levels: object[] }[])[0]?.Levels.slice(0, 2)).toEqual([
      { Level: 1, Name: 'Division', Codes: 19 },
      { Level: 2, Name: 'Subdivision', Codes: 86 },
    ]);
    expect(Concordances).toMatchObject([
      { From: 'ANZSIC-2006', To: 'ISIC-4' },
      ...[{ From: 'NACE-2' }, { From: 'NAICS-2022' }, { From: 'UKSIC-2007', To: 'NACE-2' }],
    ]);
  });

  it('are walked level by level and page by page, with reports at their branches', async () => {
    const top = (await ask('codes', {
      Version: 'anzsic-2006',
      Level: 1,
      Limit: 5,
    })) as unknown as Codes;
    expect(top.Codes.map(({ Code, HasReports }) => [Code, HasReports])).toEqual([
      ...[
        ['A', true],
        ['B', true],
        ['C', true],
        ['D', true],
        ['E', true],
      ],
    ]);
    const next = await ask('codes', {
      Version: 'ANZSIC-2006',
      Level: 1,
      After: top.Next,
      Limit: 5,
    });
    expect(
      (next as unknown as Codes).Codes.map(({ Code, HasReports }) => [Code, HasReports]),
    ).toEqual([
      ...[
        ['F', false],
        ['G', true],
        ['H', true],
        ['I', true],
        ['J', true],
      ],
    ]);
    const { Codes } = (await ask('codes', {
      Version: 'ANZSIC-2006',
      Parent: '451',
    })) as unknown as Codes;
    expect(Codes.map(({ Code, Parent, HasReports }) => [Code, Parent, HasReports])).toEqual([
      ...[
        ['4511', '451', true],
        ['4512', '451', false],
        ['4513', '451', false],
      ],
    ]);
  });

  it.each([
    ['ANZSIC-2006', 'coffee shop', '4511'],
    ['NAICS-2022', 'coffee shops', '722515'],
    ['ANZSIC-2006', 'wineries', '1214'],
    ['ISIC-4', 'newspaper', '5813'],
    ['UKSIC-2007', '56.10/1', '56101'],
  ])('%s has %s at %s', async (Version, Query, code) => {
    const { Codes } = (await ask('codes', { Version, Query, Limit: 3 })) as unknown as Codes;
    expect(Codes[0]?.Code).toBe(code);
  });

  it('give the reports of codes: own, above, through a concordance; each says how', async () => {
    const found = await findReports({
      Version: ['ANZSIC-2006'],
      ClassificationCode: ['4511', '45.11', '4500', '9999', '4512', '1214'],
      Family: ['industry'],
    });
    expect(
      found.map(({ ClassificationCode, ReadAs, Problem }) => [ClassificationCode, ReadAs, Problem]),
    ).toEqual([
      ['4511', undefined, undefined],
      ['45.11', '4511', undefined],
      ['4500', '45', undefined],
      ['9999', undefined, 'ANZSIC-2006 has no code "9999".'],
      ['4512', undefined, undefined],
      ['1214', undefined, undefined],
    ]);
    expect(found[0]?.Reports).toMatchObject([
      { ReportCountry: 'AU', Found: { By: 'own', Version: 'ANZSIC-2006', Code: '4511' } },
    ]);
    expect(found[2]?.Reports).toMatchObject([{ ReportCode: '4511', Found: { By: 'below' } }]);
    expect(found[3]?.Reports).toEqual([]);
    expect(
      found[4]?.Reports.map(({ ReportCountry, ReportCode, Found }) => [
        ReportCountry,
        ReportCode,
        Found.By,
        Found.Match,
      ]),
    ).toEqual([
      ['GB', '56101', 'concordance', 'partial'],
      ['US', '722511', 'concordance', 'partial'],
    ]);
    expect(found[5]?.Reports.map(({ ReportCountry }) => ReportCountry)).toEqual(['AU', 'AU', 'NZ']);
  });

  it('find state reports by the code in their key, and UK codes with zeros behind them', async () => {
    const [wine] = await findReports({
      Version: ['ANZSIC-2006'],
      ClassificationCode: ['1214'],
      Family: ['state'],
    });
    expect(wine?.Reports[0]).toMatchObject({ ReportCollection: 'state', Found: { By: 'own' } });
    const [spirits] = await findReports({ Version: ['UKSIC-2007'], ClassificationCode: ['11.01'] });
    expect(spirits?.Reports).toMatchObject([
      { ReportCode: '11010', Found: { By: 'own', Code: '1101' } },
    ]);
  });

  it('lead to every demo industry from a code of another classification', async () => {
    const keys = industries.map(({ Country, Code }) => `industry/${Country}/${Code}/English`);
    const { Reports } = await ask('codesbyreport', { Keys: keys, Version: ['ISIC-4'] });
    for (const { Key, Codes } of Reports as ReportEntry[]) {
      const [, Country, code] = Key.split('/');
      const other = Codes.filter(({ By }) => By === 'concordance');
      const found = await findReports({
        ...{ Country, Version: ['ISIC-4'], Family: ['industry'] },
        ClassificationCode: other.map(({ ClassificationCode }) => ClassificationCode),
      });
      const reached = found.flatMap((each) => each.Reports.map(({ ReportCode }) => ReportCode));
      expect(reached, Key).toContain(code);
    }
  });

  it('are converted: exact, partial, derived through another, and from codes above and below', async () => {
    const { Way, Codes } = (await ask('convert', {
      ...{ From: 'ANZSIC-2006', To: 'NAICS-2022' },
      Codes: ['1214', '4511', '451', '4511', 'zz'],
    })) as unknown as Converted;
    expect(Way).toEqual(['ANZSIC-2006', 'ISIC-4', 'NAICS-2022']);
    expect(Codes.map(({ Code }) => Code)).toEqual(['1214', '4511', '451', 'zz']);
    expect(Codes[0]?.Targets).toEqual([
      { ...{ Code: '312130', Title: 'Wineries', Level: 5 }, Match: 'exact', Derived: true },
    ]);
    expect(Codes[1]?.Targets.map(({ Code, Match }) => [Code, Match])).toEqual([
      ...[
        ['722511', 'partial'],
        ['722513', 'partial'],
        ['722514', 'partial'],
        ['722515', 'partial'],
      ],
    ]);
    expect(Codes[2]?.Targets.map(({ Code }) => Code)).toContain('722511');
    expect(Codes[3]).toMatchObject({ Targets: [], Problem: 'ANZSIC-2006 has no code "zz".' });
    const direct = (await ask('convert', {
      From: 'UKSIC-2007',
      To: 'NACE-2',
      Codes: ['56101', '11010'],
    })) as unknown as Converted;
    expect(direct.Codes).toMatchObject([
      { Targets: [{ Code: '5610', Match: 'partial', Derived: true }] },
      { ReadAs: '1101', Targets: [{ Code: '1101', Match: 'exact', Derived: false }] },
    ]);
  });

  it('tell the codes of reports, also further ones that a document covers', async () => {
    const [wine] = industries;
    const document = { ...wine, Code: '1212', Covers: [{ Version: 'ISIC-4', Code: '5630' }] };
    await service.store.editions.publish([buildDraft({ family: 'industry', document })], test);
    await service.app.noticeChanges();
    const { Reports } = await ask('codesbyreport', {
      Keys: [
        'industry/AU/1212/English',
        'industry/AU/0000/English',
        'nonsense',
        'company/1001/English',
      ],
    });
    expect(Reports).toMatchObject([
      {
        Codes: [
          {
            ClassificationSystemVersion: 'ANZSIC-2006',
            ClassificationTitle: 'Beer Manufacturing',
            By: 'own',
          },
          { ClassificationSystemVersion: 'ISIC-4', ClassificationCode: '5630', By: 'covers' },
        ],
      },
      { Codes: [], Problem: 'There is no such report that this client may read.' },
      { Codes: [], Problem: expect.stringContaining('not the key of a report') as string },
      { Codes: [] },
    ]);
    const [bars] = await findReports({ Version: ['ISIC-4'], ClassificationCode: ['5630'] });
    expect(bars?.Reports).toMatchObject([{ ReportCode: '1212', Found: { By: 'covers' } }]);
    await service.store.editions.withdraw(
      { family: 'industry', country: 'AU', code: '1212', language: 'English' },
      { actor: test },
    );
  });

  it('show a client only what it may read', async () => {
    const headers = { authorization: `Bearer ${await service.tokenOf('limited')}` };
    const post = (operation: string, body: object) =>
      service.post(`/classifications/v3/${operation}`, body, headers);
    const body = { Version: ['NAICS-2022'], ClassificationCode: ['722511'] };
    const { json } = await post('reportsbycode', body);
    const [answer] = json as ByCode[];
    expect(
      answer?.ReportsByClassificationCode[0]?.Reports.map(({ ReportCountry, Found }) => [
        ReportCountry,
        Found.By,
      ]),
    ).toEqual([['AU', 'concordance']]);
    expectProblem(await post('reportsbycode', { ...body, Country: 'US' }), 'not_entitled');
    expectProblem(await post('reportsbycode', { ...body, Family: ['risk'] }), 'not_entitled');
    const codes = await post('codes', { Version: 'NAICS-2022', Parent: '72251' });
    expect((codes.json as Codes).Codes.map(({ HasReports }) => HasReports)).not.toContain(true);
    const reports = await post('codesbyreport', { Keys: ['industry/US/722511/English'] });
    expect(reports.json).toMatchObject({
      Reports: [{ Codes: [], Problem: expect.any(String) as string }],
    });
  });

  it('refuse what they do not know, with what there is', async () => {
    const post = (operation: string, body: object) =>
      service.post(`/classifications/v3/${operation}`, body);
    const unknown = await post('codes', { Version: 'SIC-1987' });
    expectProblem(unknown, 'unknown_classification');
    expect(unknown.text).toContain('there are ANZSIC-2006, ISIC-4, NACE-2, NAICS-2022, UKSIC-2007');
    expectProblem(await post('codes', { Version: 'ISIC-4', Parent: '777' }), 'invalid_request');
    expectProblem(await post('codes', { Version: 'ISIC-4', After: 'x' }), 'invalid_cursor');
    const bad = { Version: ['ISIC-4'], ClassificationCode: ['a b'] };
    expectProblem(await post('reportsbycode', bad), 'invalid_request');
    const many = { ...bad, ClassificationCode: Array.from({ length: 1001 }, String) };
    expectProblem(await post('reportsbycode', many), 'invalid_request');
    const family = { ...bad, ClassificationCode: ['5610'], Family: ['indstry'] };
    expectProblem(await post('reportsbycode', family), 'invalid_request');
    expect(Object.keys(classificationOperations)).toHaveLength(5);
    expect(families.names).not.toContain('classifications');
  });

  it('are what the store has now: a withdrawn concordance leads nowhere, a new edition counts at once', async () => {
    const { classifications } = service.store;
    await classifications.withdraw('NAICS-2022/ISIC-4', { actor: test });
    const body = { From: 'NAICS-2022', To: 'ISIC-4', Codes: ['722511'] };
    const answer = await service.post('/classifications/v3/convert', body);
    expectProblem(answer, 'unknown_classification');
    expect(answer.text).toContain('No concordance leads from NAICS-2022 to ISIC-4');
    await classifications.rollBack('NAICS-2022/ISIC-4', 1, { actor: test });
    expect((await ask('convert', body)).Way).toEqual(['NAICS-2022', 'ISIC-4']);
  });
});

interface LookedUp {
  codes: {
    version: string;
    code: string;
    title: string | null;
    problem?: string;
    hasReports?: boolean;
    targets?: { code: string; match: string; derived: boolean }[];
    reports?: { reportKey: string; foundBy: string; foundCode: string }[];
  }[];
  nextCursor?: string;
}

describe('look_up_codes', () => {
  let assistant: Assistant;
  let limited: Assistant;
  beforeAll(async () => {
    assistant = await connectAssistant(service);
    limited = await connectAssistant(service, { token: await service.tokenOf('limited') });
  });
  afterAll(async () => {
    await assistant.client.close();
    await limited.client.close();
  });
  const lookUp = async (asked: Record<string, unknown>, by = assistant) =>
    (await by.call('look_up_codes', asked)) as unknown as LookedUp;

  it('finds codes by words, in every classification or in one', async () => {
    const { codes } = await lookUp({ query: 'coffee shop' });
    expect(new Set(codes.map(({ version }) => version)).size).toBe(5);
    expect(codes[0]).toEqual({
      ...{ version: 'ANZSIC-2006', code: '4511', title: 'Cafes and Restaurants' },
      hasReports: true,
    });
    const { codes: some } = await lookUp({ query: 'coffee shop', version: 'naics-2022' });
    expect(some[0]).toMatchObject({ code: '722515' });
  });

  it('tells the reports of codes, how each was found, and which code is unknown', async () => {
    const asked = { version: 'NAICS-2022', codes: ['312130', '999999'], country: 'AU' };
    const { codes } = await lookUp(asked);
    expect(codes).toMatchObject([
      { code: '312130', title: 'Wineries' },
      { code: '999999', title: null, problem: 'NAICS-2022 has no code "999999".', reports: [] },
    ]);
    expect(codes[0]?.reports).toContainEqual({
      reportKey: 'industry/AU/1214/English',
      title: expect.any(String) as string,
      ...{ foundBy: 'concordance', foundCode: 'ANZSIC-2006 1214' },
    });
    const { codes: few } = await lookUp({ version: 'UKSIC-2007', codes: ['56.10/1'] }, limited);
    expect(few[0]?.reports?.map(({ reportKey }) => reportKey)).toEqual([
      'industry/AU/4511/English',
    ]);
  });

  it('converts codes', async () => {
    const asked = { version: 'ANZSIC-2006', convertTo: 'NAICS-2022', codes: ['1214'] };
    expect((await lookUp(asked)).codes[0]?.targets).toEqual([
      { code: '312130', title: 'Wineries', match: 'exact', derived: true },
    ]);
  });

  it('keeps to its budget and goes on where it stopped', async () => {
    const codes = ['4511', '1214', '4512', '4513', '4530', '1211'];
    const asked = { version: 'ANZSIC-2006', codes, tokenBudget: 500 };
    const first = await lookUp(asked);
    expect(first.codes.length).toBeLessThan(codes.length);
    const found = [...first.codes];
    for (let { nextCursor: cursor } = first; cursor !== undefined;) {
      const next = await lookUp({ ...asked, cursor });
      found.push(...next.codes);
      cursor = next.nextCursor;
    }
    expect(found.map(({ code }) => code)).toEqual(codes);
  });

  it('says what it needs', async () => {
    expect(await assistant.refusal('look_up_codes', {})).toContain('Give words as query');
    expect(await assistant.refusal('look_up_codes', { codes: ['1214'] })).toContain('version');
    expect(
      await assistant.refusal('look_up_codes', { version: 'SIC-1987', codes: ['1'] }),
    ).toContain('there are ANZSIC-2006');
  });
});
