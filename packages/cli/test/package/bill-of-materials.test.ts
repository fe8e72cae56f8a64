import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient } from '../publishing/documents.js';
import { createFolder } from '../service-process.js';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Locked>;
}

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  scope: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses: { license?: { id: string }; expression?: string }[];
}

interface Bill {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  metadata: { component: { 'bom-ref': string; version: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Nobody has installed these on their platforms with this lock file yet. */
const binaryWithoutHash = /^@myriaddreamin\/typst-ts-node-compiler-(?!linux-x64)/;

const project = fileURLToPath(new URL('../../../..', import.meta.url));
const packed = 'packages/cli/dist/bundle/bom.json';
const readProject = (path: string) => readFileSync(join(project, path), 'utf8');
const lock = JSON.parse(readProject('package-lock.json')) as Lock;

let folder: Awaited<ReturnType<typeof createFolder>>;
let bill: Bill;
let write: (root: string, file: string) => void;

beforeAll(async () => {
  folder = await createFolder();
  bill = JSON.parse(readProject(packed)) as Bill;
  const builder = pathToFileURL(join(project, 'build/bill-of-materials.js')).href;
  ({ writeBillOfMaterials: write } = (await import(builder)) as {
    writeBillOfMaterials: typeof write;
  });
});
afterAll(() => folder.remove());

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);
const idOf = (path: string) => `${nameOf(path)}@${lock.packages[path]?.version ?? ''}`;
const purlOf = (id: string) => `pkg:npm/${id.replace(/^@/, '%40')}`;

/** Third-party packages, by what the lock file marks as for development. */
const installed = Object.keys(lock.packages).filter((path) => path.includes('node_modules/'));
const production = installed.filter((path) => {
  const { dev, link } = lock.packages[path] ?? {};
  return dev !== true && link !== true;
});

/** The libraries that the sources of the explorer's pages import. */
function listImportedByPages(): string[] {
  const sources = join(project, 'packages/web/src');
  const files = readdirSync(sources, { recursive: true }).map(String);
  const texts = files
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(sources, name), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^.'][^']*)'/gm)].map(
      ([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '',
    ),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('@broadsheet/'));
}

/** npm treats them as development dependencies, but their code is in the pages. */
function listInPages(): string[] {
  const paths = listImportedByPages().map((name) => `node_modules/${name}`);
  const isLeftOut = (path: string) => lock.packages[path]?.dev === true;
  const found = new Set(paths.filter(isLeftOut));
  // Grows during the loop.
  for (const path of found) {
    const needed = Object.keys(lock.packages[path]?.dependencies ?? {});
    for (const name of needed)
      if (isLeftOut(`node_modules/${name}`)) found.add(`node_modules/${name}`);
  }
  return [...found];
}

describe('the bill of materials', () => {
  it('names every dependency that is shipped, and nothing else', () => {
    const expected = [...new Set([...production, ...listInPages()].map(idOf))];
    expect(bill.components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(
      expected.sort(),
    );
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['react', 'scheduler', 'fastify', 'echarts']));
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('has address, licence and hash of each as the lock file has them', () => {
    const byId = new Map(installed.map((path) => [idOf(path), lock.packages[path]]));
    for (const { name, version, purl, hashes, licenses, scope } of bill.components) {
      const locked = byId.get(`${name}@${version}`);
      expect(purl).toBe(purlOf(`${name}@${version}`));
      expect(licenses).toHaveLength(1);
      expect(licenses[0]?.license?.id ?? licenses[0]?.expression).toBe(locked?.license);
      expect(scope).toBe(locked?.optional ? 'optional' : 'required');
      if (locked?.integrity === undefined) {
        expect(name).toMatch(binaryWithoutHash);
        expect(hashes).toBeUndefined();
        continue;
      }
      const [, digest = ''] = locked.integrity.split('sha512-');
      const content = Buffer.from(digest, 'base64').toString('hex');
      expect(content).toHaveLength(128);
      expect(hashes).toEqual([{ alg: 'SHA-512', content }]);
    }
  });

  it('says what needs what, from the product to each of them', () => {
    const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const reached = new Set([bill.metadata.component['bom-ref']]);
    for (const ref of reached) for (const each of needs.get(ref) ?? []) reached.add(each);
    const refs = bill.components.map((component) => component['bom-ref']);
    expect([...reached].slice(1).sort()).toEqual(refs.sort());
    const [react, dom] = ['react', 'react-dom'].map((name) => purlOf(idOf(`node_modules/${name}`)));
    expect(needs.get(dom ?? '')).toContain(react);
  });

  it('is what the lock file says now, and is written the same way every time', async () => {
    write(project, join(folder.path, 'again.json'));
    expect(await readFile(join(folder.path, 'again.json'), 'utf8')).toBe(readProject(packed));
  });

  it('follows the lock file', async () => {
    const pino = { ...lock.packages['node_modules/pino'], version: '99.0.0', license: 'A OR B' };
    const packages = { ...lock.packages, 'node_modules/pino': pino };
    await writeFile(join(folder.path, 'package-lock.json'), JSON.stringify({ packages }));
    write(folder.path, join(folder.path, 'other.json'));
    const other = JSON.parse(await readFile(join(folder.path, 'other.json'), 'utf8')) as Bill;
    const [found] = other.components.filter(({ name }) => name === 'pino');
    expect(found).toMatchObject({ version: '99.0.0', licenses: [{ expression: 'A OR B' }] });
    expect(other.serialNumber).not.toBe(bill.serialNumber);
  });

  it('is in the package that is installed', patient, async () => {
    const { stdout } = await promisify(execFile)(
      'npm',
      ['pack', '--dry-run', '--json', '--ignore-scripts'],
      { cwd: project, maxBuffer: 1e8 },
    );
    expect(stdout).toContain(JSON.stringify(packed));
  });
});
