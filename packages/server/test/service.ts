import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import { demoDocuments } from '@broadsheet/demo';
import { refreshSpanning, shippedPreparation } from '@broadsheet/editions';
import { openStore, type Entitlement, type Store } from '@broadsheet/store';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { shareRenderer } from '../../../test/share-renderer.js';
import { buildApp, type App, type AppOptions } from '../src/index.js';

const everything: Entitlement = { access: 'read', families: '*', countries: '*', languages: '*' };

/** The real application over SQLite in memory, with a few demo reports and two clients. */
export interface Service {
  app: App;
  http: FastifyInstance;
  store: Store;
  renderer: Renderer;
  /** A token of the client that may read everything. */
  token: string;
  post(url: string, payload?: unknown, headers?: Record<string, string>): Promise<Answer>;
  tokenOf(clientId: string): Promise<string>;
  stop(): Promise<void>;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  json: unknown;
}

/** Cheap hashes, because their cost is not tested here. */
const secretCost = { logN: 4, r: 1, p: 1 };

/** Made once for all test files that a worker runs, and never changed. */
const drafts = [...demoDocuments({ counts: { industry: 3, company: 3 } })].map(
  shippedPreparation.buildDraft,
);

export async function startService(
  options: Partial<AppOptions> = {},
  /** Called before the application is ready, after which nothing can be added. */
  prepare: (http: FastifyInstance) => void = () => undefined,
  /** Called before the application opens the store. */
  fill: (store: Store) => Promise<unknown> = () => Promise.resolve(),
): Promise<Service> {
  const clock = options.clock ?? Date.now;
  const store = await openStore('sqlite::memory:', { secretCost, clock });
  await saveClients(store);
  await store.editions.publish(drafts, { name: 'test', address: '' });
  // The service does it a second later, perhaps between two responses that a test compares.
  await refreshSpanning(store);
  await fill(store);
  const renderer = shareRenderer(() => createRenderer({ workers: 1 }));
  const app = await buildApp({
    store,
    renderer,
    logger: pino({ level: 'silent' }),
    version: '0.0.0',
    // Injected requests run in one turn of the event loop, which gets long.
    overloadDelayMs: 0,
    ...options,
  });
  prepare(app.http);

  const send = async (request: InjectOptions): Promise<Answer> => {
    const { statusCode, headers, body } = await app.http.inject(request);
    const isJson = String(headers['content-type']).includes('json');
    return { status: statusCode, headers, text: body, json: isJson ? JSON.parse(body) : undefined };
  };
  const tokenOf = async (clientId: string): Promise<string> => {
    const payload = { ClientId: clientId, Username: 'reader', Password: 'open sesame' };
    const answer = await send({ method: 'POST', url: '/authentication/token', payload });
    return (answer.json as { access_token: string }).access_token;
  };
  const token = await tokenOf('reader');

  return {
    app,
    http: app.http,
    store,
    renderer,
    token,
    tokenOf,
    post: (url, payload, headers = {}) =>
      send({
        method: 'POST',
        url,
        ...(payload !== undefined && { payload: payload as object }),
        headers: { authorization: `Bearer ${token}`, ...headers },
      }),
    stop: async () => {
      await app.http.close();
      await renderer.close();
      await store.close();
    },
  };
}

async function saveClients(store: Store): Promise<void> {
  const users = { reader: 'open sesame' };
  await store.clients.save({ id: 'reader', name: 'Reader', entitlements: [everything], users });
  await store.clients.save({
    id: 'limited',
    name: 'Australian industries, in English',
    entitlements: [
      { access: 'read', families: ['industry'], countries: ['AU'], languages: ['English'] },
    ],
    users,
  });
}
