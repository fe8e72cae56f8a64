/**
 * Every operation of the OpenAPI document with values made from its schemas and with values that
 * no schema foresees. FAULT_SEED repeats a run, FUZZ_ONLY=operationId runs one operation with as
 * many requests as the long form has.
 */
import { Agent, request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import { demoClassifications, demoDocuments, type DemoDocument } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { reportFamilies } from '@broadsheet/reports';
import { buildApp, type App } from '@broadsheet/server';
import { openStore, type Store } from '@broadsheet/store';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareRenderer } from '../../../../test/share-renderer.js';
import { createRandom, isLong, seed } from './fault-run.js';
import { findFault, type FuzzAnswer } from './fuzz-check.js';
import {
  buildRequest,
  type FuzzOperation,
  type FuzzRequest,
  type FuzzWorld,
} from './fuzz-request.js';
import { inlineReferences, type Json } from './fuzz-values.js';
import { obtainToken } from './library.js';

const { FUZZ_ONLY: only } = process.env;
const isThorough = isLong || only !== undefined;
/** The short form takes the same time for any number of operations; they share its requests. */
const requests = isThorough ? { each: 10_000 } : { together: 8000 };
const atOnce = 8;

let store: Store;
let renderer: Renderer;
let app: App;
let address: string;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const { families } = reportFamilies;
const counts = Object.fromEntries(families.list.map(({ name }) => [name, 2]));
const documents = [...demoDocuments({ counts })];
const classifications = demoClassifications();
const documentsOfKind = (kind: 'classification' | 'concordance') =>
  classifications.filter((each) => each.kind === kind).map(({ document }) => document);
const drafts = documents.map((document) => ({ ...buildDraft(document), restore: true }));

/**
 * Each operation has its own minute, so that one with logins does not use up the logins of others.
 */
let aheadMs = 0;

beforeAll(async () => {
  store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
  await restoreWorld();
  renderer = shareRenderer(() => createRenderer({ workers: 1 }));
  app = await buildApp({
    ...{ store, renderer, version: '0.0.0', logger: pino({ level: 'silent' }) },
    clock: () => Date.now() + aheadMs,
    trustProxy: ['loopback'],
  });
  address = await app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  agent.destroy();
  await app.http.close();
  await renderer.close();
  await store.close();
});

const all = { families: '*', countries: '*', languages: '*' } as const;
const clients = {
  read: [{ access: 'read', ...all }],
  publish: [{ access: 'publish', ...all }],
  administer: [{ access: 'administer', ...all }],
  limited: [{ access: 'read', families: ['industry'], countries: ['NZ'], languages: ['English'] }],
} as const;

/** They need a provider to sign in with, or an address that was signed. */
const needMore = ['startOpenId', 'finishOpenId', 'getEmbed'];

/**
 * A different user each time: after too many wrong passwords a user is refused for a while, even
 * with the right one.
 */
let victim = '';
let victims = 0;
const mostVictims = 100;

/** The last change of the reports; they are published again only after another one. */
let restoredAt = 0;

/** Restores what one operation has destroyed for the next. */
async function restoreWorld(): Promise<void> {
  victim = `victim-${String(victims++ % mostVictims)}`;
  for (const id of [...Object.keys(clients), victim]) {
    const entitlements = clients[id as keyof typeof clients] as
      | (typeof clients)['read']
      | undefined;
    await store.clients.save({
      ...{ id, name: id, secret: 'secret', users: { ann: 'secret' }, disabled: false },
      entitlements: [...(entitlements ?? [])],
    });
  }
  const { change } = await store.getCounters();
  if (change !== restoredAt) await store.editions.publish(drafts, { name: 'fuzz', address: '' });
  await store.classifications.publish(
    classifications.map((draft) => ({ ...draft, restore: true })),
    { name: 'fuzz', address: '' },
  );
  restoredAt = (await store.getCounters()).change;
}

/** Existing reports of the operation's family, or industry reports if it has none. */
async function describeWorld({ path }: FuzzOperation): Promise<FuzzWorld> {
  const names = Object.keys(clients);
  const parts = path.split('/');
  const family = families.list.find(({ name }) => parts.includes(name)) ?? families.get('industry');
  const ofFamily = documents.filter((each) => each.family === family.name);
  const keyFields = family.key.fields.map(({ name }) => name);
  return {
    tokens: await Promise.all(names.map((name) => obtainToken(address, name))),
    known: {
      ...listValues(ofFamily, ['Country', ...keyFields]),
      ...{ language: ['english', 'English'], Language: ['English'] },
      ...{ version: ['ANZSIC-2006', 'ISIC-4'], Version: ['ANZSIC-2006', 'ISIC-4'] },
      ...{ from: ['NACE-2'], to: ['ISIC-4'], From: ['NACE-2'], To: ['ISIC-4'] },
      ...{ image: ['revenue', 'coststructure'], Image: ['Revenue'], theme: ['light', 'dark'] },
      ...{ clientId: [victim, victim, 'nobody'], username: ['ann', 'bob'], client: ['read'] },
      ...{ ClientId: [victim], Username: ['ann'], Password: ['secret', 'wrong'] },
      ...{
        client_id: [victim],
        client_secret: ['secret'],
        name: ['industry.json', 'company.json'],
      },
      grant_type: ['client_credentials'],
      ...{ edition: ['1', '2'], dryRun: ['true', 'false'], restore: ['true'] },
    },
    bodies: {
      [`publish${family.typeName}Report`]: ofFamily.map(({ document }) => document),
      publishClassification: documentsOfKind('classification'),
      publishConcordance: documentsOfKind('concordance'),
    },
  };
}

/** Field names as in bodies, and as in paths. */
function listValues(ofFamily: readonly DemoDocument[], fields: readonly string[]) {
  return Object.fromEntries(
    fields.flatMap((name) => {
      const values = ofFamily.flatMap(({ document }) => {
        const value = (document as Record<string, string | number | undefined>)[name];
        return value === undefined ? [] : [String(value)];
      });
      return [
        [name, values],
        [name.charAt(0).toLowerCase() + name.slice(1), values],
      ].filter(([, known]) => known?.length);
    }),
  ) as Record<string, string[]>;
}

async function listOperations(): Promise<FuzzOperation[]> {
  const document = (await (await fetch(`${address}/openapi.json`)).json()) as Json;
  const paths = inlineReferences(document.paths, document) as Record<string, Record<string, Json>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { operationId, security, parameters = [], requestBody, responses } = described;
      const { content = {} } = (requestBody ?? {}) as {
        content?: Record<string, { schema: Json; example?: unknown }>;
      };
      const [first] = Object.entries(content);
      return {
        id: operationId as string,
        method: method.toUpperCase(),
        path,
        isOpen: (security as unknown[]).length === 0,
        parameters: parameters as FuzzOperation['parameters'],
        ...(first && { body: { contentType: first[0], ...first[1] } }),
        responses: responses as FuzzOperation['responses'],
      };
    }),
  );
}

const decode = (body: Buffer, encoding: string | undefined) =>
  encoding === 'gzip' && body.length > 0 ? gunzipSync(body) : body;

function send({ method, path, headers, body }: FuzzRequest, from: string): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const asking = httpRequest(address + path, {
      ...{ method, agent },
      headers: {
        'x-forwarded-for': from,
        // Only pages of the service can sign in with a browser.
        origin: address,
        ...headers,
        ...(body && { 'content-length': String(body.length) }),
      },
    });
    asking.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: decode(Buffer.concat(parts), answer.headers['content-encoding']),
        });
      });
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

interface Finding {
  fault: string;
  count: number;
  request: string;
  answer: string;
}

async function fuzz(operation: FuzzOperation, offset: number, count: number) {
  const random = createRandom(seed + offset);
  const findings = new Map<string, Finding>();
  const statuses: Record<number, number> = {};
  let world: FuzzWorld | undefined;
  for (let sent = 0; sent < count; sent += atOnce) {
    // Revoked tokens, removed clients and withdrawn reports would make all other responses 401 or
    // 404.
    if (!world || sent % (atOnce * 16) === 0) {
      await restoreWorld();
      world = await describeWorld(operation);
    }
    const known = world;
    const batch = Array.from({ length: atOnce }, () => buildRequest(operation, known, random));
    // Each guesses from a different address, or all but ten would get 429.
    const from = batch.map(() =>
      Array.from({ length: 4 }, () => Math.floor(random() * 256)).join('.'),
    );
    const answers = await Promise.all(
      batch.map((request, index) => send(request, from[index] ?? '')),
    );
    for (const [index, answer] of answers.entries()) {
      const request = batch[index];
      if (!request) continue;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = findFault(operation, request, answer);
      if (fault !== undefined) note(findings, fault, request, answer);
    }
  }
  return { findings: [...findings.values()], statuses };
}

function note(
  findings: Map<string, Finding>,
  fault: string,
  request: FuzzRequest,
  answer: FuzzAnswer,
) {
  const known = findings.get(fault);
  if (known) known.count += 1;
  else {
    const { method, path, headers, body } = request;
    const { authorization = '', ...rest } = headers;
    const shown = { ...rest, authorization: authorization.slice(0, 12) };
    findings.set(fault, {
      fault,
      count: 1,
      request: `${method} ${path} ${JSON.stringify(shown)} ${body?.toString().slice(0, 300) ?? ''}`,
      answer: `${String(answer.status)} ${answer.body.toString().slice(0, 300)}`,
    });
  }
}

it(
  `answers as documented whatever is asked (${JSON.stringify(requests)}, seed ${String(seed)})`,
  async () => {
    const operations = await listOperations();
    expect(operations.length).toBeGreaterThan(30);
    const count = requests.each ?? Math.ceil(requests.together / operations.length);
    const wrong: Record<string, Finding[]> = {};
    const neverDone: string[] = [];
    const mostlyUnknown: string[] = [];
    for (const [index, operation] of operations.entries()) {
      if (only !== undefined && operation.id !== only) continue;
      aheadMs += 61_000;
      const { findings, statuses } = await fuzz(operation, index, count);
      process.stdout.write(`fuzz: ${operation.id} ${JSON.stringify(statuses)}\n`);
      if (findings.length > 0) wrong[operation.id] = findings;
      if (!Object.keys(statuses).some((status) => status.startsWith('2'))) {
        neverDone.push(operation.id);
      }
      if (!operation.isOpen && (statuses[401] ?? 0) > count / 3) {
        mostlyUnknown.push(operation.id);
      }
    }
    expect(wrong).toEqual({});
    // An unknown client tests nothing of an operation, so only one request in ten is of that kind.
    expect(mostlyUnknown).toEqual([]);
    // If no request succeeds, no successful response was compared with its schema. A few requests
    // may be too few.
    if (isThorough) expect(neverDone.filter((id) => !needMore.includes(id))).toEqual([]);
  },
  (isThorough ? 60 : 5) * 60_000,
);
