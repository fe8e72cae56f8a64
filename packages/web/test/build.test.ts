import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { operations } from '@broadsheet/contract';
import { describe, expect, test } from 'vitest';
import { operationIds } from '../src/api-view/operation-id.js';
import { siteDirectory } from './explorer-service.js';

const assets = join(siteDirectory, 'explore/assets');
const index = () => readFile(join(siteDirectory, 'index.html'), 'utf8');

describe('the build', () => {
  test('needs less than 300 kB of compressed scripts before a chart is drawn', async () => {
    const scripts = [...(await index()).matchAll(/(?:src|href)="\/explore\/assets\/([^"]+\.js)"/g)];
    expect(scripts.length).toBeGreaterThan(0);
    let bytes = 0;
    for (const [, name = ''] of scripts)
      bytes += gzipSync(await readFile(join(assets, name))).length;
    expect(bytes).toBeLessThan(300_000);
  });

  test('draws with a script of its own, which the page does not wait for', async () => {
    const names = await readdir(assets);
    const drawing = names.find((name) => /^draw-chart-.*\.js$/.test(name)) ?? '';
    expect(drawing).not.toBe('');
    expect(await index()).not.toContain(drawing);
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
  const known = new Map(operations.map(({ path, id }) => [path, id]));
  for (const [path, id] of Object.entries(operationIds)) expect(known.get(path)).toBe(id);
});
