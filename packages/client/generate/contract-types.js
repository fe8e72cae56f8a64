// Writes the parts of the contract that users of the client see as plain TypeScript, so that the
// package needs neither the contract nor its schema library. `npm run generate` writes them, and a
// test fails when what is committed is stale (`--check`).
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { URL } from 'node:url';
import * as contract from '@broadsheet/contract';
import { format, resolveConfig } from 'prettier';
import { describeType, docComment } from './schema-type.js';

const header = '// Written by `npm run generate` from the contract; do not edit.\n\n';

/** The sections by the file that describes their bodies. */
const groups = {
  details: [
    ...['title', 'abn', 'acn', 'asx', 'nzbn', 'nzse', 'balancedate', 'companytype'],
    ...['incorporationdate', 'phonenumber', 'postaladdress', 'rank', 'registeredname'],
    ...['streetaddress', 'websiteaddress'],
  ],
  narratives: ['brands', 'swot', 'history'],
  financials: ['financials', 'financialratios', 'financialgrowth'],
  benchmarks: [
    ...['financialvaluationratios', 'financialratiosindustryaverage'],
    ...['financialgrowthindustryaverage'],
  ],
  people: ['keypersonnel', 'otherdirectorships'],
  operations: [
    ...['operatingdivisiongeographiclocations', 'operatingdivisionindustries'],
    ...['operatingdivisions', 'industriesofoperation', 'topindustry'],
  ],
  ownership: ['shareholders', 'substantialshareholders', 'subsidiaries'],
};

const bodyName = (token) => contract.sectionBodies[token].$id;

function bodiesFile(tokens) {
  const bodies = tokens.map((token) => {
    const schema = contract.sectionBodies[token];
    return `${docComment(schema.description)}export interface ${bodyName(token)} ${describeType(schema)}\n`;
  });
  return bodies.join('\n');
}

function sectionsFile() {
  const imports = Object.entries(groups)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([group, tokens]) =>
        `import type { ${tokens.map(bodyName).toSorted().join(', ')} } from './${group}.js';`,
    );
  const entries = contract.sectionTokens.map(
    (token) => `${docComment(contract.sections[token].about)}${token}: ${bodyName(token)};`,
  );
  return `${imports.join('\n')}

/** The body of each section of a company report, by the token that asks for it. */
export interface SectionBodies {
${entries.join('\n')}
}

/** What names a section in a request. */
export type SectionToken = keyof SectionBodies;

/** Every section there is, in the order of the specification. */
export const sectionTokens: readonly SectionToken[] = ${JSON.stringify(contract.sectionTokens)};
`;
}

function imagesFile() {
  const { imageNames } = contract;
  return `/** What names a chart of an industry report. */
export type ImageName = ${imageNames.map((name) => `'${name}'`).join(' | ')};

/** Every chart there is, in the order in which they are listed. */
export const imageNames: readonly ImageName[] = ${JSON.stringify(imageNames)};
`;
}

/** Every generated file by its path, formatted as the rest of the source is. */
async function generateFiles() {
  const sources = {
    'image-name.ts': imagesFile(),
    'sections/section-bodies.ts': sectionsFile(),
    ...Object.fromEntries(
      Object.entries(groups).map(([group, tokens]) => [`sections/${group}.ts`, bodiesFile(tokens)]),
    ),
  };
  const files = new Map();
  for (const [path, text] of Object.entries(sources)) {
    const url = new URL(`../src/${path}`, import.meta.url);
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

const files = await generateFiles();
if (process.argv.includes('--check')) {
  const stale = await listStaleFiles(files);
  for (const path of stale) process.stderr.write(`stale: ${path}\n`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [url, text] of files) await writeFile(url, text);
}
