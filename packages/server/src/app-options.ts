import type { Theme } from '@broadsheet/charts/options';
import type { Renderer } from '@broadsheet/charts/render';
import type { ReportFamilies } from '@broadsheet/reports';
import type { RateLimit, Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import type { LocalAccess } from './authentication/local-guard.js';
import type { ExplorerOptions } from './explorer/routes.js';
import type { Metric } from './metrics/metric.js';
import type { ProcessMetrics } from './metrics/routes.js';
import type { OpenIdSettings } from './openid/settings.js';
import type { Tracing } from './tracing/tracing.js';

/** What `buildApp` is given. */
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
  /** How long requests in flight may still take when the service closes; without it, all are answered. */
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
  /** The folder of the documents to start from, a YAML file for each family. */
  startersDirectory?: string | undefined;
  /** Replaces the clients of the store, for a command that reads the store of this machine. */
  local?: LocalAccess;
}

/** Connections that send slower than this are closed. */
export interface Timeouts {
  headersMs: number;
  requestMs: number;
  /** How often connections are checked. */
  checkMs: number;
}
