import type { Families } from '@broadsheet/contract';
import type { Client, RateLimit, Store } from '@broadsheet/store';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { accountRoutes } from './admin/account-routes.js';
import { clientRoutes } from './admin/client-routes.js';
import { callerOf } from './authentication/actor.js';
import {
  createBrowserAccess,
  type BrowserSettings,
} from './authentication/browser/browser-access.js';
import type { SessionCookies } from './authentication/browser/session-cookies.js';
import { createClientDirectory } from './authentication/client-directory.js';
import { createGuard, type Guard } from './authentication/guard.js';
import { createKeyRing } from './authentication/key-ring.js';
import { createLogin } from './authentication/login.js';
import { createOpenSession } from './authentication/open-session.js';
import { authenticationRoutes } from './authentication/routes.js';
import { createSessionCheck } from './authentication/session-check.js';
import { createTokenService, longestTokenSeconds } from './authentication/token.js';
import { createLoginGate } from './limits/login-gate.js';
import type { Meter } from './limits/meter.js';
import { createMeters } from './limits/meters.js';
import { createUsageCounter, type UsageCounter } from './limits/usage-counter.js';
import { oauthRoutes } from './oauth/routes.js';
import type { AddRoute } from './route.js';
import { forgetAddresses } from './security/forget-addresses.js';
import { createSecurityLog } from './security/security-log.js';
import type { Watch } from './watch.js';

/** Everything about access in one place: entitlements, rate limits, usage and the logs. */
export interface Access {
  guard: Guard;
  /** The services that embedded charts need: their addresses stand for a client. */
  embedding: {
    clients: Pick<Store['clients'], 'find'>;
    meterOf: (client: Client) => Meter | undefined;
    usage: UsageCounter;
  };
  /** Writes to the security log that the client asked for what it may not have. */
  recordNotEntitled(request: FastifyRequest): void;
  /** Tells the explorer's page whether a browser comes back. */
  cookies: Pick<SessionCookies, 'find'>;
  addRoutes(addRoute: AddRoute): void;
  /** Writes the remaining counts and log entries to the store. */
  stop(): Promise<void>;
}

interface Options extends BrowserSettings {
  store: Store;
  families: Families;
  watch: Watch;
  clock: () => number;
  logger: FastifyBaseLogger;
  publicUrl?: string | undefined;
  namesCalledAddress?: boolean | undefined;
  tokenLifetimeSeconds?: number | undefined;
  /** How many days IP addresses are kept; 0 keeps them for ever. */
  addressDays?: number | undefined;
  defaultRatePlan?: RateLimit[] | null | undefined;
}

/**
 * Clients revoke tokens when their users log out. A client that revokes more often than this is
 * suspicious.
 */
const revocationPlan = [{ limit: 60, seconds: 60 }];

const defaultAddressDays = 90;

/** The issuer of tokens if no public address is configured. */
const defaultIssuer = 'broadsheet';

/** Stays whole: it only creates the parts, each from those above it, and hands them to the routes. */
export async function createAccess(options: Options): Promise<Access> {
  const { store, families, watch, clock, logger, publicUrl, namesCalledAddress = true } = options;
  const { tokenLifetimeSeconds = longestTokenSeconds } = options;
  const { revocations } = store;
  const warn: Warn = (message) => (error) => {
    logger.warn({ err: error }, message);
  };

  // The watch calls its listeners in this order: keys and clients must be up to date before
  // sessions are reopened.
  const keys = await createKeyRing({ signingKeys: store.signingKeys, watch, clock });
  const clients = createClientDirectory({ clients: store.clients, watch });
  const tokens = createTokenService({
    keys,
    clock,
    issuer: publicUrl ?? defaultIssuer,
    lifetimeSeconds: tokenLifetimeSeconds,
  });
  const { security, stop: stopLogs } = openLogs(options, warn);
  const { meters, usage } = createCounters(options, warn);
  const meterOf = ({ id, ratePlan }: Client) =>
    ratePlan ? meters.get(`client ${id}`, ratePlan) : undefined;
  const check = createSessionCheck({ clients, watch, meterOf, usesOf: usage.usesOf, clock });
  const openSession = createOpenSession({ tokens, revocations, check, watch, clock });
  const browsers = await createBrowserAccess(options, {
    store,
    check,
    watch,
    clock,
    onError: warn('the time of the last use of sessions could not be written; it is tried again'),
  });
  const { browserSessions, cookies } = browsers;
  const guard = createGuard({ ...browsers, openSession, security, watch, clock });
  const gate = createLoginGate(meters, clock);
  const login = createLogin({ clients: store.clients, gate, security, clock });

  return {
    guard,
    cookies,
    embedding: { clients, meterOf, usage },
    recordNotEntitled(request) {
      const { client, username } = request;
      const { operation } = request.routeOptions.config;
      security.record({
        ...{ kind: 'access.refused', client: client?.id, username, ...callerOf(request) },
        reason: `not entitled: ${operation?.id ?? request.method}`,
      });
    },
    addRoutes(addRoute) {
      const noticeChanges = watch.notice;
      authenticationRoutes(addRoute, {
        login,
        tokens,
        keys,
        usage,
        security,
        publicUrl,
        namesCalledAddress,
      });
      oauthRoutes(addRoute, {
        login,
        tokens,
        openSession,
        revocations,
        usage,
        security,
        noticeChanges,
        clock,
        logger,
        revocationMeterOf: ({ id }) => meters.get(`revocations of client ${id}`, revocationPlan),
      });
      browsers.addRoutes(addRoute, { login, gate, guard, usage, security, noticeChanges });
      const { defaultRatePlan = null } = options;
      clientRoutes(addRoute, { clients: store.clients, families, noticeChanges, defaultRatePlan });
      accountRoutes(addRoute, store);
    },
    async stop() {
      await Promise.all([meters.stop(), usage.stop(), browserSessions.stop(), stopLogs()]);
    },
  };
}

type Warn = (message: string) => (error: unknown) => void;

/** The security log and the audit log, and the forgetting of old addresses in them. */
function openLogs({ store, clock, logger, addressDays = defaultAddressDays }: Options, warn: Warn) {
  const security = createSecurityLog({
    events: store.securityEvents,
    audit: store.audit,
    logger,
    clock,
    onError: warn('security events could not be written to the store; they are in the log'),
  });
  const stopForgetting = forgetAddresses({
    store,
    clock,
    days: addressDays,
    onError: warn('old addresses could not be deleted; it is tried again'),
  });
  // Not awaited: sealing a log of several years takes seconds.
  const sealing = store.audit.seal().catch(warn('the audit log could not be sealed'));
  return {
    security,
    stop: () => Promise.all([security.stop(), stopForgetting(), sealing]),
  };
}

function createCounters({ store, clock }: Options, warn: Warn) {
  return {
    meters: createMeters({
      rateWindows: store.rateWindows,
      clock,
      onError: warn('limits could not be shared; each process counts by itself until they can'),
    }),
    usage: createUsageCounter({
      usage: store.usage,
      clock,
      onError: warn('usage could not be written down; it is kept and tried again'),
    }),
  };
}
