import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import { Broadsheet } from '@broadsheet/client';
import { createPreparation } from '@broadsheet/editions';
import { readDocument } from '@broadsheet/editions/sources';
import { writeWorkbook } from '@broadsheet/editions/workbooks';
import { buildApp, type App } from '@broadsheet/server';
import { openStore, type Entitlement, type Store } from '@broadsheet/store';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withGadgets } from '../../../../test/made-up-family/family.js';
import { shareRenderer } from '../../../../test/share-renderer.js';
import { mirrorCommand } from '../../src/mirror/command.js';
import { buildPreview } from '../../src/preview/build-preview.js';
import { renderPreviewPage } from '../../src/preview/preview-page.js';
import { checkCommand } from '../../src/publishing/check.js';
import { publishCommand } from '../../src/publishing/publish.js';
import { verifyCommand } from '../../src/verify/command.js';

/** A family that is not shipped must be served like the shipped ones, by its definition alone. */
const preparation = createPreparation(withGadgets);
const { families } = withGadgets;
const documents = fileURLToPath(
  new URL('../../../../test/made-up-family/documents', import.meta.url),
);
const spanner = { Country: 'AU', Region: 'VIC', Code: '77', Language: 'English' };

const everything: Entitlement = { access: 'read', families: '*', countries: '*', languages: '*' };
const publishing: Entitlement = { ...everything, access: 'publish' };
const secretCost = { logN: 4, r: 1, p: 1 };

let folder: string;
let store: Store;
let renderer: Renderer;
let app: App;
let address: string;
let client: Broadsheet;

const clientOf = (clientId: string) =>
  new Broadsheet({
    baseUrl: address,
    credentials: { clientId, username: 'ann', password: 'open sesame' },
  });
const credentials = ['--client-id', 'press', '--username', 'ann', '--password', 'open sesame'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'made-up-'));
  store = await openStore(`sqlite:${join(folder, 'store.db')}`, {
    secretCost,
    families,
  });
  const users = { ann: 'open sesame' };
  await store.clients.save({ id: 'press', name: 'Press', entitlements: [publishing], users });
  await store.clients.save({ id: 'reader', name: 'Reader', entitlements: [everything], users });
  await store.clients.save({
    id: 'industries',
    name: 'Industries',
    entitlements: [{ ...everything, families: ['industry'] }],
    users,
  });
  await store.clients.save({
    id: 'klingon',
    name: 'Gadgets, in Klingon',
    entitlements: [{ ...everything, families: ['gadget'], languages: ['Klingon'] }],
    users,
  });
  renderer = shareRenderer(() => createRenderer({ workers: 1 }));
  app = await buildApp({
    store,
    renderer,
    logger: pino({ level: 'silent' }),
    version: '0.0.0',
    families: withGadgets,
  });
  address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  client = clientOf('reader');
});
afterAll(async () => {
  await app.http.close();
  await renderer.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const run = (command: ReturnType<typeof publishCommand>, ...args: string[]) =>
  command.exitOverride().parseAsync(args, { from: 'user' });

async function post(path: string, body: object, clientId = 'reader') {
  const token = await tokenOf(clientId);
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: (text.startsWith('{') ? JSON.parse(text) : undefined) as Record<string, unknown>,
  };
}

async function tokenOf(ClientId: string): Promise<string> {
  const response = await fetch(`${address}/authentication/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ClientId, Username: 'ann', Password: 'open sesame' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

describe('a family that is not shipped', () => {
  it('has documents that are checked and published from YAML files', async () => {
    await run(checkCommand(preparation), documents);
    expect(process.exitCode ?? 0).toBe(0);
    await run(publishCommand(preparation), documents, '--to', address, ...credentials);
    expect(process.exitCode ?? 0).toBe(0);
    expect(await store.editions.countReports()).toEqual({
      ...Object.fromEntries(families.names.map((name) => [name, 0])),
      gadget: 3,
    });
  });

  it('has workbooks with the same documents', async () => {
    const schema = withGadgets.get('gadget').document;
    for (const name of await readdir(documents)) {
      const bytes = await readFile(join(documents, name));
      const given = await readDocument({ name, bytes }, preparation);
      if ('problems' in given) throw new Error(given.problems[0]?.message);
      const workbook = await writeWorkbook(given.document as object, schema);
      const read = await readDocument({ name: 'gadget.xlsx', bytes: workbook }, preparation);
      expect(read).toMatchObject({ family: 'gadget', key: given.key, document: given.document });
    }
  });

  it('has pages of a preview', async () => {
    const report = await buildPreview(join(documents, 'spanner.yaml'), renderer, preparation);
    expect(report.problems).toEqual([]);
    const page = renderPreviewPage([report]);
    const texts = ['Left-handed spanner', 'Hinge &amp; Bracket', 'data:image/png', 'Grip'];
    for (const text of [...texts, 'Q1 2025']) {
      expect(page).toContain(text);
    }
  });

  it('is listed, and found by search', async () => {
    const list = await post('/gadget/v3/reportlist', { Country: 'AU', Language: 'English' });
    expect(list.json.Reports).toMatchObject([
      { Country: 'AU', Region: 'NSW', Code: '12', Title: 'Folding ladder' },
      { Country: 'AU', Region: 'VIC', Code: '77', Title: 'Left-handed spanner' },
    ]);
    const updated = await post('/gadget/v3/updatedreports', { StartDate: '2000-01-01' });
    expect(updated.json.Reports).toHaveLength(3);
    const found = await post('/search/v1/reports', { Query: 'spanner', Families: ['gadget'] });
    expect(found.json.Reports).toMatchObject([{ Key: 'gadget/AU/VIC/77/English' }]);
  });

  it('is read by sections, whole, and one section of many reports', async () => {
    const ReportSections = ['TITLE', 'sellers', 'overview'];
    const sections = await post('/gadget/v3/sections', { ...spanner, ReportSections });
    expect(sections.json.Sections).toMatchObject([
      { RequestedSection: 'Title', StatusCode: 200, Body: { Title: 'Left-handed spanner' } },
      { RequestedSection: 'Sellers', Body: { Sellers: [{ Shops: 12 }, { Shops: 3 }] } },
      { RequestedSection: 'Overview', StatusCode: 200 },
    ]);
    expect(sections.headers.get('broadsheet-edition')).toBe('1');

    const full = await post('/gadget/v3/fullreport', spanner);
    expect(full.json.Report).toMatchObject({
      ...spanner,
      Title: 'Left-handed spanner',
      Edition: 1,
    });
    const labels = (full.json.Sections as { RequestedSection: string }[]).map(
      ({ RequestedSection }) => RequestedSection,
    );
    expect(labels.filter((label) => label !== 'Standing')).toEqual([
      ...['Title', 'Overview', 'Sales', 'Sellers', 'Quality', 'Related'],
    ]);
    expect(full.json.Images).toMatchObject([{ Name: 'Quality' }]);

    const many = await post('/gadget/v3/section', { Country: 'AU', ReportSection: 'overview' });
    expect(many.json).toMatchObject({
      ReportSection: 'overview',
      Reports: [
        { Region: 'NSW', Code: '12', StatusCode: 404, Body: null },
        { Region: 'VIC', Code: '77', Language: 'English', StatusCode: 200 },
        { Region: 'VIC', Code: '77', Language: 'Japanese', StatusCode: 200 },
      ],
    });
    const some = { Country: 'AU', ReportSection: 'title', Codes: ['77', '99'] };
    const named = await post('/gadget/v3/section', { ...some, Region: 'VIC', Language: 'English' });
    expect(named.json).toMatchObject({ Reports: [{ Region: 'VIC', Code: '77' }], Missing: ['99'] });
    const everywhere = await post('/gadget/v3/section', some);
    expect(everywhere.json.Reports).toHaveLength(2);
    const elsewhere = await post('/gadget/v3/section', { ...some, Region: 'NSW' });
    expect(elsewhere.json).toMatchObject({ Reports: [], Missing: ['77', '99'] });
  });

  it('is downloaded as files; a missing report has none', async () => {
    const asked = { family: 'gadget', key: { Country: 'AU', Region: 'VIC', Code: '77' } } as const;
    const text = async (format: 'md' | 'json', fields = {}) => {
      const file = await client.download({ ...asked, format, fields });
      return Buffer.from((await file?.bytes()) ?? []).toString();
    };
    expect(await text('md')).toContain('# Left-handed spanner');
    expect(JSON.parse(await text('json'))).toMatchObject({ Report: spanner });
    expect(await text('json')).not.toContain('2025-Q1');
    expect(await text('json', { AllQuarters: true })).toContain('2025-Q1');
    const file = await client.download({ ...asked, format: 'csv', sections: ['sales'] });
    expect(file).toMatchObject({
      contentType: 'application/zip',
      fileName: 'Left-handed spanner (AU VIC 77).zip',
      edition: 1,
    });
    const none = { ...asked, key: { ...asked.key, Code: '99' } };
    expect(await client.download({ ...none, format: 'md' })).toBeUndefined();
  });

  it('takes request fields of its own', async () => {
    const pointsOf = async (more: object) => {
      const answer = await post('/gadget/v3/sections', {
        ...spanner,
        ReportSections: ['sales'],
        ...more,
      });
      const [sales] = answer.json.Sections as { Body: { Series: { Points: unknown[] }[] } }[];
      return sales?.Body.Series[0]?.Points.length;
    };
    expect(await pointsOf({})).toBe(4);
    expect(await pointsOf({ AllQuarters: true })).toBe(6);
    expect((await post('/gadget/v3/fullreport', { ...spanner, AllQuarters: true })).text).toContain(
      '2025-Q1',
    );
  });

  it('answers operations of its own', async () => {
    const answer = await post('/gadget/v3/count', { Country: 'AU' });
    expect(answer.json).toMatchObject({ Gadgets: 3 });
    expect((await post('/gadget/v3/count', {})).status).toBe(400);
    expect((await post('/gadget/v3/count', { Country: 'AU' }, 'industries')).status).toBe(403);
  });

  it('says what is missing if an operation of its own has no answer', async () => {
    const { Language: _english, ...key } = spanner;
    const told = async (body: object, clientId?: string) => {
      const { status, headers, text } = await post('/gadget/v3/shops', body, clientId);
      return [status, headers.get('broadsheet-missing'), text];
    };
    expect(await told(key)).toEqual([200, null, '{"Shops":15}']);
    expect(await told({ ...key, Code: '99' })).toEqual([204, 'report', '']);
    expect(await told({ ...key, Region: 'NSW' })).toEqual([204, 'report', '']);
    expect(await told({ ...key, Language: 'Klingon' })).toEqual([204, 'language', '']);
    // A client that may read only Klingon gets no list of other languages, nor does one that may
    // read none.
    expect(await told({ ...key, Language: 'Klingon' }, 'klingon')).toEqual([204, 'report', '']);
    for (const code of ['77', '99']) {
      const [status, missing] = await told({ ...key, Code: code }, 'klingon');
      expect([status, missing]).toEqual([403, null]);
      const refused = await told({ ...key, Code: code, Language: 'Klingon' }, 'industries');
      expect(refused.slice(0, 2)).toEqual([403, null]);
    }
  });

  it('has figures that span reports', async () => {
    const standing = async () => {
      const body = { ...spanner, ReportSections: ['standing'] };
      const [result] = (await post('/gadget/v3/sections', body)).json.Sections as {
        Body: unknown;
      }[];
      return result?.Body;
    };
    await expect.poll(standing, { timeout: 20_000 }).toEqual({ Place: 1, Of: 2 });
  });

  it('is in the change feed, under the names of its parts', async () => {
    const answer = await post('/changes/v1/list', { Key: 'gadget/AU/VIC/77/English' });
    const [event] = answer.json.Events as { Kind: string; Changed: { Name: string }[] }[];
    expect(event?.Kind).toBe('published');
    expect(event?.Changed.map(({ Name }) => Name)).toEqual([
      ...['Quality', 'title', 'overview', 'sales', 'sellers', 'quality', 'related'],
    ]);
  });

  it('is drawn', async () => {
    const gadgets = client.family('gadget');
    const [image] = await gadgets.images({ country: 'AU', region: 'VIC', code: '77' });
    expect(image).toEqual({
      name: 'Quality',
      url: '/image/?country=au&region=vic&code=77&language=english&image=quality',
    });
    const picture = image && (await gadgets.image(image));
    expect(picture?.bytes.subarray(1, 4)).toEqual(Uint8Array.from(Buffer.from('PNG')));
    const chart = await post('/gadget/v3/chart', { ...spanner, Image: 'quality' });
    expect(chart.json.Rows).toMatchObject([
      ['Grip', 7.5, 60],
      ['Balance', 3, 40],
    ]);
  });

  it('is mirrored, and again when something changed', async () => {
    const mirror = join(folder, 'mirror');
    const args = [mirror, '--url', address, ...credentials];
    await run(mirrorCommand(families), ...args);
    const held = await readdir(join(mirror, 'gadget/AU/VIC/77/English'));
    expect(held).toContain('Quality.png');
    expect(held).toContain('sellers.json');
    // A mirror holds the whole report.
    const sales = await readFile(join(mirror, 'gadget/AU/VIC/77/English/sales.json'), 'utf8');
    expect(sales).toContain('2025-Q1');
    const manifest = JSON.parse(await readFile(join(mirror, 'manifest.json'), 'utf8')) as {
      Complete: boolean;
    };
    expect(manifest.Complete).toBe(true);
  });

  it('is verified', async () => {
    await run(verifyCommand(families), address, '--only', 'extension', ...credentials);
    expect(process.exitCode ?? 0).toBe(0);
  });

  it('is answered to an assistant', async () => {
    const token = await tokenOf('reader');
    const call = async (name: string, args: object) => {
      const response = await fetch(`${address}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: args },
        }),
      });
      return response.text();
    };
    const reportKey = 'gadget/AU/VIC/77/English';
    const sections = await call('get_sections', { reportKey, sections: ['sellers'] });
    expect(sections).toContain('The Other Hand');
    // An assistant gets the whole report without knowing of the field.
    expect(await call('get_sections', { reportKey, sections: ['sales'] })).toContain('Q1 2025');
    expect(await call('get_chart', { reportKey, chart: 'Quality' })).toContain('Grip');
    expect(await call('search_reports', { query: 'ladder' })).toContain('gadget/AU/NSW/12/English');
  });

  it('is refused to a client that is not entitled to it, also in lists and search', async () => {
    const refused = await post('/gadget/v3/fullreport', spanner, 'industries');
    expect(refused.status).toBe(403);
    const section = { Country: 'AU', ReportSection: 'title' };
    expect((await post('/gadget/v3/section', section, 'industries')).status).toBe(403);
    const found = await post('/search/v1/reports', { Query: 'spanner' }, 'industries');
    expect(found.json.Reports).toEqual([]);
  });

  it('is described for programs', async () => {
    const openapi = await (await fetch(`${address}/openapi.json`)).text();
    for (const path of ['/gadget/v3/section', '/gadget/v3/count', '/publish/v1/gadget/']) {
      expect(openapi).toContain(path);
    }
    const docs = await (await fetch(`${address}/docs`)).text();
    expect(docs).toContain('Gadget reports');
    const described = (await (await fetch(`${address}/schemas/gadget.sections.json`)).json()) as {
      Sections: { Token: string }[];
    };
    expect(described.Sections.map(({ Token }) => Token)).toContain('quality');
    expect(described).toMatchObject({ WholeReport: ['AllQuarters'] });
  });

  it('says what is right if something is wrong', async () => {
    const missing = await post('/gadget/v3/sections', { Country: 'AU', ReportSections: ['title'] });
    expect(missing.status).toBe(400);
    expect(missing.text).toContain('Region');
    expect(missing.text).toContain('Code');
    const unknown = await post('/gizmo/v3/sections', spanner);
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain(withGadgets.families.names.join(', '));
  });
});
