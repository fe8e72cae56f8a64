import { createRenderer } from '@broadsheet/charts/render';
import { families } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { buildApp } from '@broadsheet/server';
import { openStore, type Entitlement, type Store } from '@broadsheet/store';
import { pino } from 'pino';
import { shareRenderer } from '../../../../test/share-renderer.js';

export interface ReadersService {
  address: string;
  store: Store;
  /** The number of requests for each path, without the query. */
  requests: Map<string, number>;
  /** Holds requests for this path until the returned function is called. */
  hold: (path: string) => () => void;
  stop: () => Promise<void>;
}

interface Demo {
  industries?: number;
  companies?: number;
  /** Reports of every other family. */
  others?: number;
}

const everything: Entitlement = { access: 'read', families: '*', countries: '*', languages: '*' };

/** Credentials as arguments of a reader's command. */
export const reader = ['--client-id', 'demo', '--username', 'demo', '--password', 'demo'];

/** Cheap hashes, because their cost is not tested here. */
const secretCost = { logN: 4, r: 1, p: 1 };

/** The real service with a few demo reports and the client `demo`, which reads everything. */
export async function startReadersService(demo: Demo = {}): Promise<ReadersService> {
  const { industries = 2, companies = 2, others = 0 } = demo;
  const each = Object.fromEntries(families.names.map((name) => [name, others]));
  const counts = { ...each, industry: industries, company: companies };
  const store = await openStore('sqlite::memory:', { secretCost });
  await saveClient(store, 'demo', [everything]);
  await saveClient(store, 'demo-limited', [{ ...everything, families: ['industry'] }]);
  const documents = [...demoDocuments({ counts })];
  await store.editions.publish(documents.map(buildDraft), { name: 'test', address: '' });
  const renderer = shareRenderer(() => createRenderer({ workers: 1 }));
  const app = await buildApp({
    store,
    renderer,
    logger: pino({ level: 'silent' }),
    version: '0.0.0',
  });
  if (companies > 0) await untilRefreshed(store);
  const requests = new Map<string, number>();
  const held = new Map<string, Promise<void>>();
  app.http.addHook('onRequest', async ({ url }) => {
    const [path = ''] = url.split('?');
    requests.set(path, (requests.get(path) ?? 0) + 1);
    await held.get(path);
  });
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    store,
    requests,
    hold: (path) => {
      let release: () => void = () => undefined;
      held.set(path, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(path);
        release();
      };
    },
    stop: async () => {
      await app.http.close();
      await renderer.close();
      await store.close();
    },
  };
}

/** Figures that span companies follow shortly after publishing, as a separate change. */
async function untilRefreshed(store: Store): Promise<void> {
  const scopes = [{ family: 'company', countries: '*', languages: '*' } as const];
  const deadline = Date.now() + 30_000;
  for (;;) {
    const { changes } = await store.changes.list({ after: 0, scopes, limit: 1000 });
    if (changes.some(({ kind }) => kind === 'refreshed')) return;
    if (Date.now() > deadline) throw new Error('the figures that span companies did not follow');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function saveClient(store: Store, id: string, entitlements: Entitlement[]): Promise<void> {
  await store.clients.save({ id, name: id, entitlements, users: { demo: 'demo' } });
}
