import { expect, it } from 'vitest';
import { readReport } from '../dist/making/read-report.js';
import { buildPages } from '../dist/pdf/render-pdf.js';
import { loadNative } from '../dist/pdf/typst/native.js';
import { setInTypst, startTypst } from '../dist/pdf/typst/typst.js';
import { setPages as setInWebAssembly } from '../dist/pdf/typst/web-assembly.js';
import { hardReport } from './hard-report.js';
import { readPages } from './read-pages.js';

const buildHardPages = () => {
  const { sections } = hardReport;
  const report = readReport({ ...hardReport, sections: sections.slice(0, 2) });
  return buildPages({ ...report, edition: 'Edition 1' });
};

/** A platform may have no binary of Typst. */
const setNatively = loadNative();

it.skipIf(!setNatively)('has the same pages from WebAssembly as from a binary', async () => {
  const pages = await buildHardPages();
  const [expected = [], found] = await Promise.all(
    [setNatively?.(pages), setInWebAssembly(pages)].map(async (pdf) => pdf && readPages(await pdf)),
  );
  expect(found).toEqual(expected);
  expect(expected.length).toBeGreaterThan(3);
});

it('fails for one report when its process ends, and sets the next in another', async () => {
  const pages = await buildHardPages();
  const setting = setInTypst(pages);
  startTypst().kill('SIGKILL');
  await expect(setting).rejects.toThrow('Typst ended with SIGKILL');
  expect(await readPages(await setInTypst(pages))).not.toEqual([]);
});

it('gives up a report that takes too long, and sets the next in another process', async () => {
  const pages = await buildHardPages();
  const lasting = '#for first in range(9999) { for second in range(9999) { } }';
  await expect(setInTypst({ ...pages, template: lasting }, 200)).rejects.toThrow(
    'Typst ended with SIGKILL',
  );
  expect(await readPages(await setInTypst(pages))).not.toEqual([]);
});

it('finishes a report when all processes are told to stop', async () => {
  const pages = await buildHardPages();
  // It runs: a signal before that would end it.
  await setInTypst(pages);
  const setting = setInTypst(pages);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) startTypst().kill(signal);
  expect(await readPages(await setting)).not.toEqual([]);
});

it('says what is wrong with pages that cannot be set', async () => {
  const pages = { ...(await buildHardPages()), template: '#unknown' };
  await expect(setInTypst(pages)).rejects.toThrow('unknown variable: unknown');
});
