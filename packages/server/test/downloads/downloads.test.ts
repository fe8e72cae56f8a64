import { createHash } from 'node:crypto';
import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import { downloadFormatNames, downloadFormats, families } from '@broadsheet/contract';
import { demoDocuments, demoIndustries } from '@broadsheet/demo';
import { buildDraft, shippedPreparation } from '@broadsheet/editions';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/index.js';
import { expectProblem } from '../expect-problem.js';
import { startService, type Service } from '../service.js';
import { unzip } from './unzip.js';

const path = '/downloads/v3/report';
const wine = { Family: 'industry', Country: 'AU', Code: '1214' };
const me = { name: 'test', address: '' };
const vineyard = { Family: 'company', EntityId: 1001 };

let renderer: Renderer;
let service: Service;
let limited: string;
beforeAll(async () => {
  service = await startService();
  ({ renderer } = service);
  limited = await service.tokenOf('limited');
});
afterAll(() => service.stop());

/** Setting pages takes time: one section is enough here. */
const little = (Format: string) => (Format === 'pdf' ? { Sections: ['title'] } : {});

async function download(body: object, token = service.token) {
  const { statusCode, headers, rawPayload } = await service.http.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

describe('a download', () => {
  it.each(downloadFormatNames)('is a %s with a name, a tag and an edition', async (Format) => {
    const { status, headers, bytes } = await download({ ...wine, Format, ...little(Format) });
    const { contentType, extension } = downloadFormats[Format];
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': contentType,
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
      'broadsheet-edition': '1',
    });
    expect(headers['content-disposition']).toContain(
      `filename="industry-AU-1214-English.${extension}"`,
    );
    expect(headers['content-disposition']).toContain('Wine%20and%20Other');
  });

  it('is named in the language of the report', async () => {
    const { headers } = await download({ ...wine, Language: 'Japanese', Format: 'json' });
    const encoded = /filename\*=UTF-8''(\S+)/.exec(String(headers['content-disposition']))?.[1];
    expect(decodeURIComponent(encoded ?? '')).toMatch(/^ワイン.* \(AU 1214\)\.json$/u);
  });

  it('exists for every family and format', async () => {
    const documents = families.names.flatMap((name) => {
      const [first] = demoDocuments({ counts: { [name]: 1 } });
      return first ? [first] : [];
    });
    await service.store.editions.publish(documents.map(shippedPreparation.buildDraft), me);
    await service.app.noticeChanges();
    for (const { name, example, key } of families.list) {
      for (const Format of downloadFormatNames) {
        const Country = key.onlyCountry === undefined ? { Country: example.Country } : {};
        const list = await service.post(`/${name}/v3/reportlist`, { Country: example.Country });
        const [report] = (list.json as { Reports: Record<string, unknown>[] }).Reports;
        const fields: [string, unknown][] = key.fields.map((field) => [
          field.name,
          report?.[field.name],
        ]);
        const named: Record<string, unknown> = Object.fromEntries(fields);
        const asked = { Family: name, ...Country, ...named, Format, ...little(Format) };
        const { status, bytes } = await download(asked);
        expect(status, JSON.stringify(asked)).toBe(200);
        expect(bytes.length).toBeGreaterThan(500);
      }
    }
  });

  it('as JSON is the full report', async () => {
    for (const report of [wine, vineyard]) {
      const full = await service.post(`/${report.Family}/v3/fullreport`, {
        ...{ Country: 'AU', ...report },
      });
      const { bytes } = await download({ ...report, Format: 'json' });
      expect(bytes.toString()).toBe(full.text);
    }
  });

  it('of some sections has them and their charts only', async () => {
    const { bytes } = await download({ ...wine, Format: 'json', Sections: ['Performance'] });
    const { Sections, Images } = JSON.parse(bytes.toString()) as {
      Sections: { RequestedSection: string; Body: { Images: string[] } }[];
      Images: { Name: string }[];
    };
    expect(Sections.map(({ RequestedSection }) => RequestedSection)).toEqual(['Performance']);
    expect(Images.map(({ Name }) => Name)).toEqual(
      expect.arrayContaining(Sections[0]?.Body.Images ?? ['some']),
    );
    expect(Images).toHaveLength(5);
  });

  it('as Markdown has every section, and the figures of every chart', async () => {
    const full = await service.post('/industry/v3/fullreport', { Country: 'AU', Code: '1214' });
    const { Sections, Images } = full.json as {
      Sections: { RequestedSection: string }[];
      Images: object[];
    };
    const { bytes } = await download({ ...wine, Format: 'md' });
    const text = bytes.toString();
    expect(text).toMatch(/^# Wine and Other/);
    for (const { RequestedSection } of Sections)
      expect(text).toContain(`\n## ${RequestedSection}\n`);
    expect(text.match(/^Source: /gm)?.length).toBeGreaterThanOrEqual(Images.length);
  });

  it('as CSV has a file for each table, and describes all of them', async () => {
    const { bytes } = await download({ ...vineyard, Format: 'csv' });
    const files = unzip(bytes);
    const described = JSON.parse(files.get('datapackage.json') ?? '') as Package;
    expect(described).toMatchObject({ name: 'company-1001-english', version: '1' });
    expect([...files.keys()]).toEqual([
      'datapackage.json',
      ...described.resources.map((resource) => resource.path),
    ]);
    for (const { path: file, schema } of described.resources) {
      const [head = ''] = (files.get(file) ?? '').slice(1).split('\r\n');
      expect(readLine(head), file).toEqual(schema.fields.map(({ name }) => name));
    }
    // Lines of statements are of different units: each names its own.
    const financials = files.get('financials.csv') ?? '';
    expect(financials).toContain('Profit and loss,Sales revenue,"AUD, thousands",');
    expect(financials).toContain('Earnings per share (AUD),AUD,');
  });

  it('is made once by two services on one store, and each selection of sections by each', async () => {
    const other = await buildApp({
      ...{ store: service.store, renderer, logger: pino({ level: 'silent' }), version: '0.0.0' },
      overloadDelayMs: 0,
    });
    try {
      const ask = (http: Service['http'], body: object) =>
        http.inject({
          ...{ method: 'POST', url: path, payload: body },
          headers: { authorization: `Bearer ${service.token}` },
        });
      const askBoth = async (body: object) => {
        const before = renderer.stats().completed;
        const answers = await Promise.all([ask(service.http, body), ask(other.http, body)]);
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
        const [one, two] = answers;
        expect(two.rawPayload.equals(one.rawPayload)).toBe(true);
        return renderer.stats().completed - before;
      };
      const report = { ...vineyard, EntityId: 1002 };
      expect(await askBoth({ ...report, Format: 'xlsx' })).toBe(1);
      expect(await askBoth({ ...report, Format: 'md', Sections: ['financials'] })).toBe(1);
      // There are too many selections to keep all of them in the store.
      const several = { ...report, Format: 'md', Sections: ['financials', 'rank'] };
      expect(await askBoth(several)).toBe(2);
      expect(await askBoth(several)).toBe(0);
    } finally {
      await other.http.close();
    }
  });

  it('is made once, kept, and made anew when the report changes', async () => {
    const before = renderer.stats().completed;
    const [first, second] = await Promise.all([
      download({ ...wine, Code: '4511', Format: 'md' }),
      download({ ...wine, Code: '4511', Format: 'md' }),
    ]);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(renderer.stats().completed).toBe(before + 1);
    const document = [...demoIndustries({ seed: 2 })].find(({ Code }) => Code === '4511');
    await service.store.editions.publish([buildDraft({ family: 'industry', document })], me);
    await service.app.noticeChanges();
    const { headers } = await download({ ...wine, Code: '4511', Format: 'md' });
    expect(headers['broadsheet-edition']).toBe('2');
    expect(headers.etag).not.toBe(first.headers.etag);
  });

  it.each([
    ['1\ufe0f\u20e3 Wine', 'a digit in a box, as phones write it'],
    ['Wi\u0308ne \u2260 =\u0338 g\u0301', 'letters and the accents on them'],
    ['Wine か\u309a ア\u309a', 'sounds of Ainu'],
  ])('is a PDF with %s in the title of report and charts: %s', async (Title) => {
    const [wineries] = [...demoIndustries({ seed: 1 })].filter(({ Code }) => Code === '1214');
    const document = { ...wineries, Code: '1215', Title };
    await service.store.editions.publish([buildDraft({ family: 'industry', document })], me);
    await service.app.noticeChanges();
    const { status, bytes } = await download({
      ...{ ...wine, Code: '1215', Format: 'pdf' },
      Sections: ['title', 'productsandservices'],
    });
    expect(status).toBe(200);
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

interface Package {
  resources: {
    name: string;
    path: string;
    schema: { fields: { name: string; type: string; unit?: string }[] };
  }[];
}

const readLine = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

describe('what cannot be downloaded', () => {
  it('is refused with the names that there are', async () => {
    const ask = (more: object) => service.post(path, { ...wine, Format: 'json', ...more });
    expectProblem(await ask({ Format: 'docx' }), 'invalid_request', '/Format', 'csv', 'json', 'md');
    expectProblem(await ask({ Family: 'poetry' }), 'invalid_request', '/Family', 'industry', 'esg');
    expectProblem(
      await ask({ Sections: ['swto'] }),
      'unknown_section',
      '/Sections/0',
      'swot',
      'title',
    );
    expectProblem(await ask({ Theme: 'pink' }), 'unknown_theme', 'light', 'dark');
    expectProblem(await ask({ Country: undefined }), 'invalid_request', '/Country');
    expectProblem(await ask({ Code: 1214 }), 'invalid_request', '/Code');
    expectProblem(
      await ask({ Family: 'company', EntityId: 1, Country: 'NZ' }),
      'country_not_covered',
    );
  });

  it('is answered the same whether a forbidden report exists or not', async () => {
    const ask = (EntityId: number) =>
      service.post(
        path,
        { ...vineyard, EntityId, Format: 'json', Sections: ['nonsense'] },
        { authorization: `Bearer ${limited}` },
      );
    const [there, notThere] = await Promise.all([ask(1001), ask(999)]);
    expectProblem(there, 'not_entitled');
    const withoutId = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
    expect(withoutId(there.text)).toBe(withoutId(notThere.text));
  });

  it('is 204 with a reason: no report, no such language, no such sections', async () => {
    const ask = async (more: object) => {
      const { status, headers } = await download({ ...wine, Format: 'json', ...more });
      return [status, headers['broadsheet-missing']];
    };
    expect(await ask({ Code: '9999' })).toEqual([204, 'report']);
    expect(await ask({ Language: 'Klingon' })).toEqual([204, 'language']);
    expect(await ask({ ...vineyard, EntityId: 1002, Sections: ['nzse'] })).toEqual([
      ...[204, 'sections'],
    ]);
  });

  it('needs a token', async () => {
    const { statusCode } = await service.http.inject({ method: 'POST', url: path, payload: wine });
    expect(statusCode).toBe(401);
  });

  it('is 503 with Retry-After while the queue is full', async () => {
    const small = createRenderer({ workers: 1, queueLimit: 1 });
    const busy = await startService({ renderer: small });
    try {
      const answers = await Promise.all(
        ['title', 'performance', 'outlook', 'glossary'].map((token) =>
          busy.post(path, { ...wine, Format: 'md', Sections: [token] }),
        ),
      );
      // One is being made, one waits.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(2);
      for (const answer of refused) {
        expectProblem(answer, 'unavailable');
        expect(answer.headers['retry-after']).toBe('1');
      }
      expect((await busy.post(path, { ...wine, Format: 'md' })).status).toBe(200);
    } finally {
      await busy.stop();
      await small.close();
    }
  });
});
