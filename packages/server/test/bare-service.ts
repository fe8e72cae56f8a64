import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderer } from '@broadsheet/charts/render';
import { openStore, type Entitlement, type Store } from '@broadsheet/store';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp, type App, type AppOptions } from '../src/index.js';

/** Cheap hashes, because their cost is not tested here. */
const secretCost = { logN: 4, r: 1, p: 1 };
export const password = 'open sesame';
export const secret = 'client secret';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  json: unknown;
}

/** One process of the service without reports, over a database that several can share. */
export interface Process {
  app: App;
  store: Store;
  send(request: InjectOptions): Promise<Answer>;
  /** A token of the client's user; or the text of the answer if it was refused. */
  login(clientId: string, username?: string): Promise<string>;
  /** Calls an operation that needs a token: 200 if the client may read. */
  read(token: string): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startProcess(
  url: string,
  options: Partial<AppOptions> & { wrap?: (store: Store) => Store } = {},
): Promise<Process> {
  const { wrap = (store) => store, ...rest } = options;
  const store = await openStore(url, { secretCost, clock: rest.clock ?? Date.now });
  const renderer = createRenderer({ workers: 1 });
  const logger = pino({ level: 'silent' });
  // Injected requests run in one turn of the event loop, which gets long.
  const overloadDelayMs = 0;
  const app = await buildApp({
    ...{ store: wrap(store), renderer, logger, version: '0.0.0', overloadDelayMs },
    ...rest,
  });
  const send = async (request: InjectOptions): Promise<Answer> => {
    const { statusCode, headers, body } = await app.http.inject(request);
    const isJson = String(headers['content-type']).includes('json');
    return { status: statusCode, headers, text: body, json: isJson ? JSON.parse(body) : undefined };
  };
  return {
    app,
    store,
    send,
    async login(clientId, Username = 'ann') {
      const { json, text } = await send(loginRequest(clientId, { Username }));
      return (json as { access_token?: string }).access_token ?? text;
    },
    read: (token) =>
      send({
        method: 'POST',
        url: '/company/v3/reportlist',
        headers: { authorization: `Bearer ${token}` },
        payload: { Country: 'AU' },
      }),
    async stop() {
      await app.http.close();
      await renderer.close();
      await store.close();
    },
  };
}

export function loginRequest(clientId: string, changes: object = {}): InjectOptions {
  const payload = { ClientId: clientId, Username: 'ann', Password: password, ...changes };
  return { method: 'POST', url: '/authentication/token', payload };
}

const everything = { families: '*', countries: '*', languages: '*' } as const;

/** A client with a secret and the user `ann`. */
export async function saveClient(
  store: Store,
  id: string,
  changes: { access?: Entitlement['access']; ratePlan?: { limit: number; seconds: number }[] } = {},
): Promise<void> {
  const { access = 'read', ratePlan = null } = changes;
  await store.clients.save({
    id,
    name: id,
    entitlements: [{ access, ...everything }],
    ratePlan,
    secret,
    users: { ann: password },
  });
}

/** A database file that is removed afterwards. */
export async function createFile(): Promise<{ url: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-server-'));
  return {
    url: `sqlite:${join(folder, 'test.db')}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
