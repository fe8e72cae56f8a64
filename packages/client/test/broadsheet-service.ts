import { createRenderer } from '@broadsheet/charts/render';
import { demoDocuments } from '@broadsheet/demo';
import { shippedPreparation } from '@broadsheet/editions';
import { reportFamilies } from '@broadsheet/reports';
import { buildApp, type App } from '@broadsheet/server';
import { openStore, type Entitlement, type Store } from '@broadsheet/store';
import { pino } from 'pino';
import { shareRenderer } from '../../../test/share-renderer.js';

export interface BroadsheetService {
  app: App;
  store: Store;
  baseUrl: string;
  stop: () => Promise<void>;
}

/** Cheap hashes, because their cost is not tested here. */
const secretCost = { logN: 4, r: 1, p: 1 };

const password = 'correct horse battery';

/** May read everything, and publish. */
export const credentials = { clientId: 'newsroom', username: 'editor', password };
/** May read company reports only. */
export const limitedCredentials = { clientId: 'companies', username: 'editor', password };

const everything: Entitlement = { access: 'read', families: '*', countries: '*', languages: '*' };

/** The real service over SQLite in memory, listening, with a few demo reports and two clients. */
export async function startBroadsheet(families = reportFamilies): Promise<BroadsheetService> {
  const store = await openStore('sqlite::memory:', { secretCost, families: families.families });
  await saveClient(store, 'newsroom', [everything, { ...everything, access: 'publish' }]);
  await saveClient(store, 'companies', [{ ...everything, families: ['company'] }]);
  const documents = [...demoDocuments({ counts: { industry: 3, company: 3 } })];
  await store.editions.publish(documents.map(shippedPreparation.buildDraft), {
    name: 'test',
    address: '',
  });
  const renderer = shareRenderer(() => createRenderer({ workers: 1 }));
  const logger = pino({ level: 'silent' });
  const app = await buildApp({ store, renderer, logger, version: '0.0.0', families });
  const baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    store,
    baseUrl,
    stop: async () => {
      await app.http.close();
      await renderer.close();
      await store.close();
    },
  };
}

async function saveClient(store: Store, id: string, entitlements: Entitlement[]): Promise<void> {
  await store.clients.save({ id, name: id, entitlements, users: { editor: password } });
}
