import { randomBytes } from 'node:crypto';
import { industry } from '@broadsheet/contract';
import { isLoopbackHost } from '@broadsheet/contract/loopback-host';
import { buildDraft, refreshSpanning } from '@broadsheet/editions';
import { withoutPassword, type Entitlement, type Store } from '@broadsheet/store';
import { UserError } from './user-error.js';

export interface DemoCredentials {
  username: string;
  password: string;
  secret: string;
}

/** Well-known credentials, used only if the service is reachable from this machine alone. */
const wellKnown: DemoCredentials = { username: 'demo', password: 'demo', secret: 'demo' };

const everything: Entitlement = { access: 'read', families: '*', countries: '*', languages: '*' };
const australianIndustries: Entitlement = {
  ...everything,
  families: [industry.name],
  countries: ['AU'],
};

/** Stores how far the demo has filled its store. */
const stateName = 'demo';
const credentialsName = 'demo-credentials';

interface DemoOptions {
  host: string;
  databaseUrl: string;
  /** How many reports of each family; all of them if left out. */
  counts?: Readonly<Record<string, number>>;
}

/** Fills the demo's own store on its first start, and creates the demo clients on every start. */
export async function prepareDemo(
  store: Store,
  { host, databaseUrl, counts }: DemoOptions,
): Promise<DemoCredentials> {
  if ((await store.meta.find(stateName)) === undefined) {
    await requireEmpty(store, databaseUrl);
    if ((await store.meta.find(stateName)) === undefined) {
      await store.meta.set(stateName, 'filling');
    }
  }
  if ((await store.meta.find(stateName)) === 'filling') {
    await publishDemoReports(store, counts);
    await store.meta.set(stateName, 'filled');
  }
  return saveDemoClients(store, isLoopbackHost(host));
}

/** Without `--demo` there are no demo reports and no well-known credentials. */
export async function refuseDemoStore(store: Store, databaseUrl: string): Promise<void> {
  if ((await store.meta.find(stateName)) === undefined) return;
  await store.close();
  throw new UserError(
    `The store ${withoutPassword(databaseUrl)} was made by --demo and holds demo reports. Start with --demo, or choose another DATABASE_URL.`,
  );
}

async function requireEmpty(store: Store, databaseUrl: string): Promise<void> {
  const counts = await store.editions.countReports();
  const isEmpty = Object.values(counts).every((count) => count === 0);
  if (isEmpty && (await store.clients.count()) === 0) return;
  // Another process may have begun to fill the store since the first check.
  if ((await store.meta.find(stateName)) !== undefined) return;
  await store.close();
  throw new UserError(
    `The store ${withoutPassword(databaseUrl)} was not made by --demo, and --demo uses only stores that it made. Start without --demo, or choose another DATABASE_URL.`,
  );
}

const batchSize = 50;
const demo = { name: 'demo', address: '' };

async function publishDemoReports(store: Store, counts: DemoOptions['counts']): Promise<void> {
  // Needed on the first start only.
  const { demoClassifications, demoDocuments, demoFirstEditions } =
    await import('@broadsheet/demo');
  const first = [...demoFirstEditions(counts && { counts })].map((source) => buildDraft(source));
  await store.editions.publish(
    first.map((draft) => ({ ...draft, restore: true })),
    demo,
  );
  let batch = [];
  for (const source of demoDocuments(counts && { counts })) {
    // Finishes an interrupted first start, also if reports were withdrawn meanwhile.
    batch.push({ ...buildDraft(source), restore: true });
    if (batch.length === batchSize) {
      await store.editions.publish(batch, demo);
      batch = [];
    }
  }
  await store.editions.publish(batch, demo);
  await store.classifications.publish(
    demoClassifications().map((draft) => ({ ...draft, restore: true })),
    demo,
  );
  // Without this, ranks and averages would be missing for the first seconds.
  await refreshSpanning(store);
}

async function saveDemoClients(store: Store, loopback: boolean): Promise<DemoCredentials> {
  const credentials = loopback ? wellKnown : createCredentials();
  const kind = loopback ? 'well-known' : 'random';
  // Skips hashing, which takes a noticeable part of a second. Random credentials are shown once, so
  // each start makes new ones.
  if (loopback && (await store.meta.find(credentialsName)) === kind) return credentials;
  const { username, password, secret } = credentials;
  const shared = { secret, users: { [username]: password } };
  await store.clients.save({
    id: 'demo',
    name: 'Demo: reads everything',
    entitlements: [everything],
    ...shared,
  });
  await store.clients.save({
    id: 'demo-limited',
    name: 'Demo: reads Australian industry reports',
    entitlements: [australianIndustries],
    ...shared,
  });
  await store.meta.set(credentialsName, kind);
  return credentials;
}

function createCredentials(): DemoCredentials {
  const random = () => randomBytes(12).toString('hex');
  return { username: 'demo', password: random(), secret: random() };
}
