import { availableParallelism, hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Server as TlsServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { createRenderer } from '@broadsheet/charts/render';
import { isLoopbackHost } from '@broadsheet/contract/loopback-host';
import { buildApp, type App, type AppOptions } from '@broadsheet/server';
import type { Store } from '@broadsheet/store';
import { pino } from 'pino';
import { ratePlanOf } from './clients/client-options.js';
import { findCommit } from './commit.js';
import type { DemoCredentials } from './demo-mode.js';
import { explainRefusedAddress, resolveHost } from './network-address.js';
import { getMetricsToken, readTls } from './network-settings.js';
import type { ServeSettings } from './settings.js';
import { readOpenId } from './sign-in-settings.js';
import { drainMsOf, requestDeadlineMs, type StopSignal } from './stopping.js';
import { readThemes } from './themes.js';
import { version } from './version.js';

/** One process that answers requests. */
export interface Service {
  /** The address on which it listens. */
  address: string;
  /** Starts to draw charts before they are requested. */
  drawAhead: () => void;
  /** The metrics of this process. */
  collectMetrics: App['collectMetrics'];
  /** Drains as the signal asks for, closes the port and finishes the requests in flight. */
  stop: (signal?: StopSignal) => Promise<void>;
}

interface ServiceOptions {
  settings: ServeSettings;
  store: Store;
  demoCredentials: DemoCredentials | undefined;
  /** How many processes share the cores and memory of the machine. */
  processes: number;
  /** Collects the metrics of all processes. */
  gatherMetrics?: AppOptions['gatherMetrics'];
}

/** The folder of the explorer build, which may not exist. */
const explorerDirectory = fileURLToPath(new URL('../../web/dist/site', import.meta.url));

/** The documents that `init` writes. */
const startersDirectory = fileURLToPath(new URL('../templates', import.meta.url));

export async function startService(options: ServiceOptions): Promise<Service> {
  const { settings, store, processes } = options;
  const themes = settings.themesDir === undefined ? {} : readThemes(settings.themesDir);
  const drawingThreads = Math.max(1, Math.floor(availableParallelism() / processes));
  const renderer = createRenderer({ themes, workers: drawingThreads });
  const logger = createLogger(settings);
  const tracing = await openTracing(settings, logger);
  const tools = { renderer, logger, themes, tracing };
  const app = await buildApp({ ...appOptionsOf(options), ...tools });
  // Only now, so that a refused start prints one line.
  logger.info({ version, commit: findCommit() }, 'starting');
  const close = async () => {
    await app.http.close();
    await renderer.close();
    await store.close();
  };
  const address = await listen(app, settings).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  logger.info({ address }, 'ready');
  renewCertificateOnHangup(app, settings, logger);
  const stop = async (signal?: StopSignal) => {
    const drainMs = drainMsOf(signal, settings);
    app.drain();
    logger.info({ signal, drainMs }, 'draining');
    await setTimeout(drainMs);
    await close();
    logger.info({ signal }, 'stopped');
  };
  return { address, drawAhead: app.drawAhead, collectMetrics: app.collectMetrics, stop };
}

/** The settings of the command in the terms of the application. */
function appOptionsOf({
  settings,
  store,
  demoCredentials,
  processes,
  gatherMetrics,
}: ServiceOptions) {
  return {
    store,
    version,
    commit: findCommit(),
    cacheBytes: Math.floor(settings.cacheBytes / processes),
    overloadDelayMs: settings.overloadDelayMs,
    logRequests: settings.logRequests,
    localOnly: settings.demo,
    ownHosts: listOwnHosts(settings),
    maxConnections: settings.maxConnections,
    tokenLifetimeSeconds: settings.tokenLifetime,
    sessionIdleSeconds: settings.sessionIdle,
    sessionLifetimeSeconds: settings.sessionLifetime,
    openId: readOpenId(settings),
    addressDays: settings.addressDays,
    defaultRatePlan: ratePlanOf({ rate: settings.defaultRate }) ?? null,
    namesCalledAddress: isLoopbackHost(settings.host),
    publicUrl: settings.publicUrl,
    corsOrigins: settings.corsOrigins ?? [],
    tls: readTls(settings),
    trustProxy: settings.trustProxy,
    metricsToken: getMetricsToken(settings),
    closeMs: requestDeadlineMs,
    gatherMetrics,
    startersDirectory,
    explorer: {
      directory: explorerDirectory,
      demoSignIn: demoCredentials && demoSignInOf(demoCredentials),
    },
  };
}

/** Loads what tracing needs only if there is a collector. */
async function openTracing(
  { otlpEndpoint: endpoint, traceRequests: share }: ServeSettings,
  logger: ReturnType<typeof createLogger>,
): Promise<AppOptions['tracing']> {
  if (endpoint === undefined) return undefined;
  const { startTracing } = await import('@broadsheet/server/tracing');
  return startTracing({ endpoint, share, version, logger });
}

/** Host names of this machine, for a demo that is shown to others in the network. */
function listOwnHosts({ host, publicUrl }: ServeSettings): string[] {
  const publicHost = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  return [host, hostname(), ...publicHost].map((name) => name.toLowerCase());
}

function demoSignInOf({ username, password }: DemoCredentials) {
  return { clientId: 'demo', username, password };
}

export function createLogger({ logLevel, demo }: ServeSettings) {
  return pino({ level: logLevel ?? (demo ? 'warn' : 'info') }, process.stderr);
}

async function listen({ http }: App, { host, port }: ServeSettings): Promise<string> {
  try {
    return await http.listen({ host: await resolveHost(host), port });
  } catch (error) {
    throw explainRefusedAddress(error, { host, port });
  }
}

/** Certificates are renewed every few weeks; that must not need a restart. */
function renewCertificateOnHangup(
  { http: { server } }: App,
  settings: ServeSettings,
  logger: ReturnType<typeof createLogger>,
): void {
  if (!(server instanceof TlsServer)) return;
  process.on('SIGHUP', () => {
    try {
      server.setSecureContext(readTls(settings) ?? {});
      logger.info('the certificate was read again');
    } catch (error) {
      logger.error({ err: error }, 'the certificate could not be read again; the old one stays');
    }
  });
}
