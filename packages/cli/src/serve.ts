import cluster from 'node:cluster';
import { isLoopbackHost } from '@broadsheet/contract/loopback-host';
import { listExposedPaths, StoreUnwritableError, type Store } from '@broadsheet/store';
import { formatDemoBanner, formatServeBanner } from './banner.js';
import { prepareDemo, refuseDemoStore, type DemoCredentials } from './demo-mode.js';
import { defaultDatabaseUrl, openStoreOrExplain } from './local-store.js';
import { findPort } from './network-address.js';
import { getMetricsToken, readTls } from './network-settings.js';
import { createLogger, startService, type Service } from './service.js';
import type { ServeSettings } from './settings.js';
import { readOpenId } from './sign-in-settings.js';
import { stopWithNpm } from './stop-with-npm.js';
import { drainMsOf, stopDeadlineMs, stopSignals } from './stopping.js';
import { UserError } from './user-error.js';
import { version } from './version.js';
import { superviseWorkers } from './workers/supervisor.js';
import { workForSupervisor } from './workers/worker.js';

/** A separate store, so that the demo never touches real reports. */
const demoDatabaseUrl = 'sqlite:./data/demo.db';

export async function serve(settings: ServeSettings): Promise<void> {
  const databaseUrl = databaseUrlOf(settings);
  const openStore = () =>
    openStoreOrExplain(databaseUrl, {
      ifMissing: 'create',
      connections: settings.databaseConnections,
      storeKey: settings.storeKey,
    });
  if (cluster.isWorker) {
    await workForSupervisor({ settings, openStore });
    return;
  }
  stopWithNpm(process.env);
  // Checks the port first, because filling the demo's store takes seconds.
  if (settings.port !== 0) await findPort(settings);
  const store = await openStore();
  if (!settings.demo) await refuseDemoStore(store, databaseUrl);
  const demoCredentials = settings.demo
    ? await prepareDemo(store, { host: settings.host, databaseUrl })
    : undefined;
  // Warns only now, so that a refused start prints one line.
  warnOfExposedFiles(databaseUrl, settings);
  warnWithoutPublicUrl(settings);
  const start = settings.workers === 1 ? serveAlone : serveTogether;
  await start({ settings, store, databaseUrl, demoCredentials });
}

/** Reads still work, so without this the problem would show only at the next publish. */
async function warnIfUnwritable({ meta }: Store, settings: ServeSettings): Promise<void> {
  await meta.assertWritable().catch((error: unknown) => {
    if (!(error instanceof StoreUnwritableError)) return;
    createLogger(settings).warn(
      { err: error },
      'nothing can be written to the store: may the user that this runs as write to its file, and to the -wal and -shm beside it?',
    );
  });
}

/**
 * A user who can read the file has the reports and, without STORE_KEY, the keys that sign tokens.
 */
function warnOfExposedFiles(databaseUrl: string, settings: ServeSettings): void {
  for (const { path, mode, expectedMode } of listExposedPaths(databaseUrl)) {
    createLogger(settings).warn(
      { path, mode },
      `other users of this machine may use the store; run: chmod ${expectedMode} ${path}`,
    );
  }
}

function warnWithoutPublicUrl(settings: ServeSettings): void {
  const { host, publicUrl } = settings;
  if (publicUrl !== undefined || isLoopbackHost(host)) return;
  createLogger(settings).warn(
    { host },
    'PUBLIC_URL is not set: the metadata under /.well-known/oauth-… answers 404, because the address that a caller names cannot be trusted',
  );
}

function databaseUrlOf({ demo, databaseUrl, workers }: ServeSettings): string {
  const url = databaseUrl ?? (demo ? demoDatabaseUrl : defaultDatabaseUrl);
  if (workers > 1 && url === 'sqlite::memory:') {
    throw new UserError(
      'Workers cannot share sqlite::memory:, which exists within one process only. Choose another DATABASE_URL, or --workers 1.',
    );
  }
  return url;
}

interface Prepared {
  settings: ServeSettings;
  store: Store;
  databaseUrl: string;
  demoCredentials: DemoCredentials | undefined;
}

async function serveAlone({ settings, store, databaseUrl, demoCredentials }: Prepared) {
  const service = await startService({ settings, store, demoCredentials, processes: 1 });
  stopOnSignals(service, settings);
  const counts = await store.editions.countReports();
  greet({ address: service.address, databaseUrl, demoCredentials, counts, workers: 1 });
  // Not awaited: another process may be writing now.
  void warnIfUnwritable(store, settings);
  service.drawAhead();
}

async function serveTogether({ settings, store, databaseUrl, demoCredentials }: Prepared) {
  const { workers } = settings;
  const counts = await store.editions.countReports();
  await warnIfUnwritable(store, settings);
  // From here on only the workers use the store.
  await store.close();
  // Checked once here, so that not every worker reports the error.
  readTls(settings);
  getMetricsToken(settings);
  readOpenId(settings);
  const port = await findPort(settings);
  const address = await superviseWorkers({
    count: workers,
    assignment: { port, processes: workers, demoCredentials },
    logger: createLogger(settings),
    renewsCertificate: settings.tlsCert !== undefined,
    drain: settings,
  });
  greet({ address, databaseUrl, demoCredentials, counts, workers });
}

interface StartMessage {
  address: string;
  databaseUrl: string;
  demoCredentials: DemoCredentials | undefined;
  counts: Awaited<ReturnType<Store['editions']['countReports']>>;
  workers: number;
}

function greet({ address, databaseUrl, demoCredentials, counts, workers }: StartMessage): void {
  const facts = { address: reachable(address), databaseUrl, version, workers, counts };
  process.stdout.write(
    demoCredentials
      ? formatDemoBanner({ ...facts, credentials: demoCredentials })
      : formatServeBanner(facts),
  );
}

/** A wildcard address is not an address to connect to. */
function reachable(address: string): string {
  return address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** Finishes the requests in flight; a second signal or a timeout ends the process at once. */
function stopOnSignals({ stop }: Service, settings: ServeSettings): void {
  let stopping = false;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      const deadlineMs = drainMsOf(signal, settings) + stopDeadlineMs;
      setTimeout(() => process.exit(1), deadlineMs).unref();
      void stop(signal).then(() => process.exit(0));
    });
  }
}
