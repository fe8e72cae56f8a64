import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { families, listOperations } from '@broadsheet/contract';
import { describe, expect, test } from 'vitest';
import { operationIds } from '../src/api-view/operation-id.js';
import { siteDirectory } from './explorer-service.js';

const assets = join(siteDirectory, 'explore/assets');
const index = () => readFile(join(siteDirectory, 'index.html'), 'utf8');

describe('the build', () => {
  test('needs less than 300 kB of compressed scripts before a chart is drawn', async () => {
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    // ECharts, and the shapes of the world.
    const ofCharts = scripts.filter((name) => /^(chart-engine|draw-chart|options)-/.test(name));
    expect(ofCharts).toHaveLength(3);
    let bytes = 0;
    for (const name of scripts) {
      if (!ofCharts.includes(name)) bytes += gzipSync(await readFile(join(assets, name))).length;
    }
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(300_000);
  });

  test('shows the first page without waiting for a script or a style sheet', async () => {
    const html = await index();
    expect(html).not.toContain('rel="stylesheet"');
    const [entry, ...others] = [...html.matchAll(/<script [^>]*src="\/([^"]+)"/g)];
    expect(others).toEqual([]);
    expect((await readFile(join(siteDirectory, entry?.[1] ?? ''))).length).toBeLessThan(4000);
    // Enough for it to come with the answer's first packets, of which there may be ten.
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
