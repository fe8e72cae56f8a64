import { randomUUID } from 'node:crypto';
import type { Theme } from '@broadsheet/charts/options';
import type { Renderer } from '@broadsheet/charts/render';
import { listOperations } from '@broadsheet/contract';
import { createFileMaker } from '@broadsheet/downloads';
import { createPreparation } from '@broadsheet/editions';
import { reportFamilies, type ReportFamilies } from '@broadsheet/reports';
import type { RateLimit, Store } from '@broadsheet/store';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createAccess } from './access.js';
import { answerClientErrors } from './answers/client-error.js';
import { sendHeld } from './answers/send-together.js';
import { refuseUnknown } from './answers/unknown-routes.js';
import { createLocalGuard, type LocalAccess } from './authentication/local-guard.js';
import { changeRoutes } from './changes/routes.js';
import { createBackgroundDrawing } from './charts/background-drawing.js';
import { createChartImages } from './charts/chart-images.js';
import { createChartPictures } from './charts/chart-pictures.js';
import { createChartTables } from './charts/chart-tables.js';
import { createDrawing } from './charts/drawing.js';
import { createThemes } from './charts/themes.js';
import { classificationRoutes } from './classifications/routes.js';
import { trackClosing } from './closing.js';
import { documentationRoutes } from './documentation/routes.js';
import { createReportFiles } from './downloads/report-files.js';
import { downloadRoutes } from './downloads/routes.js';
import { createCurrentEditions } from './editions/current-editions.js';
import { fillAfterStart } from './editions/fill-after-start.js';
import { refreshAfterChanges } from './editions/spanning.js';
import { embedRoutes } from './embed/routes.js';
import { createSealedEmbeds } from './embed/sealed-embeds.js';
import { explorerRoutes, type ExplorerOptions } from './explorer/routes.js';
import { familyRoutes } from './families/routes.js';
import { healthRoutes } from './health.js';
import { createLeaseHolder } from './lease-holder.js';
import { createLoadGate } from './limits/load-gate.js';
import { refuseOverload } from './limits/refuse-overload.js';
import { logRequests } from './log-requests.js';
import { mcpRoutes } from './mcp/routes.js';
import { countRequests } from './metrics/count-requests.js';
import type { Metric } from './metrics/metric.js';
import { createProcessMetrics } from './metrics/process-metrics.js';
import { createRequestMetrics, type RequestMetrics } from './metrics/request-metrics.js';
import { metricsRoutes, type ProcessMetrics } from './metrics/routes.js';
import { createServiceMetrics } from './metrics/service-metrics.js';
import type { OpenIdSettings } from './openid/settings.js';
import { createHandleError, RequestProblem } from './problem.js';
import { createDocumentPreparer } from './publish/document-preparer.js';
import { schemaRoutes } from './publish/schema-routes.js';
import { createUploadBudget } from './publish/upload-budget.js';
import { referenceRoutes } from './references/routes.js';
import { readBodies } from './requests/body.js';
import { schemaController } from './requests/compilers.js';
import { requestIdOf } from './requests/request-id.js';
import { createSealedCursors } from './requests/sealed-cursors.js';
import { createAddRoute } from './route.js';
import { indexInBackground } from './search/index-in-background.js';
import { searchRoutes } from './search/routes.js';
import { allowOrigins } from './security/cross-origin.js';
import { refuseForeignRequests } from './security/local-only.js';
import { securityHeaders, transportSecurityHeader } from './security/security-headers.js';
import { traceCalls } from './tracing/trace-calls.js';
import { traceRequests } from './tracing/trace-requests.js';
import type { Tracing } from './tracing/tracing.js';
import { watchStore } from './watch.js';

export interface AppOptions {
  store: Store;
  renderer: Renderer;
  logger: FastifyBaseLogger;
  /** The program's version, for the OpenAPI document. */
  version: string;
  /** The commit that the program was built from, for metrics. */
  commit?: string | undefined;
  clock?: () => number;
  /** The report families to serve; the shipped families by default. */
  families?: ReportFamilies;
  /** Themes that a publisher added, by name. */
  themes?: Record<string, Theme>;
  /** Memory for images and sections, in bytes. */
  cacheBytes?: number;
  /** Share of requests that are logged, from 0 to 1. */
  logRequests?: number;
  /** Refuse requests that came through a proxy or under a foreign host name, as demo mode must. */
  localOnly?: boolean;
  /** Host names of this machine, besides `localhost` and IP addresses. */
  ownHosts?: string[];
  /** The maximum number of open connections; more are closed at once. 0 means no limit. */
  maxConnections?: number | undefined;
  /**
   * Whether OAuth metadata may name the address that was called if no public address is configured.
   */
  namesCalledAddress?: boolean;
  /** The lifetime of new tokens; at most a day. */
  tokenLifetimeSeconds?: number;
  /** The rate plan of new clients that are created without one; null is unlimited. */
  defaultRatePlan?: RateLimit[] | null;
  /** After how long without a request the session of a browser ends. */
  sessionIdleSeconds?: number;
  /** After how long the session of a browser ends in any case. */
  sessionLifetimeSeconds?: number;
  /** The outside provider with whose accounts people may sign in. */
  openId?: OpenIdSettings | undefined;
  /** How many days IP addresses stay in the logs of the store; 0 keeps them for ever. */
  addressDays?: number;
  /** The public address of the service: `https://reports.example.com`. */
  publicUrl?: string | undefined;
  /** Origins whose scripts may read responses. */
  corsOrigins?: string[];
  /** A certificate and its key as PEM; with them, the service speaks TLS itself. */
  tls?: { cert: Buffer; key: Buffer } | undefined;
  /** Proxies whose forwarding headers are trusted: addresses, networks, or `loopback`. */
  trustProxy?: string[] | undefined;
  timeouts?: Timeouts;
  /** How long requests in flight may still take when the service closes. */
  closeMs?: number;
  /** Where spans of requests, of the store, of drawing and of publishing go, if anywhere. */
  tracing?: Tracing | undefined;
  /** A token that grants access to `/metrics` and nothing else. */
  metricsToken?: string | undefined;
  /** Collects the metrics of all processes, if several share an address. */
  gatherMetrics?: ((own: Metric[]) => Promise<ProcessMetrics[]>) | undefined;
  /** The explorer's web pages; left out if this is undefined or the explorer was not built. */
  explorer?: ExplorerOptions | undefined;
  /**
   * How long one turn of the event loop may spend on answering before it counts as too long. 0
   * turns off refusals because of overload.
   */
  overloadDelayMs?: number;
  /** Replaces the clients of the store, for a command that reads the store of this machine. */
  local?: LocalAccess;
}

/** Connections that send slower than this are closed. */
interface Timeouts {
  headersMs: number;
  requestMs: number;
  /** How often connections are checked. */
  checkMs: number;
}

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

const maxBodyBytes = 64 * 1024;
const defaultCacheBytes = 256 * 1024 * 1024;
const defaultOverloadDelayMs = 20;
const defaultCloseMs = 8000;
const defaultTimeouts: Timeouts = { headersMs: 10_000, requestMs: 30_000, checkMs: 5000 };

/** Builds the service. Everything it needs is passed in; everything it offers is listed here. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { version, clock = Date.now, cacheBytes = defaultCacheBytes, tracing } = options;
  const traced = <Part extends object>(part: Part, name: string): Part =>
    tracing ? traceCalls(part, name, tracing) : part;
  const store = traced(options.store, 'store');
  const renderer = traced(options.renderer, 'drawing');
  const preparation = createPreparation(options.families ?? reportFamilies);
  const { families } = preparation.families;
  const watch = await watchStore({ store, clock });
  const { logger, publicUrl } = options;
  const access = await createAccess({
    ...{ store, families, watch, clock, logger, publicUrl },
    namesCalledAddress: options.namesCalledAddress,
    tokenLifetimeSeconds: options.tokenLifetimeSeconds,
    addressDays: options.addressDays,
    defaultRatePlan: options.defaultRatePlan,
    hasTls: options.tls !== undefined,
    sessionIdleSeconds: options.sessionIdleSeconds,
    sessionLifetimeSeconds: options.sessionLifetimeSeconds,
    openId: options.openId,
  });
  const editions = createCurrentEditions({
    ...{ editions: store.editions, spanning: store.spanning },
    ...{ preparation, logger, watch },
    maxBytes: cacheBytes / 2,
  });
  const themes = createThemes(options.themes);
  const leases = createLeaseHolder({ leases: store.leases, owner: randomUUID() });
  const drawing = createDrawing({ images: store.images, renderer, leases, logger });
  const images = createChartImages({ drawing, themes, maxBytes: (cacheBytes * 5) / 16 });
  const maker = createFileMaker(renderer);
  const files = createReportFiles({
    ...{ downloads: store.downloads, maker, leases },
    maxBytes: cacheBytes / 8,
  });
  const pictures = createChartPictures({ drawing, themes, maxBytes: cacheBytes / 16 });
  const chartTables = createChartTables({ families, files, maker, charts: store.images });
  const drawingAhead = createBackgroundDrawing({ images, watch, logger });
  const stopRefreshing = refreshAfterChanges({
    families: preparation.families,
    ...{ store, watch, leases, logger },
  });
  const stopFilling = fillAfterStart({
    families: preparation.families,
    ...{ store, leases, logger },
  });

  const stopIndexing = indexInBackground({ store, leases, logger });

  const headers = buildConstantHeaders(options);
  const requests = createRequestMetrics();
  const app = createFastify(options, headers, requests);
  app.addHook('onClose', async () => {
    watch.stop();
    await Promise.all([stopRefreshing(), stopIndexing(), stopFilling(), drawingAhead.stop()]);
    await access.stop();
  });
  const gate = createLoadGate({
    delayMs: options.overloadDelayMs ?? defaultOverloadDelayMs,
    // Sending belongs to the turn whose length is measured.
    atEndOfTurn: (end) =>
      setImmediate(() => {
        sendHeld();
        end();
      }),
  });
  traceRequests(app, tracing);
  countRequests(app, requests);
  const { closeMs = defaultCloseMs } = options;
  const { isClosing, drain } = trackClosing(app, closeMs);
  const refuseRest = refuseUnknown(app, families);
  readBodies(app);
  logRequests(app, logger, options.logRequests ?? 0);
  const { corsOrigins = [] } = options;
  allowOrigins(app, corsOrigins);
  // After the hooks that count requests and set headers: refusals need them too.
  refuseOverload(app, gate);
  if (options.localOnly) refuseForeignRequests(app, options.ownHosts ?? []);

  const guard = options.local ? createLocalGuard(options.local) : access.guard;
  const addRoute = createAddRoute(app, { guard });
  access.addRoutes(addRoute);
  const documents = traced(createDocumentPreparer(preparation), 'publishing');
  app.addHook('onClose', documents.close);
  const cursors = createSealedCursors({ getCursorKey: store.getCursorKey, clock });
  const embeds = createSealedEmbeds(store.getCursorKey);
  const { namesCalledAddress = true } = options;
  // One budget for all kinds of documents.
  const uploads = createUploadBudget();
  familyRoutes(addRoute, {
    ...{ store, preparation, documents, editions, images, pictures, themes, cursors },
    ...{ chartTables, uploads },
    ...{ embeds, clock, publicAddress: { publicUrl, namesCalledAddress } },
    noticeChanges: watch.notice,
  });
  downloadRoutes(addRoute, {
    ...{ families, editions, files, maker, themes, publicUrl, charts: store.images },
  });
  embedRoutes(addRoute, { ...access.embedding, embeds, editions, pictures, themes, clock });
  searchRoutes(addRoute, { search: store.search, families });
  referenceRoutes(addRoute, { references: store.references, families, cursors });
  classificationRoutes(addRoute, { store, families, watch, documents, uploads });
  changeRoutes(addRoute, { changes: store.changes, families, cursors });
  mcpRoutes(addRoute, {
    ...{
      http: app,
      families,
      version,
      publicUrl,
      namesCalledAddress,
      logger,
      origins: corsOrigins,
    },
  });
  schemaRoutes(addRoute, preparation);
  healthRoutes(addRoute, { store, isClosing });
  const serviceMetrics = createServiceMetrics({
    caches: {
      ...{ editions: editions.stats, images: images.stats },
      ...{ pictures: pictures.stats, files: files.stats },
    },
    ...{ renderer, store },
    load: gate,
    watch,
  });
  const processMetrics = createProcessMetrics(clock, { version, commit: options.commit });
  const collectMetrics = () => [...requests.list(), ...serviceMetrics(), ...processMetrics()];
  metricsRoutes(addRoute, {
    guard: access.guard,
    token: options.metricsToken,
    collect: collectMetrics,
    gather: options.gatherMetrics,
  });
  documentationRoutes(app, { operations: listOperations(families), families, version });
  if (options.explorer) {
    const { cookies } = access;
    explorerRoutes(app, { ...options.explorer, cookies, providerName: options.openId?.name });
  }
  refuseRest();

  return {
    ...{ http: app, drain, collectMetrics },
    drawAhead: drawingAhead.start,
    noticeChanges: watch.check,
  };
}

function buildConstantHeaders({ tls, publicUrl }: AppOptions): Record<string, string> {
  const isSecure = tls !== undefined || publicUrl?.startsWith('https:');
  return { ...securityHeaders, ...(isSecure && transportSecurityHeader) };
}

const withoutHost = new RequestProblem(
  'malformed_request',
  'The header Host is missing: a request in HTTP/1.1 says which host it is for.',
);

function createFastify(
  options: AppOptions,
  headers: Record<string, string>,
  metrics: RequestMetrics,
): FastifyInstance {
  const { logger, tls, trustProxy = false, timeouts = defaultTimeouts } = options;
  const { headersMs, requestMs, checkMs } = timeouts;
  const server = {
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkMs,
    // Missing Host headers are refused below: Node itself would answer without a body and without a
    // request id.
    requireHostHeader: false,
  };
  const handleError = createHandleError(logger);
  // Fastify's types distinguish HTTP and HTTPS servers; this code does not need to.
  const transport: object = tls ? { https: { ...server, ...tls } } : { http: server };
  const app: FastifyInstance = fastify({
    // Without a logger of its own, which it would set up anew for each request.
    ...transport,
    schemaController,
    trustProxy,
    bodyLimit: maxBodyBytes,
    genReqId: requestIdOf,
    requestTimeout: requestMs,
    // While closing, requests in flight are finished and new connections are refused.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The longest is the address of an embedded chart.
    routerOptions: { maxParamLength: 1024 },
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply);
    },
    clientErrorHandler: answerClientErrors(metrics),
  });
  if (options.maxConnections) app.server.maxConnections = options.maxConnections;
  app.decorateRequest('client', undefined);
  app.decorateRequest('username', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('charge', undefined);
  app.decorateRequest('identifyAgain', undefined);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    const { httpVersion, headers: asked } = request.raw;
    done(httpVersion === '1.1' && asked.host === undefined ? withoutHost : undefined);
  });
  // Other values of the Expect header are ignored; Node would refuse them, again without a request
  // id.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  return app;
}
