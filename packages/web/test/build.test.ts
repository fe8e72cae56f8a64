import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { families, listOperations } from '@broadsheet/contract';
import { describe, expect, test } from 'vitest';
import { operationIds } from '../src/api-view/operation-id.js';
import { admin } from '../src/words/english/admin.js';
import { publishing } from '../src/words/english/publishing.js';
import { admin as japaneseAdmin } from '../src/words/japanese/admin.js';
import { publishing as japanesePublishing } from '../src/words/japanese/publishing.js';
import { siteDirectory } from './explorer-service.js';

const assets = join(siteDirectory, 'explore/assets');
const index = () => readFile(join(siteDirectory, 'index.html'), 'utf8');

/** The compressed size of scripts and of all their static imports. */
async function measureScripts(names: string[], seen = new Set<string>()): Promise<number> {
  let bytes = 0;
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = await readFile(join(assets, name), 'utf8');
    const imported = [...text.matchAll(/\b(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)];
    const others = imported.map(([, file = '']) => file);
    bytes += gzipSync(text).length + (await measureScripts(others, seen));
  }
  return bytes;
}

describe('the build', () => {
  test('has less than 230 kB of compressed scripts for all pages together, without those that draw charts', async () => {
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    // ECharts, and the shapes of the world.
    const ofCharts = scripts.filter((name) =>
      /^(chart-engine|draw-chart|register-maps)-/.test(name),
    );
    expect(ofCharts).toHaveLength(3);
    let bytes = 0;
    for (const name of scripts) {
      if (!ofCharts.includes(name)) bytes += gzipSync(await readFile(join(assets, name))).length;
    }
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(230_000);
  });

  test('needs less than 100 kB of compressed scripts for any page before its charts are drawn', async () => {
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const program = scripts.filter((name) => name.startsWith('program-'));
    const pages = scripts.filter((name) => /-pages?-/.test(name));
    expect(pages.length).toBeGreaterThan(5);
    expect(await measureScripts(program)).toBeLessThan(60_000);
    for (const page of pages) {
      expect(await measureScripts([...program, page]), page).toBeLessThan(100_000);
    }
    // In Japanese the words come beside them.
    const words = scripts.filter((name) => name.startsWith('japanese-'));
    expect(words.length).toBeGreaterThan(0);
    expect(await measureScripts(words)).toBeLessThan(30_000);
  });

  test('keeps the words of publishers and administrators in the scripts of their pages', async () => {
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const texts = new Map<string, string>();
    for (const name of scripts) texts.set(name, await readFile(join(assets, name), 'utf8'));
    const staffScripts = new Set<string>();
    const readerScripts = new Set<string>();
    await measureScripts(
      scripts.filter((name) => /^(publishing|admin)-pages-/.test(name)),
      staffScripts,
    );
    await measureScripts(
      scripts.filter((name) => /^program-|-page-|^japanese-/.test(name)),
      readerScripts,
    );
    for (const { lead } of [publishing, admin, japanesePublishing, japaneseAdmin]) {
      const holders = scripts.filter((name) => texts.get(name)?.includes(lead));
      expect(holders.map((name) => [staffScripts.has(name), readerScripts.has(name)])).toEqual([
        [true, false],
      ]);
    }
  });

  test('shows the first page without waiting for a script or a style sheet', async () => {
    const html = await index();
    expect(html).not.toContain('rel="stylesheet"');
    const [entry, ...others] = [...html.matchAll(/<script [^>]*src="\/([^"]+)"/g)];
    expect(others).toEqual([]);
    expect((await readFile(join(siteDirectory, entry?.[1] ?? ''))).length).toBeLessThan(4000);
    // Small enough to arrive with the first packets of the response, about ten.
    expect(gzipSync(html).length).toBeLessThan(10_000);
  });

  test('fetches from the beginning, for later, what the program takes and nothing else', async () => {
    const links = [...(await index()).matchAll(/<link rel="modulepreload"[^>]*>/g)].map(String);
    for (const link of links) expect(link).toContain('fetchpriority="low"');
    const fetched = links.map((link) => /assets\/([\w-]+)-[\w-]{8}\.js/.exec(link)?.[1]);
    expect(fetched).toContain('program');
    expect(fetched).not.toContain('chart-engine');
    const names = (await readdir(assets)).join(' ');
    for (const page of ['industry-page-', 'company-page-']) expect(names).toContain(page);
    expect(fetched.filter((name) => name?.endsWith('-page'))).toEqual([]);
  });

  test('has every script and style sheet compressed beside it', async () => {
    const names = new Set(await readdir(assets));
    for (const name of names) {
      if (!/\.(js|css)$/.test(name)) continue;
      expect(names).toContain(`${name}.br`);
      expect(names).toContain(`${name}.gz`);
    }
  });

  test('has a hash in every name, and asks no other host for anything', async () => {
    for (const name of await readdir(assets)) {
      expect(name).toMatch(/-[\w-]{8}\.\w+(\.br|\.gz)?$/);
    }
    expect(await index()).not.toMatch(/https?:\/\//);
    const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'));
    for (const name of sheets) {
      expect(await readFile(join(assets, name), 'utf8')).not.toMatch(/url\(["']?(https?:)?\/\//);
    }
  });
});

test('the API view leads to operations that the documentation has', () => {
  const known = new Map(listOperations(families).map(({ path, id }) => [path, id]));
  for (const [path, id] of Object.entries(operationIds)) expect(known.get(path)).toBe(id);
});
