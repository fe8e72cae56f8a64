import { Server as TlsServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { createRenderer } from '@broadsheet/charts/render';
import { buildApp, type App } from '@broadsheet/server';
import type { Store } from '@broadsheet/store';
import { pino } from 'pino';
import { formatDemoBanner, formatServeBanner } from './banner.js';
import { prepareDemo, refuseDemoStore, type DemoCredentials } from './demo-mode.js';
import { defaultDatabaseUrl, openStoreOrExplain } from './local-store.js';
import { getMetricsToken, readTls } from './network-settings.js';
import type { ServeSettings } from './settings.js';
import { readThemes } from './themes.js';
import { UserError } from './user-error.js';
import { version } from './version.js';

const shutdownDeadlineMs = 10_000;
/** A store of its own, so that looking at the demo never touches anybody's reports. */
const demoDatabaseUrl = 'sqlite:./data/demo.db';
/** Where the build of the explorer is, whether or not it was built. */
const explorerDirectory = fileURLToPath(
  new URL('dist/site', import.meta.resolve('@broadsheet/web/package.json')),
);

export async function serve(settings: ServeSettings): Promise<void> {
  const { host, port, demo, databaseUrl = demo ? demoDatabaseUrl : defaultDatabaseUrl } = settings;
  const store = await openStoreOrExplain(databaseUrl);
  if (!demo) await refuseDemoStore(store, databaseUrl);
  const demoCredentials = demo ? await prepareDemo(store, { host, databaseUrl }) : undefined;

  const themes = settings.themesDir === undefined ? {} : readThemes(settings.themesDir);
  const renderer = createRenderer({ themes });
  const app = await buildApp({
    store,
    renderer,
    version,
    logger: createLogger(settings),
    themes,
    cacheBytes: settings.cacheBytes,
    overloadDelayMs: settings.overloadDelayMs,
    logRequests: settings.logRequests,
    localOnly: demo,
    publicUrl: settings.publicUrl,
    corsOrigins: settings.corsOrigins ?? [],
    tls: readTls(settings),
    trustProxy: settings.trustProxy,
    metricsToken: getMetricsToken(settings),
    explorer: {
      directory: explorerDirectory,
      demoSignIn: demoCredentials && demoSignInOf(demoCredentials),
    },
  });
  const stop = async () => {
    await app.http.close();
    await renderer.close();
    await store.close();
  };
  stopOnSignals(stop);

  const address = await listen(app, { host, port }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  await greet(store, { address, databaseUrl, demoCredentials });
  app.drawAhead();
  renewCertificateOnHangup(app, settings);
}

function demoSignInOf({ username, password }: DemoCredentials) {
  return { clientId: 'demo', username, password };
}

function createLogger({ logLevel, demo }: ServeSettings) {
  return pino({ level: logLevel ?? (demo ? 'warn' : 'info') }, process.stderr);
}

async function listen(
  { http }: App,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new UserError(
        `Port ${String(port)} of ${host} is taken by another program. Choose another: --port ${String(port + 1)}`,
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new UserError(`Cannot listen on ${host}, port ${String(port)}: ${code}.`);
    }
    throw error;
  }
}

interface Greeting {
  address: string;
  databaseUrl: string;
  demoCredentials: DemoCredentials | undefined;
}

async function greet(store: Store, { address, databaseUrl, demoCredentials }: Greeting) {
  const facts = { address: reachable(address), databaseUrl, version };
  const counts = await store.editions.countReports();
  process.stdout.write(
    demoCredentials
      ? formatDemoBanner({ ...facts, ...counts, credentials: demoCredentials })
      : formatServeBanner({ ...facts, ...counts }),
  );
}

/** An address that listens everywhere is not one to connect to. */
function reachable(address: string): string {
  return address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** Certificates are renewed every few weeks; nobody should have to restart for that. */
function renewCertificateOnHangup({ http }: App, settings: ServeSettings): void {
  const { server } = http;
  if (!(server instanceof TlsServer)) return;
  process.on('SIGHUP', () => {
    try {
      server.setSecureContext(readTls(settings) ?? {});
      http.log.info('the certificate was read again');
    } catch (error) {
      http.log.error({ err: error }, 'the certificate could not be read again; the old one stays');
    }
  });
}

/** Finishes the requests in flight; a second signal, or too long a wait, ends it at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), shutdownDeadlineMs).unref();
      void stop().then(() => process.exit(0));
    });
  }
}
