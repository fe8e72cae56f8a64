import { readFile, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { industryChartNames as imageNames } from '@broadsheet/contract';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startPreviewServer } from '../../src/preview/preview-server.js';
import { createFolder, startCommand, type Finished } from '../service-process.js';
import { commandIn, edit, patient, twoFamilies } from './documents.js';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

let folder: Awaited<ReturnType<typeof createFolder>>;
let broadsheet: (...args: string[]) => Promise<Finished>;
let page: string;

beforeAll(async () => {
  folder = await createFolder();
  broadsheet = commandIn(folder.path);
  await broadsheet('init', 'reports', ...twoFamilies);
  await edit(
    join(folder.path, 'reports', 'company.yaml'),
    'Title: Skylark',
    'Title: <b>Sky</b>lark',
  );
  const { code, stdout } = await broadsheet('preview', 'reports');
  expect({ code, stdout }).toEqual({ code: 0, stdout: `${join('preview', 'index.html')}\n` });
  page = await readFile(join(folder.path, 'preview', 'index.html'), 'utf8');
}, patient.timeout);
afterAll(() => folder.remove());

function* elementsOf(node: Node, name: string): Iterable<Element> {
  if ('tagName' in node && node.tagName === name) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child, name);
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

const listed = (name: string) => [...elementsOf(parse(page), name)];
const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((attr) => attr.name === name)?.value ?? '';

describe('broadsheet preview', patient, () => {
  it('draws every chart into the page itself, with its alt text and its data', () => {
    const images = listed('img');
    expect(images).toHaveLength(14);
    for (const image of images) {
      const [kind, base64 = ''] = attribute(image, 'src').split(',');
      expect(kind).toBe('data:image/png;base64');
      const png = Buffer.from(base64, 'base64');
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 675]);
      expect(attribute(image, 'alt')).toMatch(/^[A-Z][^]+\.$/);
    }
    const figures = listed('figure');
    expect(figures.map((figure) => textOf([...elementsOf(figure, 'h3')][0] as Node))).toEqual([
      ...imageNames,
    ]);
    expect(textOf(figures[0] as Node)).toContain('62,500,000');
  });

  it('shows every section as readers will get it', () => {
    const text = textOf(parse(page));
    for (const piece of [
      '59999900104',
      'Net profit after tax',
      '1,134',
      'Farrow Family Holdings',
    ]) {
      expect(text).toContain(piece);
    }
    expect(listed('strong').map(textOf)).toContain('three brands');
    expect(listed('h2').map(textOf)).toContain('<b>Sky</b>lark Kites Limited');
  });

  it('fetches nothing and runs nothing', () => {
    expect(listed('script')).toEqual([]);
    expect(listed('link')).toEqual([]);
    expect(listed('meta').map((meta) => attribute(meta, 'content'))).toContain(
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
    );
  });

  it('links its contents to what it holds', () => {
    const ids = new Set(
      [...listed('figure'), ...listed('section')].map((part) => attribute(part, 'id')),
    );
    const links = listed('a').map((link) => attribute(link, 'href').slice(1));
    expect(links.length).toBeGreaterThan(25);
    for (const link of links) expect(ids).toContain(link);
  });

  it('shows what is wrong with a document instead of its charts, and says so', async () => {
    const bad = join(folder.path, 'bad.json');
    await writeFile(bad, '{"EntityId": 5, "Language": "English", "Title": "Five", "ABN": "1"}');
    const { code, stderr } = await broadsheet('preview', 'bad.json', '-o', 'wrong');
    expect(code).toBe(1);
    expect(stderr).toContain('bad.json:1:64: error: /ABN');
    const wrong = await readFile(join(folder.path, 'wrong', 'index.html'), 'utf8');
    expect(wrong).toContain('bad.json:1:64: error: /ABN');
  });

  it('is served and updated when a file changes, with --watch', async () => {
    const path = join(folder.path, 'reports', 'company.yaml');
    const args = ['preview', join('reports', 'company.yaml'), '--watch'];
    const { child, output, closed } = startCommand(args, { cwd: folder.path });
    await expect.poll(() => output.stdout, patient).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\n$/);
    const address = output.stdout.trim();
    const read = async (of = '') => (await fetch(address + of)).text();
    expect(await read()).toMatch(/<script src="\/reload\.js\?v=\d+" defer>/);
    expect(await read('reload.js')).toContain("new EventSource('/events')");
    const browser = await chromium.launch({
      executablePath: inject('browserPath'),
      // Chromium's sandbox does not start as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByText('lark Kites Limited').first().waitFor();
    const events = (await fetch(`${address}events`)).body?.pipeThrough(new TextDecoderStream());
    const versions = events?.getReader();
    const first = await versions?.read();
    expect(first?.value).toMatch(/^event: version\ndata: \d+\n\n$/);

    await edit(path, 'lark Kites Limited', 'lark Dragons Limited');
    const second = await versions?.read();
    expect(second?.value).not.toBe(first?.value);
    expect(await read()).toContain('lark Dragons Limited');
    await page.getByText('lark Dragons Limited').first().waitFor();
    await browser.close();
    child.kill('SIGINT');
    expect(await closed).toEqual([0, null]);
  });

  it('is served to pages of this machine only', async () => {
    const server = await startPreviewServer({ build: () => Promise.resolve([]), port: 0 });
    const answer = await new Promise<IncomingMessage>((resolve) => {
      get(server.address, { headers: { host: 'reports.example.com' } }, resolve);
    });
    expect(answer.statusCode).toBe(403);
    answer.destroy();
    await server.close();
  });
});
