/**
 * Every operation of the OpenAPI document with values made from its schemas and with values that
 * no schema foresees. FAULT_SEED repeats a run, FUZZ_ONLY=operationId runs one operation with as
 * many requests as the long form has.
 */
import { Agent, request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { buildApp, type App } from '@broadsheet/server';
import { openStore, type Store } from '@broadsheet/store';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
/** The short form takes as long however many operations there are; they share its requests. */
const requests = isThorough ? { each: 10_000 } : { together: 8000 };
const atOnce = 8;

let store: Store;
let renderer: Renderer;
let app: App;
let address: string;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const documents = [...demoDocuments({ counts: { industry: 2, company: 2 } })];
const drafts = documents.map((document) => ({ ...buildDraft(document), restore: true }));
const documentsOf = (family: string) =>
  documents.filter((each) => each.family === family).map(({ document }) => document);

/** Each operation has a minute of its own: one that logs in leaves the others their logins. */
let aheadMs = 0;

beforeAll(async () => {
  store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
  await restoreWorld();
  renderer = createRenderer({ workers: 1 });
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

/** Another one each time: whoever was guessed at too often is refused for a while, also by the right word. */
let victim = '';
let victims = 0;
const mostVictims = 100;

/** What one operation has destroyed, the next finds again. */
async function restoreWorld(): Promise<void> {
  victim = `victim-${String(victims++ % mostVictims)}`;
  for (const id of [...Object.keys(clients), victim]) {
    const entitlements = clients[id as keyof typeof clients] as
      (typeof clients)['read'] | undefined;
    await store.clients.save({
      ...{ id, name: id, secret: 'secret', users: { ann: 'secret' }, disabled: false },
      entitlements: [...(entitlements ?? [])],
    });
  }
  await store.editions.publish(drafts, { name: 'fuzz', address: '' });
}

async function describeWorld(): Promise<FuzzWorld> {
  const names = Object.keys(clients);
  return {
    tokens: await Promise.all(names.map((name) => obtainToken(address, name))),
    known: {
      ...{ country: ['au', 'AU'], Country: ['AU'], code: ['1214'], Code: ['1214'] },
      ...{ language: ['english', 'English'], Language: ['English'], entityId: ['1001'] },
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
      publishIndustryReport: documentsOf('industry'),
      publishCompanyReport: documentsOf('company'),
    },
  };
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
        // Signing in with a browser is for pages of the service.
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
  let world = await describeWorld();
  for (let sent = 0; sent < count; sent += atOnce) {
    // Revoked tokens, removed clients and withdrawn reports would make all the rest 401 or 404.
    if (sent % (atOnce * 16) === 0) {
      await restoreWorld();
      world = await describeWorld();
    }
    const batch = Array.from({ length: atOnce }, () => buildRequest(operation, world, random));
    // Each guesses from another place, else all but ten would be 429.
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
    // Whoever is unknown learns nothing of an operation: one request in ten should be of that kind.
    expect(mostlyUnknown).toEqual([]);
    // Where nothing ever succeeds, no good answer was held against its schema. Few may be too few for it.
    if (isThorough) expect(neverDone).toEqual([]);
  },
  (isThorough ? 60 : 5) * 60_000,
);
