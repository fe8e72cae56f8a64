import type { FastifyInstance } from 'fastify';
import { addAllRoutes } from './all-routes.js';
import { afterSending } from './answers/sending.js';
import { refuseUnknown } from './answers/unknown-routes.js';
import type { AppOptions } from './app-options.js';
import { createLocalGuard } from './authentication/local-guard.js';
import { trackClosing } from './closing.js';
import { healthRoutes } from './health.js';
import { createHttpServer } from './http-server.js';
import { createLoadGate, refuseOverload, type LoadGate } from './limits/load-gate.js';
import { logRequests } from './log-requests.js';
import type { Metric } from './metrics/metric.js';
import { createProcessMetrics } from './metrics/process-metrics.js';
import {
  countRequests,
  createRequestMetrics,
  type RequestMetrics,
} from './metrics/request-metrics.js';
import { metricsRoutes } from './metrics/routes.js';
import { createServiceMetrics } from './metrics/service-metrics.js';
import { readBodies } from './requests/body.js';
import { createAddRoute } from './route.js';
import { allowOrigins } from './security/cross-origin.js';
import { refuseForeignRequests } from './security/local-only.js';
import { createServices, type Services } from './services.js';
import { traceRequests } from './tracing/trace-requests.js';

export interface App {
  http: FastifyInstance;
  /** Announces that the service will close soon, and keeps answering. */
  drain: () => void;
  /** Starts drawing charts before they are requested. */
  drawAhead: () => void;
  /** Makes changes by this process visible to its own clients at once. */
  noticeChanges: () => Promise<void>;
  /** The metrics of this process. */
  collectMetrics: () => Metric[];
}

const defaultOverloadDelayMs = 20;

/**
 * Builds the service from what it is given. Where the order of two steps matters, a comment says why;
 * hooks run in the order in which they are added here.
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const services = await createServices(options);
  const { access, store, watch, drawingAhead } = services;
  const requests = createRequestMetrics();
  const gate = createLoadGate({
    delayMs: options.overloadDelayMs ?? defaultOverloadDelayMs,
    // Sending belongs to the turn whose length is measured.
    atEndOfTurn: afterSending,
  });
  const closing = { hasBegun: false };
  const http = createHttpServer(options, {
    closing,
    metrics: requests,
    recordNotEntitled: access.recordNotEntitled,
  });
  // The first of its kind, because these hooks run in reverse order: services stop last.
  http.addHook('onClose', services.stop);

  // Before hooks that refuse requests: refused requests are traced and counted too.
  traceRequests(http, options.tracing);
  countRequests(http, requests);
  trackClosing(http, closing, options.closeMs);
  // Before the first route: it collects the methods of each path as routes are added.
  refuseUnknown(http, services.families);
  readBodies(http);
  logRequests(http, options.logger, options.logRequests ?? 0);
  // Before the next two: scripts of allowed origins can then read the reason of a refusal.
  allowOrigins(http, options.corsOrigins ?? []);
  refuseOverload(http, gate);
  if (options.localOnly) refuseForeignRequests(http, options.ownHosts ?? []);

  const guard = options.local ? createLocalGuard(options.local) : access.guard;
  const addRoute = createAddRoute(http, { guard });
  addAllRoutes(http, addRoute, services, options);
  healthRoutes(addRoute, { store, closing });
  const collectMetrics = createCollectMetrics(options, services, requests, gate);
  metricsRoutes(addRoute, {
    guard: access.guard,
    token: options.metricsToken,
    collect: collectMetrics,
    gather: options.gatherMetrics,
  });

  return {
    http,
    drain: () => {
      closing.hasBegun = true;
    },
    collectMetrics,
    drawAhead: drawingAhead.start,
    noticeChanges: watch.check,
  };
}

function createCollectMetrics(
  { version, commit }: AppOptions,
  { clock, editions, images, pictures, files, renderer, store, watch }: Services,
  requests: RequestMetrics,
  load: LoadGate,
): () => Metric[] {
  const ofService = createServiceMetrics({
    caches: {
      editions: editions.stats,
      images: images.stats,
      pictures: pictures.stats,
      files: files.stats,
    },
    ...{ renderer, store, load, watch },
  });
  const ofProcess = createProcessMetrics(clock, { version, commit });
  return () => [...requests.list(), ...ofService(), ...ofProcess()];
}
