/**
 * The specification, row by row, against the built service as a process, over HTTP as a client
 * would call it. The numbers are the sections of the interface document.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase } from './postgres-database.js';
import { createFolder, startServiceProcess, type ServiceProcess } from './service-process.js';

/** The same suite runs on both databases: see conformance-postgres.test.ts. */
const onPostgres = process.env.CONFORMANCE_DATABASE === 'postgres';

let service: ServiceProcess;
let folder: Awaited<ReturnType<typeof createFolder>>;
let database: Awaited<ReturnType<typeof createPostgresDatabase>> | undefined;
let token: string;

beforeAll(async () => {
  folder = await createFolder();
  database = onPostgres ? await createPostgresDatabase() : undefined;
  const env = database ? { DATABASE_URL: database.url } : {};
  service = await startServiceProcess(['--demo'], { cwd: folder.path, env });
  token = await obtainToken('demo');
});
afterAll(async () => {
  await service.stop();
  await database?.remove();
  await folder.remove();
});

async function obtainToken(ClientId: string): Promise<string> {
  const answer = await post('/authentication/token', {
    ClientId,
    Username: 'demo',
    Password: 'demo',
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

function post(path: string, body?: unknown, bearer = token): Promise<Response> {
  return fetch(service.address + path, {
    method: 'POST',
    headers: {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

interface Images {
  Images: { Name: string; URL: string }[];
}
interface Sections {
  Sections: {
    RequestedSection: string;
    StatusCode: number;
    Body: Record<string, unknown> | null;
  }[];
}

const listImages = async (Country: string, Code: string, Language = 'English') =>
  (await (await post('/industry/v3/images', { Country, Code, Language })).json()) as Images;

const getSections = async (EntityId: number, ReportSections: string[]) => {
  const answer = await post('/company/v3/sections', {
    Country: 'AU',
    EntityId,
    Language: 'English',
    ReportSections,
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Sections).Sections;
};

/** Table 2.2, in its order. */
const imageNames = [
  'Revenue',
  'Employees',
  'Businesses',
  'Establishments',
  'ProfitMargin',
  'LifeCycle',
  'ProductsAndServices',
  'MajorMarkets',
  'InternationalTradeImports',
  'InternationalTradeExports',
  'MarketShareConcentration',
  'CompanyMarketShare',
  'CostStructure',
  'SupplyChain',
];

/** Tables 2.3 and 2.4: token → label. */
const labels: Record<string, string> = {
  title: 'Title',
  abn: 'ABN',
  acn: 'ACN',
  asx: 'ASX',
  nzbn: 'NZBN',
  nzse: 'NZSE',
  balancedate: 'Balance Date',
  brands: 'Brands',
  companytype: 'Company Type',
  incorporationdate: 'Incorporation Date',
  phonenumber: 'Phone Number',
  postaladdress: 'Postal Address',
  rank: 'Rank',
  registeredname: 'Registered Name',
  streetaddress: 'Street Address',
  swot: 'SWOT',
  websiteaddress: 'Website Address',
  history: 'History',
  financials: 'Financials',
  financialratios: 'Financial Ratios',
  financialgrowth: 'Financial Growth',
  financialvaluationratios: 'Financial Valuation Ratios',
  financialratiosindustryaverage: 'Financial Ratios Industry Average',
  keypersonnel: 'Key Personnel',
  otherdirectorships: 'Other Directorships',
  operatingdivisiongeographiclocations: 'Operating Division Geographic Locations',
  operatingdivisionindustries: 'Operating Division Industries',
  operatingdivisions: 'Operating Divisions',
  financialgrowthindustryaverage: 'Financial Growth Industry Average',
  industriesofoperation: 'Industries Of Operation',
  topindustry: 'Top Industry',
  shareholders: 'Shareholders',
  substantialshareholders: 'Substantial Shareholders',
  subsidiaries: 'Subsidiaries',
};

describe('2.1, 2.2 and 4.1: the images of an industry report', () => {
  it('lists all fourteen in the order of the table, each with Name and URL only', async () => {
    const { Images, ...rest } = await listImages('AU', '1214');
    expect(rest).toEqual({});
    expect(Images.map(({ Name }) => Name)).toEqual(imageNames);
    for (const image of Images) expect(Object.keys(image)).toEqual(['Name', 'URL']);
  });

  it('writes the URL in exactly the specified form, with lower-case values', async () => {
    const { Images } = await listImages('AU', '1214');
    for (const { Name, URL } of Images) {
      expect(URL).toBe(`/image/?country=au&code=1214&language=english&image=${Name.toLowerCase()}`);
    }
  });

  it('lists a subset where the report has no more', async () => {
    const { Images } = await listImages('AU', '4511');
    expect(Images.map(({ Name }) => Name)).toEqual(
      imageNames.filter((name) => !name.startsWith('InternationalTrade')),
    );
  });

  it('lists the same report in another language', async () => {
    const { Images } = await listImages('AU', '1214', 'Japanese');
    expect(Images).toHaveLength(14);
    expect(Images[0]?.URL).toBe('/image/?country=au&code=1214&language=japanese&image=revenue');
  });

  it('answers JSON', async () => {
    const answer = await post('/industry/v3/images', { Country: 'AU', Code: '1214' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('matches Country and Language without regard to case, and defaults to English', async () => {
    const usual = await listImages('AU', '1214');
    expect(await listImages('au', '1214', 'eNGLISH')).toEqual(usual);
    const answer = await post('/industry/v3/images', { Country: 'AU', Code: '1214' });
    expect(await answer.json()).toEqual(usual);
  });

  it('answers 204 without a body for a report that does not exist in that language', async () => {
    for (const body of [
      { Country: 'AU', Code: '9999' },
      { Country: 'ZZ', Code: '1214' },
      { Country: 'AU', Code: '4511', Language: 'Japanese' },
    ]) {
      const answer = await post('/industry/v3/images', body);
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
    }
  });
});

describe('4.2: one image', () => {
  const readPng = (base64: string) => {
    const png = Buffer.from(base64, 'base64');
    return {
      signature: png.subarray(0, 8).toString('hex'),
      width: png.readUInt32BE(16),
      height: png.readUInt32BE(20),
      end: png.subarray(-8, -4).toString('latin1'),
    };
  };

  it.each(imageNames)('fetches %s by POST from base + /industry/v3 + URL', async (name) => {
    const { Images } = await listImages('AU', '1214');
    const image = Images.find(({ Name }) => Name === name);
    const answer = await post(`/industry/v3${image?.URL ?? ''}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(readPng(text)).toEqual({
      signature: '89504e470d0a1a0a',
      width: 1200,
      height: 675,
      end: 'IEND',
    });
  });

  it('answers the same bytes each time', async () => {
    const path = '/industry/v3/image/?country=au&code=4511&language=english&image=revenue';
    const [first, second] = await Promise.all([post(path), post(path)]);
    expect(await first.text()).toBe(await second.text());
  });

  it('takes the path without its last slash, values in any case and unknown names', async () => {
    const usual = await post(
      '/industry/v3/image/?country=au&code=1214&language=english&image=profitmargin',
    );
    const odd = await post(
      '/industry/v3/image?Country=x&image=ProfitMARGIN&language=English&code=1214&country=AU',
    );
    expect(odd.status).toBe(200);
    expect(await odd.text()).toBe(await usual.text());
  });

  it('is no plain link: it takes POST only, and a token', async () => {
    const url = `${service.address}/industry/v3/image/?country=au&code=1214&language=english&image=revenue`;
    const get = await fetch(url);
    expect(get.status).toBe(405);
    expect(get.headers.get('allow')).toBe('POST');
    expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  });
});

describe('2.3, 2.4 and 4.3: sections of a company report', () => {
  it.each(Object.entries(labels))('answers %s under the label %s', async (token, label) => {
    const [result, ...more] = await getSections(1001, [token]);
    expect(more).toEqual([]);
    expect(Object.keys(result ?? {})).toEqual(['RequestedSection', 'StatusCode', 'Body']);
    expect(result?.RequestedSection).toBe(label);
    const without = ['nzbn', 'nzse'].includes(token);
    expect(result?.StatusCode).toBe(without ? 404 : 200);
    if (without) expect(result?.Body).toBeNull();
    else expect(result?.Body).toBeTypeOf('object');
  });

  it('answers several at once, each with its own status, in the order first asked', async () => {
    const results = await getSections(1002, ['asx', 'Title', 'ABN', 'title', 'shareholders']);
    expect(
      results.map(({ RequestedSection, StatusCode }) => [RequestedSection, StatusCode]),
    ).toEqual([
      ['ASX', 404],
      ['Title', 200],
      ['ABN', 200],
      ['Shareholders', 404],
    ]);
    expect(results[0]?.Body).toBeNull();
  });

  it.each(['title', 'abn', 'acn', 'asx'])('gives %s as one key with a string', async (token) => {
    const [result] = await getSections(1001, [token]);
    expect(Object.entries(result?.Body ?? {})).toEqual([[labels[token], expect.any(String)]]);
  });

  it('gives the two texts of Brands', async () => {
    const [result] = await getSections(1001, ['brands']);
    const { AnalysisPlainText, AnalysisHTML } = result?.Body ?? {};
    expect(AnalysisPlainText).toBeTypeOf('string');
    expect(AnalysisPlainText).toMatch(/[\n\r]/);
    expect(AnalysisHTML).toMatch(/^<[a-z]+>/);
  });

  it('answers 204 without a body for a company that does not exist in that language', async () => {
    for (const change of [{ EntityId: 999_999_999 }, { Language: 'Klingon' }]) {
      const body = { Country: 'AU', EntityId: 1001, ReportSections: ['title'], ...change };
      const answer = await post('/company/v3/sections', body);
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
    }
  });
});

describe('5 and 7: authentication and errors', () => {
  it('gives a token that lives 24 hours', async () => {
    const answer = await post(
      '/authentication/token',
      { ClientId: 'demo', Username: 'demo', Password: 'demo' },
      '',
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      access_token: expect.any(String) as string,
      expires_in: 86_400,
      status: 'OK',
    });
  });

  it.each([
    ['/industry/v3/images', { Country: 'AU', Code: '1214' }],
    ['/industry/v3/image/?country=au&code=1214&language=english&image=revenue', undefined],
    ['/company/v3/sections', { Country: 'AU', EntityId: 1001, ReportSections: ['title'] }],
  ])('answers 401 without a token at %s', async (path, body) => {
    const answer = await post(path, body, '');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  it('answers 403 to a client that is not entitled to the family or the country', async () => {
    const limited = await obtainToken('demo-limited');
    const wine = { Country: 'AU', Code: '1214' };
    expect((await post('/industry/v3/images', wine, limited)).status).toBe(200);
    for (const [path, body] of [
      ['/company/v3/sections', { Country: 'AU', EntityId: 1001, ReportSections: ['title'] }],
      ['/industry/v3/images', { Country: 'US', Code: '3121' }],
      // Whether it exists must not show.
      ['/industry/v3/images', { Country: 'ZZ', Code: '1' }],
      ['/industry/v3/image/?country=nz&code=1214&language=english&image=revenue', undefined],
    ] as const) {
      const answer = await post(path, body, limited);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'not_entitled', status: 403 });
    }
  });

  it('echoes a well-formed request id and makes one otherwise', async () => {
    const send = (id: string) =>
      fetch(`${service.address}/health/live`, { headers: { 'X-Request-Id': id } });
    expect((await send('my-id.1')).headers.get('x-request-id')).toBe('my-id.1');
    const made = (await send('not well formed!')).headers.get('x-request-id');
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
  });
});
