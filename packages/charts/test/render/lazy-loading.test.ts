import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const rendering = new URL('../../dist/render/index.js', import.meta.url).href;
const glyphs = new URL('../../dist/render/glyphs.js', import.meta.url).href;

/** The drawing libraries that a process has loaded after running `code`. */
function listLoaded(code: string): string[] {
  const report = `
    import { createRequire } from 'node:module';
    import { createRenderer } from '${rendering}';
    import { findMissingGlyphs } from '${glyphs}';
    ${code}
    const loaded = [
      ...Object.keys(createRequire(import.meta.url).cache),
      ...process.report.getReport().sharedObjects,
    ];
    console.log(JSON.stringify(loaded.filter((path) => /echarts|skia/.test(path))));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', report], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

test('a server that only starts, and checks text, loads no drawing library', () => {
  const code = `
    const renderer = createRenderer();
    findMissingGlyphs('text ☕');
    if (!renderer.version.includes('echarts')) throw new Error('no version');
    await renderer.close();
  `;
  expect(listLoaded(code)).toEqual([]);
});

test('the check would see one that is loaded', () => {
  const drawing = new URL('../../dist/render/draw.js', import.meta.url).href;
  const loaded = listLoaded(`await import('${drawing}');`).join(' ');
  expect(loaded).toMatch(/echarts/);
  expect(loaded).toMatch(/skia/);
});
