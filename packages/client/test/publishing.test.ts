import { describe, expect, test } from 'vitest';
import { Broadsheet, EditionConflictError } from '../src/index.js';
import { caught } from './caught.js';
import { answer, json, startScripted, type Handler } from './scripted-service.js';

const industry = { country: 'AU', code: '1214', language: 'Simplified Chinese' };
const company = { entityId: 1001 };
const published = {
  Key: 'industry/AU/1214/English',
  Edition: 2,
  Outcome: 'updated',
  Changed: [{ Name: 'Revenue', SHA256: 'abc' }],
  Warnings: [{ Pointer: '/Title', Detail: 'is long.' }],
};

async function setUp(handler: Handler) {
  const service = await startScripted(handler);
  const { publishing } = new Broadsheet({ baseUrl: service.baseUrl, credentials: 'token' });
  return { publishing, sent: () => service.received };
}

describe('publishing', () => {
  test('sends the document to the address of its report', async () => {
    const { publishing, sent } = await setUp(json(published, { etag: '"2"' }));
    await expect(publishing.publish(industry, { Title: 'Wine' })).resolves.toEqual({
      key: 'industry/AU/1214/English',
      edition: 2,
      outcome: 'updated',
      changed: [{ name: 'Revenue', sha256: 'abc' }],
      warnings: [{ pointer: '/Title', detail: 'is long.' }],
      etag: '"2"',
    });
    await publishing.publish(company, {}, { dryRun: true });
    await publishing.publish(company, {}, { dryRun: true, restore: true });
    expect(sent().map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PUT', '/publish/v1/industry/AU/1214/Simplified%20Chinese', { Title: 'Wine' }],
      ['PUT', '/publish/v1/company/1001/English?dryRun=true', {}],
      ['PUT', '/publish/v1/company/1001/English?dryRun=true&restore=true', {}],
    ]);
  });

  test('takes the key of a report of any family as text', async () => {
    const { publishing, sent } = await setUp(json(published));
    await publishing.publish('risk/AU/1214/English', {});
    await publishing.withdraw('state/AU/VIC/1214/Simplified Chinese');
    await publishing.rollback('company/1001/English', 1);
    expect(sent().map(({ url }) => url)).toEqual([
      '/publish/v1/risk/AU/1214/English',
      '/publish/v1/state/AU/VIC/1214/Simplified%20Chinese',
      '/publish/v1/company/1001/English/rollback',
    ]);
  });

  test.each(['', 'risk', 'risk/AU', 'risk//English', 'risk/../AU/English', './AU/1214/English'])(
    'does not send %o, which is the key of no report',
    async (key) => {
      const { publishing, sent } = await setUp(json(published));
      await expect(publishing.withdraw(key)).rejects.toThrow(`${JSON.stringify(key)} is not`);
      expect(sent()).toEqual([]);
    },
  );

  test('names the edition it expects, by number or tag, or that there is none', async () => {
    const { publishing, sent } = await setUp(json(published));
    await publishing.publish(company, {}, { ifMatch: 3 });
    await publishing.withdraw(company, { ifMatch: '"tag"' });
    await publishing.publish(company, {}, { ifAbsent: true });
    expect(
      sent().map(({ method, headers }) => [method, headers['if-match'], headers['if-none-match']]),
    ).toEqual([
      ['PUT', '"3"', undefined],
      ['DELETE', '"tag"', undefined],
      ['PUT', undefined, '*'],
    ]);
  });

  test('fails if another publisher was faster', async () => {
    const { publishing } = await setUp(answer(412, '{"code":"precondition_failed"}'));
    const error = await caught(
      publishing.rollback(company, 1, { ifMatch: 2 }),
      EditionConflictError,
    );
    expect(error.message).toContain('POST /publish/v1/company/1001/English/rollback answered 412');
  });

  test('gives back a document as it was written, and its tag', async () => {
    const { publishing, sent } = await setUp(json({ Title: 'Wine' }, { etag: '"2"' }));
    const current = await publishing.document(company, { edition: 2 });
    expect(current).toEqual({ document: { Title: 'Wine' }, etag: '"2"' });
    expect(sent()[0]?.url).toBe('/publish/v1/company/1001/English?edition=2');
  });

  test('has no document where there is no report', async () => {
    const { publishing } = await setUp(answer(404));
    await expect(publishing.document(company)).resolves.toBeUndefined();
  });

  test('lists editions', async () => {
    const edition = { Edition: 1, Author: 'editor', Current: true, SHA256: 'abc', Changed: [] };
    const { publishing, sent } = await setUp(json({ Key: 'k', Editions: [edition] }));
    await expect(publishing.editions(company)).resolves.toEqual([
      { edition: 1, author: 'editor', current: true, sha256: 'abc', changed: [] },
    ]);
    expect(sent()[0]?.url).toBe('/publish/v1/company/1001/English/editions');
  });
});

describe('publishing classifications', () => {
  const outcome = { Name: 'NACE-2/ISIC-4', Edition: 2, Outcome: 'updated' };
  async function setUpClassifications(handler: Handler) {
    const service = await startScripted(handler);
    const client = new Broadsheet({ baseUrl: service.baseUrl, credentials: 'token' });
    return { classifications: client.classifications, sent: () => service.received };
  }

  test('sends documents to the address of a classification or a concordance', async () => {
    const { classifications, sent } = await setUpClassifications(json(outcome, { etag: '"2"' }));
    await expect(
      classifications.publish('NACE-2/ISIC-4', { From: 'NACE-2' }, { restore: true, ifMatch: 1 }),
    ).resolves.toEqual({ name: 'NACE-2/ISIC-4', edition: 2, outcome: 'updated', etag: '"2"' });
    await classifications.publish('ANZSIC-2006', {}, { dryRun: true });
    await classifications.withdraw('ANZSIC-2006');
    await classifications.rollback('ANZSIC-2006', 1);
    expect(sent().map(({ method, url, headers }) => [method, url, headers['if-match']])).toEqual([
      ['PUT', '/publish/v1/concordances/NACE-2/ISIC-4?restore=true', '"1"'],
      ['PUT', '/publish/v1/classifications/ANZSIC-2006?dryRun=true', undefined],
      ['DELETE', '/publish/v1/classifications/ANZSIC-2006', undefined],
      ['POST', '/publish/v1/classifications/ANZSIC-2006/rollback', undefined],
    ]);
  });

  test('gives back documents and lists editions', async () => {
    const document = { Version: 'ISIC-4', Codes: [] };
    const { classifications: one } = await setUpClassifications(json(document, { etag: '"3"' }));
    await expect(one.document('ISIC-4', { edition: 3 })).resolves.toEqual({
      ...{ document, etag: '"3"' },
    });
    const { classifications: none } = await setUpClassifications(answer(404));
    await expect(none.document('ISIC-4')).resolves.toBeUndefined();
    const Editions = [{ Edition: 1, Author: 'editor', Current: true, SHA256: 'abc' }];
    const { classifications, sent } = await setUpClassifications(json({ Editions }));
    await expect(classifications.editions('ISIC-4')).resolves.toEqual([
      { edition: 1, author: 'editor', current: true, sha256: 'abc' },
    ]);
    expect(sent()[0]?.url).toBe('/publish/v1/classifications/ISIC-4/editions');
  });

  test.each(['', 'ISIC', 'ISIC-4/', '../ISIC-4', 'A-1/B-2/C-3'])(
    'does not send %o, which names no classification',
    async (name) => {
      const { classifications, sent } = await setUpClassifications(json(outcome));
      await expect(classifications.withdraw(name)).rejects.toThrow(
        `${JSON.stringify(name)} is not`,
      );
      expect(sent()).toEqual([]);
    },
  );

  test('lists what one may publish, page by page', async () => {
    const report = { Key: 'risk/AU/1/English', Family: 'risk', Country: 'AU', Language: 'English' };
    const known = { ...report, Title: 'Wine', State: 'withdrawn', Edition: 3, Author: 'ann' };
    const { publishing, sent } = await setUp(
      json({ Reports: [{ ...known, UpdatedAt: '2026-01-31T09:00:00.000Z' }] }),
    );
    const { reports, next } = await publishing.reports({
      families: ['risk'],
      text: 'wi',
      limit: 5,
    });
    expect(reports).toMatchObject([{ key: 'risk/AU/1/English', state: 'withdrawn', edition: 3 }]);
    expect(next).toBeUndefined();
    expect(sent()[0]).toMatchObject({
      url: '/publish/v1/list',
      body: { Families: ['risk'], Text: 'wi', Limit: 5 },
    });
  });

  test('previews a document, a text and a file, and keeps the names within documents', async () => {
    const difference = { Pointer: '/Revenue/0', Path: ['Revenue', '2026'], After: { Year: 2026 } };
    const { publishing, sent } = await setUp(
      json({
        Family: 'industry',
        Document: { Title: 'Wine' },
        Findings: [{ Severity: 'error', Pointer: '/Code', Message: 'is missing.', Line: 3 }],
        Current: { Edition: 2, Withdrawn: false, Author: 'ann', PublishedAt: '2026-01-31' },
        Differences: { From: 2, Count: 1, List: [difference] },
        Sections: [{ RequestedSection: 'Title', StatusCode: 200, Body: { Title: 'Wine' } }],
        Charts: [
          { Name: 'Revenue', AltText: 'x', Size: { Width: 1, Height: 2 }, Option: { A: 1 } },
        ],
      }),
    );
    await expect(publishing.preview({ document: {} }, {})).resolves.toMatchObject({
      document: { Title: 'Wine' },
      findings: [{ severity: 'error', pointer: '/Code', line: 3 }],
      current: { edition: 2, publishedAt: '2026-01-31' },
      differences: { from: 2, list: [{ path: ['Revenue', '2026'], after: { Year: 2026 } }] },
      sections: [{ label: 'Title', body: { Title: 'Wine' } }],
      charts: [{ name: 'Revenue', altText: 'x', size: { width: 1, height: 2 }, option: { A: 1 } }],
    });
    await publishing.preview({ text: 'a: 1', name: 'a.yaml', theme: 'dark', since: 2 });
    await publishing.preview({ base64: 'AAAA', name: 'a.xlsx' });
    await publishing.preview({ sheets: [{ name: 'Report.csv', base64: 'AAAA' }] });
    const file = await publishing.workbook({ document: { Title: 'Wine' } });
    expect(new TextDecoder().decode(file)).toContain('Wine');
    expect(sent().map(({ url, body }) => [url, body])).toEqual([
      ['/publish/v1/preview', { Document: {} }],
      ['/publish/v1/preview?theme=dark&since=2', { Text: 'a: 1', Name: 'a.yaml' }],
      ['/publish/v1/preview', { Base64: 'AAAA', Name: 'a.xlsx' }],
      ['/publish/v1/preview', { Sheets: [{ Name: 'Report.csv', Base64: 'AAAA' }] }],
      ['/publish/v1/workbook', { Document: { Title: 'Wine' } }],
    ]);
  });
});
