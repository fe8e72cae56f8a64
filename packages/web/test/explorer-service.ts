import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRenderer } from '@broadsheet/charts/render';
import { Broadsheet } from '@broadsheet/client';
import { demoDocuments } from '@broadsheet/demo';
import { createPreparation, refreshSpanning } from '@broadsheet/editions';
import { reportFamilies, type ReportFamilies } from '@broadsheet/reports';
import { buildApp, type AppOptions } from '@broadsheet/server';
import { openStore, type Entitlement, type Store } from '@broadsheet/store';
import { pino } from 'pino';
import { shareRenderer } from '../../../test/share-renderer.js';

/** The real service over SQLite in memory, listening, with demo reports and the explorer as built. */
export interface ExplorerService {
  baseUrl: string;
  /** Reads and publishes. */
  client: Broadsheet;
  /** Moves the clock for tokens. */
  advance: (ms: number) => void;
  /** Publishes an industry's English report again, with this text replaced. */
  revise: (code: string, text: string, replacement: string) => Promise<void>;
  stop: () => Promise<void>;
}

export const siteDirectory = fileURLToPath(new URL('../dist/site', import.meta.url));
const startersDirectory = fileURLToPath(new URL('../../cli/templates', import.meta.url));
const demoSignIn = { clientId: 'demo', username: 'demo', password: 'demo' };

/** The client `slow` may send one request in this time. */
export const slowClientMs = 30 * 60_000;

const secretCost = { logN: 4, r: 1, p: 1 };
const everything: Entitlement = { access: 'read', families: '*', countries: '*', languages: '*' };
const publisher = { name: 'test', address: '' };

export interface ServiceOptions {
  isEmpty?: boolean;
  families?: ReportFamilies;
  /** Published in addition to the demo's, each with its `Family`. */
  documents?: object[];
  openId?: AppOptions['openId'];
}

export async function startExplorer({
  isEmpty = false,
  families = reportFamilies,
  documents: others = [],
  openId,
}: ServiceOptions = {}): Promise<ExplorerService> {
  if (!existsSync(siteDirectory)) throw new Error('Build the explorer first: npm run build');
  let offsetMs = 0;
  const clock = () => Date.now() + offsetMs;
  const store = await openStore('sqlite::memory:', {
    families: families.families,
    secretCost,
    clock,
  });
  await saveClients(store);
  const documents = isEmpty ? [] : [...demoDocuments({ counts: { industry: 3, company: 4 } })];
  const preparation = createPreparation(families);
  const named = others.map((document) => {
    const family = preparation.findFamily(document);
    if (family === undefined) throw new Error(preparation.describeUnknownFamily(document));
    return { family, document };
  });
  const drafts = [...documents, ...named].map((source) => preparation.buildDraft(source));
  await store.editions.publish(drafts, publisher);
  // The service does it a second later, when pages may already be open.
  await refreshSpanning(store, families);
  const renderer = shareRenderer(() => createRenderer({ workers: 1 }));
  const app = await buildApp({
    ...{ store, families, renderer, clock, openId },
    logger: pino({ level: 'silent' }),
    version: '0.0.0',
    startersDirectory,
    explorer: { directory: siteDirectory, demoSignIn },
  });
  const baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const credentials = { ...demoSignIn, clientId: 'newsroom' };
  const client = new Broadsheet({ baseUrl, credentials });
  return {
    baseUrl,
    client,
    advance: (ms) => {
      offsetMs += ms;
    },
    revise: async (code, text, replacement) => {
      const key = { country: 'AU', code, language: 'English' } as const;
      const current = JSON.stringify((await client.publishing.document(key))?.document);
      if (!current.includes(text)) throw new Error(`The report ${code} has no ${text}.`);
      const revised = JSON.parse(current.replaceAll(text, replacement)) as object;
      await client.publishing.publish(key, revised);
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
  const publish: Entitlement = { ...everything, access: 'publish' };
  const entitlements = [everything, publish];
  await store.clients.save({ id: 'newsroom', name: 'Newsroom', entitlements, users });
  const administer: Entitlement = { ...everything, access: 'administer' };
  await store.clients.save({ id: 'office', name: 'Office', entitlements: [administer], users });
  const limited: Entitlement = { ...everything, families: ['industry'], countries: ['AU'] };
  await store.clients.save({ id: 'limited', name: 'Limited', entitlements: [limited], users });
  const gadgets: Entitlement = { ...everything, families: ['gadget'] };
  await store.clients.save({ id: 'gadgets', name: 'Gadgets', entitlements: [gadgets], users });
  const ratePlan = [{ limit: 1, seconds: slowClientMs / 1000 }];
  await store.clients.save({
    id: 'slow',
    name: 'Slow',
    entitlements: [everything],
    users,
    ratePlan,
  });
}
