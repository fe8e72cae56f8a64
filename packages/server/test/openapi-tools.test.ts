/** The OpenAPI document in the tools that people use it with. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import type { Store } from '@broadsheet/store';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startService, type Service } from './service.js';

const nativeCompiler = fileURLToPath(
  new URL('../../../node_modules/typescript-native/bin/tsc', import.meta.url),
);

/** Names and values that identify a report, or a parameter. */
type Values = Record<string, string | number>;

interface Described {
  operationId: string;
  security: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema: { examples?: unknown[] } }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

interface Document {
  paths: Record<string, Record<string, Described>>;
}

let service: Service;
let address: string;
let document: Document;
beforeAll(async () => {
  service = await startService({}, undefined, publishOthers);
  address = await service.http.listen({ host: '127.0.0.1', port: 0 });
  document = (await (await fetch(`${address}/openapi.json`)).json()) as Document;
});
afterAll(() => service.stop());

/** These tools are slow, and slower on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });
afterAll(() => {
  vi.resetConfig();
});

/** Enough to include the report that the document names as an example of its family. */
const reportsAFamily = 3;
const documents = [...demoDocuments()];

/** The service has industries and companies. */
async function publishOthers({ editions }: Store): Promise<void> {
  const families = new Set(documents.map(({ family }) => family));
  for (const name of ['industry', 'company']) families.delete(name);
  const chosen = [...families].flatMap((name) =>
    documents.filter(({ family }) => family === name).slice(0, reportsAFamily),
  );
  await editions.publish(chosen.map(buildDraft), { name: 'test', address: '' });
}

it('Redocly finds no error but in the path that the specification fixes', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(new Set(errors.map(({ ruleId }) => ruleId))).toEqual(new Set(['no-path-trailing-slash']));
  for (const { message } of errors) expect(message).toContain('/image/');
});

describe('openapi-typescript', () => {
  const use = `
    import type { paths } from './api.js';

    type Sections = paths['/company/v3/sections']['post'];
    type Request = Sections['requestBody']['content']['application/json'];
    type Answer = Sections['responses'][200]['content']['application/json'];

    export const request: Request = {
      ...{ Country: 'AU', EntityId: 1001, Language: 'English', ReportSections: ['title'] },
    };
    export const listLabels = (answer: Answer): string[] =>
      answer.Sections.map(({ RequestedSection }) => RequestedSection);

    // @ts-expect-error The document says that it is a number.
    export const wrong: Request = { ...request, EntityId: '1001' };
  `;

  /** What TypeScript objects to. Its native compiler takes a fraction of the processor time. */
  const compile = (folder: string) =>
    promisify(execFile)(process.execPath, [nativeCompiler, '-p', folder]).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error as { stdout: string }).stdout || String(error),
    );

  it('writes types that compile, and that a program can use', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'broadsheet-types-'));
    const types = await openapiTS(structuredClone(document) as unknown as OpenAPI3);
    await writeFile(join(folder, 'api.ts'), astToString(types));
    await writeFile(join(folder, 'use.ts'), use);
    const compilerOptions = {
      ...{ strict: true, noEmit: true, types: [], target: 'es2022', module: 'nodenext' },
      // The libraries of TypeScript are not tested, and those of browsers are most of the work.
      ...{ lib: ['es2022'], skipDefaultLibCheck: true },
    };
    const project = { compilerOptions, files: ['use.ts'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
    expect(await compile(folder)).toBe('');
    await rm(folder, { recursive: true });
  });
});

describe("Prism's validating proxy", () => {
  let proxy: ReturnType<typeof createServer>;
  let proxied: string;
  let token: string;
  beforeAll(async () => {
    const all = { families: '*', countries: '*', languages: '*' } as const;
    await service.store.clients.save({
      ...{ id: 'administrator', name: 'Administrator', secret: 'open sesame' },
      entitlements: [{ access: 'administer', ...all }],
      users: { reader: 'open sesame' },
    });
    token = await service.tokenOf('administrator');
    proxy = createServer(await getHttpOperationsFromSpec(structuredClone(document)), {
      cors: false,
      components: { logger: pino({ level: 'silent' }) },
      config: {
        ...{ isProxy: true, upstream: new URL(address), mock: false },
        ...{ checkSecurity: true, validateRequest: true, validateResponse: true, errors: false },
      } as never,
    });
    proxied = await proxy.listen(0, '127.0.0.1');
  });
  afterAll(() => proxy.close());

  it('finds nothing to object to in a request of each operation and its answer', async () => {
    const violations: string[] = [];
    const refused: string[] = [];
    const operations = listOperations();
    for (const { path, method, operation } of operations) {
      const answer = await fetch(proxied + fillPath(path, operation), {
        method: method.toUpperCase(),
        ...writeBody(path, operation),
      });
      const found = answer.headers.get('sl-violations');
      const text = await answer.text();
      keep(operation.operationId, text);
      if (found !== null || text.includes('stoplight.io/prism')) {
        violations.push(`${operation.operationId}: ${found ?? text}`);
      }
      if (!answer.ok) refused.push(`${operation.operationId}: ${String(answer.status)}`);
    }
    expect(violations).toEqual([]);
    // Some need what this service does not have, such as an identity provider.
    expect(refused.length, refused.join(', ')).toBeLessThan(operations.length / 10);
  });

  /** Operations that remove what others need come last. */
  function listOperations() {
    const all = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    const removing = ['removeUser', 'removeClient'];
    const order = ({ operation }: (typeof all)[number]) => removing.indexOf(operation.operationId);
    return all.sort((one, other) => order(one) - order(other));
  }

  const kept = { signed: '' };
  function keep(operationId: string, text: string): void {
    if (operationId !== 'createIndustryEmbed') return;
    kept.signed = /embed\/([^"?]+)/.exec(text)?.[1] ?? '';
  }

  /** The key of an existing report, by the names of parameters. */
  function keyOf(path: string): Values {
    const [, first = '', , family = ''] = path.split('/');
    const example = findExample(`/${first === 'publish' ? family : first}/v3/sections`);
    const entries = Object.entries((example ?? {}) as Values);
    return Object.fromEntries(
      entries.map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]),
    );
  }

  const findExample = (path: string) =>
    document.paths[path]?.post?.requestBody?.content['application/json']?.example;

  function fillPath(path: string, { parameters = [] }: Described): string {
    const values: Values = { ...keyOf(path), ...kept };
    const valueOf = (name: string, examples: unknown[] = []) => String(values[name] ?? examples[0]);
    const query = new URLSearchParams();
    let filled = path;
    for (const { name, in: place, required, schema } of parameters) {
      const value = valueOf(name, schema.examples);
      if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
      else if (required) query.set(name, value);
    }
    return query.size > 0 ? `${filled}?${query.toString()}` : filled;
  }

  const login = { ClientId: 'reader', Username: 'reader', Password: 'open sesame' };
  const credentials = { client_id: 'administrator', client_secret: 'open sesame' };
  const bodies: Record<string, unknown> = {
    createToken: login,
    createOAuthToken: { grant_type: 'client_credentials', ...credentials },
    revokeToken: { token: 'none of ours', ...credentials },
  };

  function writeBody(path: string, operation: Described) {
    const { operationId, requestBody, security } = operation;
    const headers = security.length > 0 ? { authorization: `Bearer ${token}` } : {};
    const [type, { example }] = Object.entries(requestBody?.content ?? {})[0] ?? ['', {}];
    const body =
      bodies[operationId] ??
      example ??
      (path.startsWith('/publish/') && type ? findDocument(path) : undefined);
    if (body === undefined) return { headers };
    const isForm = type === 'application/x-www-form-urlencoded';
    return {
      headers: { ...headers, 'content-type': type },
      body: isForm
        ? new URLSearchParams(body as Record<string, string>).toString()
        : JSON.stringify(body),
    };
  }

  function findDocument(path: string): unknown {
    const { country, code, entityId, region } = keyOf(path);
    const expected = Object.entries({
      Country: country,
      Code: code,
      EntityId: entityId,
      Region: region,
    });
    return documents.find(
      ({ family, document: each }) =>
        path.startsWith(`/publish/v1/${family}/`) &&
        expected.every(
          ([name, value]) =>
            value === undefined || String((each as Values)[name] ?? value) === String(value),
        ),
    )?.document;
  }
});
