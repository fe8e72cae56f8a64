import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRenderer } from '@broadsheet/charts/render';
import { demoDocuments } from '@broadsheet/demo';
import { buildApp, buildDraft } from '@broadsheet/server';
import { openStore, type Entitlement, type Store } from '@broadsheet/store';
import { pino } from 'pino';

/** The real service over SQLite in memory, listening, with demo reports and the explorer as built. */
export interface ExplorerService {
  baseUrl: string;
  /** Lets time pass for tokens. */
  advance: (ms: number) => void;
  /** Publishes the report on wine again, with another number of employees. */
  reviseWine: () => Promise<void>;
  stop: () => Promise<void>;
}

export const siteDirectory = fileURLToPath(new URL('../dist/site', import.meta.url));
const demoSignIn = { clientId: 'demo', username: 'demo', password: 'demo' };

const secretCost = { logN: 4, r: 1, p: 1 };
const everything: Entitlement = { access: 'read', families: '*', countries: '*', languages: '*' };
const publisher = { name: 'test', address: '' };

export async function startExplorer(): Promise<ExplorerService> {
  if (!existsSync(siteDirectory)) throw new Error('Build the explorer first: npm run build');
  let offsetMs = 0;
  const clock = () => Date.now() + offsetMs;
  const store = await openStore('sqlite::memory:', { secretCost, clock });
  await saveClients(store);
  const documents = [...demoDocuments({ industries: 3, companies: 2 })];
  await store.editions.publish(documents.map(buildDraft), publisher);
  const renderer = createRenderer({ workers: 1 });
  const app = await buildApp({
    store,
    renderer,
    clock,
    logger: pino({ level: 'silent' }),
    version: '0.0.0',
    explorer: { directory: siteDirectory, demoSignIn },
  });
  return {
    baseUrl: await app.http.listen({ host: '127.0.0.1', port: 0 }),
    advance: (ms) => {
      offsetMs += ms;
    },
    reviseWine: async () => {
      const [wine] = documents;
      const revised = JSON.parse(JSON.stringify(wine).replace('15728', '15900')) as typeof wine;
      if (revised) await store.editions.publish([buildDraft(revised)], publisher);
      await app.noticeChanges();
    },
    stop: async () => {
      await app.http.close();
      await renderer.close();
      await store.close();
    },
  };
}

async function saveClients(store: Store): Promise<void> {
  const users = { demo: 'demo' };
  await store.clients.save({ id: 'demo', name: 'Demo', entitlements: [everything], users });
  const limited: Entitlement = { ...everything, families: ['industry'], countries: ['AU'] };
  await store.clients.save({ id: 'limited', name: 'Limited', entitlements: [limited], users });
}
