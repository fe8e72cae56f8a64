// Writes the parts of the contract that users of the client see as plain TypeScript, so that the
// package needs neither the contract nor its schema library. `npm run generate` writes them, and a
// test fails when what is committed is stale (`--check`).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { URL } from 'node:url';
import { families } from '@broadsheet/contract';
import { format, resolveConfig } from 'prettier';
import { familyFile } from './family-file.js';
import { imagesFile } from './images-file.js';
import { hasCharts, hasSections } from './naming.js';
import { registryFiles } from './registry-files.js';
import { sectionFiles } from './section-files.js';

const header = '// Written by `npm run generate` from the contract; do not edit.\n\n';

/** The first family that has a body, by the body's name. */
function findOwners(list) {
  const owners = new Map();
  for (const { name, sections } of list) {
    for (const { body } of Object.values(sections)) {
      if (!owners.has(body.$id)) owners.set(body.$id, name);
    }
  }
  return owners;
}

/** The files of one family by their names in its folder. */
function filesOf(family, owners) {
  return {
    [`${family.name}.ts`]: familyFile(family),
    ...(hasCharts(family) && { 'images.ts': imagesFile(family) }),
    ...(hasSections(family) && sectionFiles(family, owners)),
  };
}

/** Every generated file by its address, formatted as the rest of the source is. */
async function generateFiles() {
  const owners = findOwners(families.list);
  const sources = Object.entries(registryFiles(families.list));
  for (const family of families.list) {
    for (const [file, text] of Object.entries(filesOf(family, owners))) {
      sources.push([`${family.name}/${file}`, text]);
    }
  }
  const files = new Map();
  for (const [path, text] of sources) {
    const url = new URL(`../src/families/${path}`, import.meta.url);
    const options = await resolveConfig(url);
    files.set(url, await format(header + text, { ...options, parser: 'typescript' }));
  }
  return files;
}

/** The paths of the files that are not what would be written now. */
async function listStaleFiles(files) {
  const stale = [];
  for (const [url, text] of files) {
    const committed = await readFile(url, 'utf8').catch(() => undefined);
    if (committed !== text) stale.push(url.pathname);
  }
  return stale;
}

async function writeFiles(files) {
  for (const [url, text] of files) {
    await mkdir(new URL('.', url), { recursive: true });
    await writeFile(url, text);
  }
}

const files = await generateFiles();
if (process.argv.includes('--check')) {
  const stale = await listStaleFiles(files);
  for (const path of stale) process.stderr.write(`stale: ${path}\n`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  await writeFiles(files);
}
