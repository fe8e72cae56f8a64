/**
 * Completes index.html, so that the first page is on the screen as soon as this one file has come: what
 * everybody sees first is in it, as Vite has put its style sheet there. Run after both builds of Vite.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

env.NODE_ENV = 'production';
const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const site = join(dist, 'site');

/** @param {string} html @param {string | RegExp} place @param {(...found: string[]) => string} write */
function replaceOnce(html, place, write) {
  const finished = html.replace(place, write);
  if (finished === html) throw new Error(`The build's index.html has no ${String(place)}.`);
  return finished;
}

/** The program and all that it imports at once, as Vite's manifest tells. */
function listProgramFiles() {
  const folder = join(site, '.vite');
  /** @type {Record<string, { file: string, imports?: string[], isEntry?: boolean }>} */
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  /** @param {string} name @returns {string[]} */
  const list = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`Vite's manifest has no ${name}.`);
    return chunk.isEntry ? [] : [chunk.file, ...(chunk.imports ?? []).flatMap(list)];
  };
  return new Set(list('src/program.tsx'));
}

/**
 * Fetched from the beginning, though imported by a script; with low priority, because the page is
 * drawn without them.
 * @param {string} html
 */
function preloadProgram(html) {
  const links = [...listProgramFiles()].map(
    (file) => `  <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`,
  );
  return replaceOnce(html, '</head>', (end) => `${links.join('')}  ${end}`);
}

const prerender = join(dist, 'prerender');
/** @type {{ renderFirstPage: () => string }} */
const { renderFirstPage } = await import(pathToFileURL(join(prerender, 'prerender.js')).href);

const path = join(site, 'index.html');
const html = preloadProgram(readFileSync(path, 'utf8'));
writeFileSync(
  path,
  replaceOnce(html, '<div id="root">', (start) => start + renderFirstPage()),
);
rmSync(prerender, { recursive: true });
