import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Broadsheet } from '@broadsheet/client';
import { families } from '@broadsheet/contract';
import { buildDraft } from '@broadsheet/editions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveFiles } from '../../src/reading/save-files.js';
import { patient } from '../publishing/documents.js';
import { createFolder, runCommand, type Finished } from '../service-process.js';
import { reader, startReadersService, type ReadersService } from './readers-service.js';

const credentials = { clientId: 'demo', username: 'demo', password: 'demo' };

let service: ReadersService;
let folder: Awaited<ReturnType<typeof createFolder>>;
const broadsheet = (...args: string[]): Promise<Finished> =>
  runCommand([...args, '--url', service.address, ...reader], { cwd: folder.path });

beforeAll(async () => {
  folder = await createFolder();
  service = await startReadersService();
}, patient.timeout);
afterAll(async () => {
  await service.stop();
  await folder.remove();
});

async function publishWithoutCharts(): Promise<void> {
  const document = {
    ...{ Country: 'AU', Code: '9999', Language: 'English', Title: 'Kites', Sector: 'Toys' },
    ...{ Source: 'Example', DataDate: '2026-06-30', Currency: 'AUD' },
  };
  const draft = buildDraft({ family: 'industry', document });
  await service.store.editions.publish([draft], { name: 'test', address: '' });
}

describe('reports', patient, () => {
  it('lists what one may read as a table, and as JSON', async () => {
    const { code, stdout, stderr } = await broadsheet('reports');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^REPORT +UPDATED +TITLE\nindustry\/AU\/1214\/English +\d{4}-/);
    const listed = await broadsheet('reports', '--json', '--family', 'company');
    const reports = JSON.parse(listed.stdout) as Record<string, unknown>[];
    expect(reports[0]).toMatchObject({ Key: 'company/1001/English', EntityId: 1001 });
    expect(stdout.split('\n')).toHaveLength(
      reports.length +
        (
          JSON.parse(
            (await broadsheet('reports', '--json', '--family', 'industry')).stdout,
          ) as unknown[]
        ).length +
        2,
    );
  });

  it('finds reports by words, and says if there are none', async () => {
    const found = await broadsheet('reports', 'wine', 'alcoh', '--json');
    expect(JSON.parse(found.stdout)).toHaveProperty('0.Key', 'industry/AU/1214/English');
    const none = await broadsheet('reports', 'zeppelin', '--json');
    expect(none).toMatchObject({ code: 0, stdout: '[]\n' });
    expect(none.stderr).toContain('Nothing matches "zeppelin"');
    const limited = await broadsheet('reports', '--limit', '1');
    expect(limited.stdout.split('\n')).toHaveLength(3);
    expect(limited.stderr).toContain('there are more');
  });
});

describe('compare', patient, () => {
  const keys = ['industry/AU/1214/English', 'industry/AU/1214/Japanese'];

  it('prints key figures side by side, or as CSV', async () => {
    const table = await broadsheet('compare', ...keys);
    expect(table).toMatchObject({ code: 0, stderr: '' });
    expect(table.stdout).toMatch(/^\d{4} .*\n(.*\n)*Revenue +AUD [\d,.]+ +AUD [\d,.]+\n/);
    const csv = await broadsheet('compare', ...keys, '--format', 'csv');
    expect(csv.stdout).toMatch(/^\uFEFFReport,Title,Section,Measure/);
    const missing = 'industry/AU/9999/Japanese';
    const japanese = await broadsheet('compare', 'industry/AU/1214/Japanese', missing);
    expect(japanese.stdout).toContain('\n売上高 ');
    const named = await broadsheet('compare', ...keys, '-o', 'compared.csv');
    expect(named).toMatchObject({ code: 0, stderr: 'Wrote compared.csv\n' });
    expect(await readFile(join(folder.path, 'compared.csv'), 'utf8')).toBe(csv.stdout);
  });

  it('names what is left out, and refuses reports that cannot be compared', async () => {
    const missing = await broadsheet('compare', ...keys, 'industry/AU/9999/English');
    expect(missing.code).toBe(0);
    expect(missing.stderr).toBe('industry/AU/9999/English is left out: it is not published.\n');
    const mixed = await broadsheet('compare', 'company/1001/English', 'industry/AU/1214/English');
    expect(mixed.code).toBe(1);
    expect(mixed.stderr).toContain('one family');
  });
});

describe('chart', patient, () => {
  it('prints the figures of a chart, by country and code or by key', async () => {
    const csv = await broadsheet('chart', 'au', '1214', 'revenue', '--format', 'csv');
    expect(csv).toMatchObject({ code: 0, stderr: '' });
    expect(csv.stdout).toMatch(/^\uFEFFYear,Revenue \(.+\r\n\d{4},\d+,/);
    const same = ['industry/AU/1214/English', 'Revenue', '--format', 'csv'];
    expect((await broadsheet('chart', ...same)).stdout).toBe(csv.stdout);
    await broadsheet('chart', 'au', '1214', 'revenue', '-o', 'revenue.csv');
    expect(await readFile(join(folder.path, 'revenue.csv'), 'utf8')).toBe(csv.stdout);
  });

  it('writes pictures of any shape', async () => {
    const size = ['--layout', 'narrow', '--width', '400'];
    const done = await broadsheet('chart', 'AU', '1214', 'revenue', ...size, '-o', 'a/narrow.png');
    expect(done).toMatchObject({ code: 0, stderr: 'Wrote a/narrow.png\n' });
    const png = await readFile(join(folder.path, 'a/narrow.png'));
    expect(png.readUInt32BE(16)).toBe(400);
  });

  it.each([
    [['AU', '1214', 'revenu'], 'did you mean'],
    [['AU', '1214'], 'Name one chart'],
    [['AU/1214', 'revenue'], 'Name the report and the chart'],
    [['AU', '9999', 'revenue'], '9999'],
    [['AU', '1214', 'revenue', '--format', 'csv', '--width', '800'], '--width is for pictures'],
    [['AU', '1214', 'revenue', '--width', '12'], 'from 400 to 2400'],
    [['AU', '1214', 'revenue', '--format', 'gif'], 'png, svg, csv, xlsx'],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { code, stderr } = await broadsheet('chart', ...args);
    expect(code).toBeGreaterThan(0);
    expect(stderr.toLowerCase()).toContain(sentence.toLowerCase());
  });
});

describe('embed', patient, () => {
  it('prints an address that shows the chart without a token', async () => {
    const days = ['--days', '2', '--format', 'svg'];
    const { code, stdout, stderr } = await broadsheet('embed', 'AU', '1214', 'revenue', ...days);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const picture = await fetch(stdout.trim());
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    const json = await broadsheet('embed', 'industry/AU/1214/English', 'revenue', '--json');
    const { url, expiresAt } = JSON.parse(json.stdout) as { url: string; expiresAt: string };
    expect(url).toContain('/embed/');
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  });

  it.each([
    [['AU', '1214', 'revenue', '--days', '31'], 'from 1 to 30'],
    [['AU', '1214', 'revenue', '--format', 'csv'], 'png, svg'],
    [['AU', '1214', 'revenu'], 'did you mean'],
    [['company/1001/English', 'revenue'], 'Company reports have no charts.'],
    [['AU', '9999', 'revenue'], '9999'],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { code, stderr } = await broadsheet('embed', ...args);
    expect(code).toBeGreaterThan(0);
    expect(stderr.toLowerCase()).toContain(sentence.toLowerCase());
  });
});

describe('download on a terminal', patient, () => {
  it('has a progress bar below the paths, which goes at the end', async () => {
    const written: string[] = [];
    const stream = { isTTY: true, columns: 80, write: (text: string) => written.push(text) };
    const [key] = ['industry/AU/1214/English'].flatMap(
      (text) => families.findReportKey(text) ?? [],
    );
    if (!key) throw new Error('the key is none');
    const formats = ['md', 'json', 'csv'] as const;
    const saved = await saveFiles(
      formats.map((format) => ({ key, format })),
      {
        client: new Broadsheet({ baseUrl: service.address, credentials }),
        ...{ output: join(folder.path), theme: undefined, paper: undefined, atOnce: 1 },
        ...{ signal: new AbortController().signal, out: stream, terminal: stream },
      },
    );
    expect(saved).toBe(3);
    const bars = written.filter((text) => text.includes(' of 3 files'));
    expect(bars[0]).toMatch(/\[#+\.+\] 1 of 3 files, .* a second, .* left$/);
    expect(bars.at(-1)).toMatch(/\[#{10,}\] 3 of 3 files/);
    expect(written.at(-1)).toBe('\r\u001B[2K');
    expect(written.filter((text) => text.endsWith('.md\n'))).toHaveLength(1);
  });
});

describe('download', patient, () => {
  const wine = 'industry/AU/1214/English';
  const vineyard = 'company/1001/English';
  const path = '/downloads/v3/report';

  it('saves many reports in many formats, several at a time', async () => {
    service.requests.clear();
    const release = service.hold(path);
    const args = [wine, vineyard, '--format', 'md,json,csv', '-o', 'saved', '--at-once', '2'];
    const running = broadsheet('download', ...args);
    await vi.waitUntil(() => service.requests.get(path) === 2, patient);
    release();
    const { code, stdout, stderr } = await running;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '6 files saved.\n' });
    const names = ['company-1001-English', 'industry-AU-1214-English'].flatMap((name) =>
      ['json', 'md', 'zip'].map((ending) => `${name}.${ending}`),
    );
    expect(await readdir(join(folder.path, 'saved'))).toEqual(names);
    expect(stdout.trimEnd().split('\n').sort()).toEqual(names.map((name) => `saved/${name}`));
    const text = await readFile(join(folder.path, 'saved/industry-AU-1214-English.md'), 'utf8');
    expect(text).toMatch(/^# Wine and Other/);
  });

  it('saves the others if one fails, and says why', async () => {
    const missing = 'industry/NZ/1214/English';
    const args = [missing, wine, 'company/999/English', '--format', 'json', '-o', 'some'];
    const { code, stdout, stderr } = await broadsheet('download', ...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'some/industry-AU-1214-English.json\n' });
    expect(stderr).toContain(`${missing} as json: There is no report ${missing}. There is ${wine}`);
    expect(stderr).toContain('company/999/English as json: There is no report');
    expect(stderr).toContain('1 file saved. 2 files not.');
  });

  it.each([
    [['wine', 'AU/1214'], '"wine", "AU/1214" are no reports'],
    [[wine, '--format', 'pdf,docx'], '"docx" is none of pdf, xlsx, csv, json, md'],
    [[wine, '--paper', 'A3'], 'A4, Letter'],
    [[wine, '--at-once', '0'], 'from 1 to 99'],
    [[wine, '--theme', 'pink'], 'light, dark'],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { code, stderr } = await broadsheet('download', ...args);
    expect(code).toBeGreaterThan(0);
    expect(stderr).toContain(sentence);
  });
});

describe('images and image', patient, () => {
  it('lists the charts of a report with what they show', async () => {
    const { stdout } = await broadsheet('images', 'au', '1214');
    expect(stdout).toMatch(/^CHART +SHOWS\nRevenue +Total industry revenue/);
    const { stdout: json } = await broadsheet('images', 'AU', '1214', '--json');
    expect(JSON.parse(json)).toHaveProperty(
      'Images.0.URL',
      '/image/?country=au&code=1214&language=english&image=revenue',
    );
  });

  it('saves one chart into a file, a folder or standard output', async () => {
    const saved = await broadsheet('image', 'AU', '1214', 'revenue', '-o', 'new/revenue.png');
    expect(saved).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'Wrote 1 chart: new/revenue.png\n',
    });
    const bytes = await readFile(join(folder.path, 'new/revenue.png'));
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const inFolder = await broadsheet('image', 'AU', '1214', 'REVENUE', '-o', 'new', '--json');
    expect(JSON.parse(inFolder.stdout)).toEqual([
      {
        Name: 'Revenue',
        File: 'new/revenue.png',
        Bytes: bytes.length,
        SHA256: createHash('sha256').update(bytes).digest('hex'),
      },
    ]);
    const inJson = await broadsheet('image', 'AU', '1214', 'revenue', '--json');
    expect(JSON.parse(inJson.stdout)).toMatchObject([{ Base64: bytes.toString('base64') }]);
    const dark = await broadsheet('image', 'AU', '1214', 'revenue', '--theme', 'dark', '--json');
    expect(JSON.parse(dark.stdout)).not.toMatchObject([{ Base64: bytes.toString('base64') }]);
    expect(await readdir(join(folder.path, 'new'))).toEqual(['revenue.png']);
  });

  it('saves all charts of a report into a folder', async () => {
    const { code, stderr } = await broadsheet('image', 'AU', '1214', '-o', 'charts');
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'Wrote 14 charts: charts\n' });
    expect(await readdir(join(folder.path, 'charts'))).toHaveLength(14);
  });

  it('lists the existing reports and charts instead', async () => {
    const missing = await broadsheet('images', 'NZ', '1214');
    expect(missing).toMatchObject({ code: 1, stdout: '' });
    expect(missing.stderr).toContain(
      'There is no report industry/NZ/1214/English. There is industry/AU/1214/English',
    );
    const language = await broadsheet('image', 'AU', '1214', 'revenue', '--language', 'Klingon');
    expect(language.stderr).toContain('There is industry/AU/1214/English');
    await publishWithoutCharts();
    for (const args of [
      ['images', 'AU', '9999'],
      ['image', 'AU', '9999'],
      ['image', 'AU', '9999', 'revenue'],
      ['chart', 'AU', '9999', 'revenue', '-o', 'revenue.png'],
      ['embed', 'AU', '9999', 'revenue'],
      ['report', 'industry/AU/9999/English', '--charts', 'charts'],
    ]) {
      const { code, stderr } = await broadsheet(...args);
      const says = 'The report industry/AU/9999/English has no charts.\n';
      expect({ code, stderr }).toEqual({ code: 1, stderr: says });
    }
    const theme = await broadsheet('image', 'AU', '1214', 'revenue', '--theme', 'drak');
    expect(theme).toMatchObject({ code: 1 });
    expect(theme.stderr).toContain('light, dark');
  });
});

describe('company', patient, () => {
  it('shows sections as tables people can read', async () => {
    const { code, stdout, stderr } = await broadsheet(
      ...['company', '1001', '--sections', 'title,ABN,nzbn,financials,brands'],
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Title +Redgum Ridge Wines Limited\nABN +\d{11}\n/);
    expect(stdout).toMatch(/\n +Sales revenue +[\d,]+ +[\d,]+/);
    expect(stderr).toBe('The report has nothing under: nzbn.\n');
    // oxlint-disable-next-line no-control-regex -- no colours where nobody sees them
    expect(stdout).not.toMatch(/\u001b/);
  });

  it('shows every section if none is named, each kind in some form', async () => {
    const { stdout, stderr } = await broadsheet('company', '1001');
    for (const heading of ['Subsidiaries', 'SWOT', 'Financial Ratios', 'Key Personnel']) {
      expect(stdout).toContain(`\n${heading}\n`);
    }
    expect(stdout).not.toMatch(/\[object|undefined|\{"/);
    expect(stderr).toBe('');
  });

  it('prints JSON by token, as on the wire', async () => {
    const { stdout } = await broadsheet('company', '1001', '--sections', 'title,nzbn', '--json');
    expect(JSON.parse(stdout)).toEqual({
      EntityId: 1001,
      Language: 'English',
      Sections: {
        title: { StatusCode: 200, Body: { Title: 'Redgum Ridge Wines Limited' } },
        nzbn: { StatusCode: 404, Body: null },
      },
    });
  });

  it('says if there is no such company', async () => {
    const { code, stderr } = await broadsheet('company', '4711');
    expect(code).toBe(1);
    expect(stderr).toContain('There is no report company/4711/English.');
  });
});

describe('a spelling mistake gets a suggestion and the status 2', patient, () => {
  it.each([
    [['raports'], 'Did you mean reports?'],
    [['image', 'AU', '1214', 'revenu'], 'Did you mean "revenue"?'],
    [['images', 'Australia', '1214'], 'Did you mean "AU"?'],
    [['images', 'AUS', '1214'], 'Did you mean "AU"?'],
    [['company', '1001', '--sections', 'title,financals'], 'Did you mean "financials"?'],
    [['company', '1001', '--section', 'title'], 'Did you mean --sections?'],
    [['reports', '--family', 'companies'], 'Allowed choices are industry, company'],
    [['company', 'Redgum'], 'The id of a company is a number'],
    [['images', 'AU'], "missing required argument 'code'"],
  ])('%o', async (args, hint) => {
    const { code, stdout, stderr } = await runCommand(args, { cwd: folder.path });
    expect(stderr).toContain(hint);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});
