import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogue } from './catalogue.js';
import { compile, packPackage, runNode, type PackedPackage } from './packed-package.js';
import { startScripted } from './scripted-service.js';

let packed: PackedPackage;
beforeAll(async () => {
  packed = await packPackage();
}, 180_000);
afterAll(() => packed.remove());

describe('the packed package', () => {
  test('passes publint', async () => {
    const { buffer, byteOffset, length } = packed.tarball;
    const tarball = buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  test('has types that are right for every way of importing it', async () => {
    const analysis = await checkPackage(
      createPackageFromTarballData(new Uint8Array(packed.tarball)),
    );
    expect(analysis).toMatchObject({ types: { kind: 'included' } });
    // Only module resolution as in Node 10, before `exports`, finds no other entry than the main
    // one.
    expect('problems' in analysis && analysis.problems).toEqual([
      { kind: 'NoResolution', entrypoint: './file-cache', resolutionKind: 'node10' },
    ]);
  });

  test('brings nothing along but its own files', async () => {
    const project = await packed.createProject({});
    await expect(readdir(join(project, 'node_modules', '@broadsheet'))).resolves.toEqual([
      'client',
    ]);
    const modules = await readdir(join(project, 'node_modules'));
    expect(modules.filter((name) => !name.startsWith('.'))).toEqual(['@broadsheet']);
    const files = await readdir(join(project, 'node_modules/@broadsheet/client'), {
      recursive: true,
    });
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', 'dist/cjs/package.json']),
    );
    expect(files.filter((name) => /src|test|tsbuildinfo|\.map$/.test(name))).toEqual([]);
  });

  test('is smaller than 14 kB, minified and compressed, and needs no Node module', async () => {
    const project = await packed.createProject({});
    const bundle = await rolldown({
      input: join(project, 'node_modules/@broadsheet/client/dist/index.js'),
      platform: 'browser',
    });
    const { output } = await bundle.generate({ minify: true });
    const [{ code, imports }] = output;
    expect(imports).toEqual([]);
    expect(code).not.toMatch(/node:|process\.|Buffer\./);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(14_000);
  });
});

const program = (load: string) => `
${load}
async function main() {
  const client = new Broadsheet({
    baseUrl: process.env.SERVICE,
    credentials: 'token',
    cache: fileCache('cache'),
  });
  const [descriptor] = await client.industry.images({ country: 'AU', code: '1214' });
  const image = await client.industry.image(descriptor);
  console.log(descriptor.name, image.bytes.length);
}
main();
`;

describe('a project', () => {
  test.each([
    [
      'of ES modules',
      'main.mjs',
      "import { Broadsheet } from '@broadsheet/client';\nimport { fileCache } from '@broadsheet/client/file-cache';",
    ],
    [
      'of CommonJS',
      'main.cjs',
      "const { Broadsheet } = require('@broadsheet/client');\nconst { fileCache } = require('@broadsheet/client/file-cache');",
    ],
  ])('%s runs', async (_name, file, load) => {
    const { baseUrl } = await startScripted(createCatalogue().handler);
    const project = await packed.createProject({ [file]: program(load) });
    await expect(runNode(project, [file], { SERVICE: baseUrl })).resolves.toBe('Revenue 70\n');
  });

  test('of TypeScript with nodenext compiles, from either kind of module and from the README', async () => {
    const blocks = await readDocumentedCode();
    expect(Object.keys(blocks).length).toBeGreaterThan(3);
    // The package's own types are checked as well.
    const compilerOptions = { ...strictest, module: 'nodenext', skipLibCheck: false };
    const project = await packed.createProject({
      'tsconfig.json': JSON.stringify({ compilerOptions }),
      'main.mts': typedProgram,
      'main.cts': typedProgram,
      ...blocks,
    });
    await compile(project);
  }, 120_000);

  test('of TypeScript with bundler compiles', async () => {
    const compilerOptions = { ...strictest, module: 'esnext', moduleResolution: 'bundler' };
    const project = await packed.createProject({
      'tsconfig.json': JSON.stringify({ compilerOptions }),
      'main.ts': typedProgram,
    });
    await compile(project);
  }, 120_000);
});

/** The code of the README, by its file name. */
async function readDocumentedCode(): Promise<Record<string, string>> {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)];
  return Object.fromEntries(
    blocks.map(([, code = ''], index) => [`block-${String(index)}.mts`, code]),
  );
}

/** With the standard library only. */
const strictest = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
};

const typedProgram = `
import { Broadsheet, memoryCache, RateLimitError, type FinancialsBody } from '@broadsheet/client';
import { fileCache } from '@broadsheet/client/file-cache';

const credentials = { clientId: 'c', username: 'u', password: 'p' };
const client = new Broadsheet({ baseUrl: 'http://localhost', credentials, cache: memoryCache() });
export const other = new Broadsheet({ baseUrl: '', credentials: 'token', cache: fileCache('x') });

export async function revenue(entityId: number): Promise<number | undefined> {
  const found = await client.company.sections({ entityId, sections: ['title', 'financials'] });
  const body: FinancialsBody | null | undefined = found?.financials.body;
  const name: string | undefined = found?.title.body?.Title;
  // @ts-expect-error a section that was not asked for is not in the answer
  found?.abn;
  // @ts-expect-error there is no such section
  await client.company.sections({ entityId, sections: ['titel'] });
  return name ? body?.Years[0]?.ProfitAndLoss?.TotalRevenue : undefined;
}

export const wait = (error: unknown): number | undefined =>
  error instanceof RateLimitError ? error.retryAfterMs : undefined;
`;
