/** Several reports side by side, tested through HTTP requests. */
import { compareReports, comparisonFormats, type Comparison } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { readXlsx } from 'hucre';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '../../../downloads/test/read-pages.js';
import { expectProblem } from '../expect-problem.js';
import { startService, type Service } from '../service.js';

const path = '/compare/v1/reports';
const wine = 'industry/AU/1214/English';
const other = 'industry/US/312130/English';
const company = { Country: 'AU', EntityId: 1001 };
const companies = [1001, 1002].map((id) => `company/${String(id)}/English`);

let service: Service;
beforeAll(async () => {
  service = await startService();
  await service.store.editions.publish([buildDraft(buildForeign())], { name: 'test', address: '' });
});
afterAll(() => service.stop());

interface IndustryDocument {
  Revenue: { Years: { Year: number; Value: number | null }[] };
}

/** The demo's first industry in another country, in its currency, with a gap. */
function buildForeign() {
  const [first] = demoDocuments({ counts: { industry: 1 } });
  if (!first) throw new Error('the demo has no industry');
  const text = JSON.stringify(first.document).replaceAll('"AUD"', '"USD"');
  const document = JSON.parse(text) as IndustryDocument & Record<string, unknown>;
  Object.assign(document, { Country: 'US', Code: '312130' });
  // Its regions are those of Australia.
  delete document.GeographicBreakdown;
  return { ...first, document };
}

async function compare(Reports: string[], more: object = {}, headers?: Record<string, string>) {
  const { status, json, text } = await service.post(path, { Reports, ...more }, headers);
  expect(status, text).toBe(200);
  expect(Errors(compareReports.answers[200]?.schema ?? {}, json)).toEqual([]);
  return json as Comparison;
}

const limited = async () => ({ authorization: `Bearer ${await service.tokenOf('limited')}` });
const measureOf = ({ Measures }: Comparison, name: string) =>
  Measures.find(({ Name }) => Name === name);

interface SectionAnswer<Body> {
  Sections: [{ Body: Body }];
}

describe('comparing reports', () => {
  it('has the figures of the reports, exactly, measure by measure', async () => {
    const comparison = await compare([wine, other]);
    expect(comparison.Reports.map(({ StatusCode, Title }) => [StatusCode, typeof Title])).toEqual([
      [200, 'string'],
      [200, 'string'],
    ]);
    expect(comparison.Sections.map(({ Token }) => Token)).toEqual(['keystatistics', 'keyratios']);
    const revenue = measureOf(comparison, 'Revenue');
    expect(revenue?.Series.map(({ Key, Currency }) => [Key, Currency])).toEqual([
      [wine, 'AUD'],
      [other, 'USD'],
    ]);
    const { json } = await service.post('/industry/v3/sections', {
      ...{ Country: 'AU', Code: '1214', ReportSections: ['keystatistics'] },
    });
    const { Statistics } = (
      json as SectionAnswer<{
        Statistics: { Name: string; Points: { Year: number; Value: number }[] }[];
      }>
    ).Sections[0].Body;
    const written = Statistics.find(({ Name }) => Name === 'Revenue')?.Points;
    expect(revenue?.Series[0]?.Points.map(({ Year, Value }) => [Year, Value])).toEqual(
      written?.map(({ Year, Value }) => [Year, Value]),
    );
    expect(measureOf(comparison, 'ProfitMargin')).toMatchObject({ Unit: 'Percent' });
  });

  it('has amounts of companies in whole units, earliest year first', async () => {
    const comparison = await compare(companies);
    const revenue = measureOf(comparison, 'TotalRevenue');
    expect(revenue).toMatchObject({ Unit: 'Currency', Label: 'Total revenue' });
    expect(revenue?.Series).toHaveLength(2);
    const { json } = await service.post('/company/v3/sections', {
      ...{ Country: 'AU', EntityId: 1001, ReportSections: ['financials'] },
    });
    const { Unit, Years } = (
      json as SectionAnswer<{
        Unit: 'Thousands' | 'Millions' | 'Units';
        Years: { Year: number; ProfitAndLoss: { TotalRevenue: number } }[];
      }>
    ).Sections[0].Body;
    const size = { Units: 1, Thousands: 1e3, Millions: 1e6 }[Unit];
    const points = revenue?.Series[0]?.Points ?? [];
    expect(points.map(({ Year, Value }) => [Year, Value])).toEqual(
      Years.map(({ Year, ProfitAndLoss }) => [
        Year,
        Number((ProfitAndLoss.TotalRevenue * size).toPrecision(15)),
      ]).reverse(),
    );
    expect(measureOf(comparison, 'Employees')).toMatchObject({ Unit: 'Count' });
    expect(measureOf(comparison, 'CurrentRatio')).toMatchObject({ Unit: 'Times' });
  });

  it('labels measures in the language asked for', async () => {
    const { Measures, Sections } = await compare([wine], { Language: 'Japanese' });
    expect(Measures[0]).toMatchObject({ Name: 'Revenue', Label: '売上高' });
    expect(Sections[0]?.Label).toMatch(/[\u4e00-\u9fff]/);
  });

  it('names a report that the client may not read, or that is not there, and compares the rest', async () => {
    const missing = 'industry/AU/9999/English';
    const comparison = await compare([wine, other, missing], {}, await limited());
    expect(comparison.Reports).toEqual([
      expect.objectContaining({ Key: wine, StatusCode: 200 }),
      { Key: other, StatusCode: 403 },
      { Key: missing, StatusCode: 404 },
    ]);
    expect(measureOf(comparison, 'Revenue')?.Series.map(({ Key }) => Key)).toEqual([wine]);
    expect(JSON.stringify(comparison)).not.toContain('USD');
  });

  it('writes to the security events who asked for what it may not read', async () => {
    const own = await startService();
    const headers = { authorization: `Bearer ${await own.tokenOf('limited')}` };
    await own.post(path, { Reports: [wine, other] }, headers);
    await own.post(path, { Reports: companies }, headers);
    await own.post('/company/v3/sections', { ...company, ReportSections: ['title'] }, headers);
    await own.app.http.close();
    const events = await own.store.securityEvents.list({ from: 0, limit: 100 });
    const refused = events.filter(({ kind }) => kind === 'access.refused');
    expect(refused.map(({ client, reason, count }) => [client, reason, count])).toEqual([
      ['limited', 'not entitled: compareReports', 2],
      ['limited', 'not entitled: getSections', 1],
    ]);
    await own.stop();
  });

  it('is refused where the client may read none of them', async () => {
    const answer = await service.post(path, { Reports: companies }, await limited());
    expectProblem(answer, 'not_entitled', 'company');
  });

  it.each([
    [[], '/Reports', ''],
    [['industry/AU/1214'], '/Reports/0', '"industry/AU/1214"'],
    [[wine, 'company/1001/English'], '/Reports/1', 'one family'],
    [[wine, 'industry/au/1214/english'], '/Reports/1', 'twice'],
    [
      ['esg/AU/1214/English'],
      '/Reports/0',
      '; ESG reports have no figures to compare, those of industry and company have',
    ],
    [Array.from({ length: 7 }, () => wine), '/Reports', ''],
  ])('refuses %j', async (Reports, pointer, mention) => {
    const answer = await service.post(path, { Reports });
    expectProblem(answer, 'invalid_request', pointer, mention);
  });

  it('needs a token', async () => {
    const answer = await service.post(path, { Reports: [wine] }, { authorization: '' });
    expect(answer.status).toBe(401);
  });
});

describe('a comparison as a file', () => {
  const fetchFile = async (
    Format: string,
    headers?: Record<string, string>,
    Reports = [wine, other],
  ) => {
    const answer = await service.http.inject({
      ...{ method: 'POST', url: path, payload: { Reports, Format } },
      headers: { authorization: `Bearer ${service.token}`, ...headers },
    });
    expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
    return answer;
  };

  it('is CSV with a row for each report, measure and year', async () => {
    const { rawPayload, headers } = await fetchFile('csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('industry-comparison.csv');
    const [head = '', ...rows] = rawPayload.toString('utf8').trimEnd().split('\r\n');
    expect(head).toBe(
      '\uFEFFReport,Title,Section,Measure,Label,Unit,Currency,Year,Value,Outlook,Note',
    );
    const { Measures } = await compare([wine, other]);
    const points = Measures.flatMap(({ Series }) => Series.flatMap(({ Points }) => Points));
    expect(rows).toHaveLength(points.length);
    const value = Measures[0]?.Series[1]?.Points[0];
    expect(rows.find((row) => row.startsWith(other))).toContain(
      `,Revenue,Revenue,Currency,USD,${String(value?.Year)},${String(value?.Value)},false,`,
    );
  });

  it('says which reports are left out', async () => {
    const { payload } = await fetchFile('csv', await limited());
    expect(payload).toContain(`${other},,,,,,,,,,left out: this client may not read it`);
  });

  it('is a workbook with a sheet for each section', async () => {
    const { rawPayload } = await fetchFile('xlsx');
    const { sheets } = await readXlsx(rawPayload);
    expect(sheets.map(({ name }) => name)).toEqual(['Reports', 'Key Statistics', 'Key Ratios']);
  });

  it('is Markdown with a table for each section, and names what is left out', async () => {
    const { payload, headers } = await fetchFile('md', await limited());
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(payload).toMatch(/^# Comparison\n\n## Reports\n/);
    expect(payload).toContain('left out: this client may not read it');
    expect(payload).toMatch(/## Key Statistics\n\n\| Report \| 2017 \| 2018 \|/);
    expect(payload).toContain('5,518,200,000');
  });

  it('says in every file that no report is published', async () => {
    const missing = ['industry/AU/9998/English', 'industry/AU/9999/English'];
    for (const Format of Object.keys(comparisonFormats).filter((name) => name !== 'json')) {
      const { rawPayload } = await fetchFile(Format, undefined, missing);
      const { sheets } = Format === 'xlsx' ? await readXlsx(rawPayload) : { sheets: [] };
      const pages = Format === 'pdf' ? await readPages(rawPayload) : [];
      const text =
        sheets.map(({ rows }) => rows.flat().join(' ')).join(' ') ||
        pages.map((page) => page.text).join(' ') ||
        rawPayload.toString('utf8');
      expect(text, Format).toContain('AU/9999');
      expect(text, Format).toContain('left out: it is not published');
      expect(text, Format).not.toContain('Published');
      // Nothing is counted, cited or measured where there is nothing.
      expect(text, Format).not.toContain('0 reports');
      expect(text, Format).not.toContain('Key Statistics');
      if (Format === 'pdf') expect(text).toContain('Cite as: Broadsheet, Comparison, No reports');
    }
  });

  it('is a PDF in Japanese that cites only what is compared', async () => {
    const missing = 'industry/AU/9999/English';
    const { rawPayload } = await service.http.inject({
      ...{ method: 'POST', url: path },
      payload: { Reports: [wine, missing], Format: 'pdf', Language: 'Japanese' },
      headers: { authorization: `Bearer ${service.token}` },
    });
    const [first] = await readPages(rawPayload);
    expect(first?.text).toContain('1件のレポート');
    expect(first?.text).toContain(wine);
    expect(first?.text).not.toContain(missing);
  });

  it('is a PDF in the design of reports, with every figure', async () => {
    const { rawPayload, headers } = await fetchFile('pdf');
    expect(headers['content-type']).toBe('application/pdf');
    const pages = await readPages(rawPayload);
    const text = pages.map((page) => page.text).join(' ');
    for (const part of ['Comparison', '2 reports', 'Key Statistics', 'Key Ratios']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('5,518,200,000');
    expect(text).not.toContain('Note');
    expect(pages.flatMap(({ roles }) => roles)).toContain('Table');
  });
});
