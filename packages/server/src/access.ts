import type { Families } from '@broadsheet/contract';
import type { Client, RateLimit, Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import { accountRoutes } from './admin/account-routes.js';
import { clientRoutes } from './admin/client-routes.js';
import { createClientDirectory } from './authentication/client-directory.js';
import { createGuard, type Guard } from './authentication/guard.js';
import { createKeyRing } from './authentication/key-ring.js';
import { createLogin } from './authentication/login.js';
import { authenticationRoutes } from './authentication/routes.js';
import { createSessions, type Sessions } from './authentication/sessions.js';
import { createTokenService, longestTokenSeconds } from './authentication/token.js';
import { createLoginGate } from './limits/login-gate.js';
import { createMeters } from './limits/meters.js';
import { oauthRoutes } from './oauth/routes.js';
import type { AddRoute } from './route.js';
import { forgetAddresses } from './security/forget-addresses.js';
import { createSecurityLog } from './security/security-log.js';
import { createUsageCounter, type UsageCounter } from './usage/usage-counter.js';
import type { Watch } from './watch.js';

/** Who may do what, how often, and who did: everything about access, put together. */
export interface Access {
  guard: Guard;
  /** What the express lane asks of access. */
  lane: { sessions: Sessions; usage: UsageCounter };
  addRoutes(addRoute: AddRoute): void;
  /** Writes down what was counted. */
  stop(): Promise<void>;
}

interface Options {
  store: Store;
  families: Families;
  watch: Watch;
  clock: () => number;
  logger: FastifyBaseLogger;
  publicUrl?: string | undefined;
  namesCalledAddress?: boolean | undefined;
  tokenLifetimeSeconds?: number | undefined;
  /** How many days addresses are kept; 0 for ever. */
  addressDays?: number | undefined;
  defaultRatePlan?: RateLimit[] | null | undefined;
}

/** Everybody logs out in the evening; a client that does so more often than this is up to something. */
const revocationPlan = [{ limit: 60, seconds: 60 }];

const defaultAddressDays = 90;

/** Who issues tokens where nothing was said about the public address. */
const defaultIssuer = 'broadsheet';

export async function createAccess(options: Options): Promise<Access> {
  const { store, families, watch, clock, logger, publicUrl, namesCalledAddress = true } = options;
  const { tokenLifetimeSeconds = longestTokenSeconds, addressDays = defaultAddressDays } = options;
  const { revocations } = store;
  const warn = (message: string) => (error: unknown) => {
    logger.warn({ err: error }, message);
  };

  // The watch tells them in this order: sessions are opened anew when keys and clients are known.
  const keys = await createKeyRing({ signingKeys: store.signingKeys, watch, clock });
  const clients = createClientDirectory({ clients: store.clients, watch });
  const tokens = createTokenService({
    ...{ keys, clock, issuer: publicUrl ?? defaultIssuer },
    lifetimeSeconds: tokenLifetimeSeconds,
  });
  const security = createSecurityLog({
    ...{ events: store.securityEvents, audit: store.audit, logger, clock },
    onError: warn('security events could not be written to the store; they are in the log'),
  });
  const stopForgetting = forgetAddresses({
    ...{ store, clock, days: addressDays },
    onError: warn('addresses that are old enough could not be forgotten; it is tried again'),
  });
  // Nobody waits for it: a log of years takes seconds.
  const sealing = store.audit.seal().catch(warn('the audit log could not be sealed'));

  const meters = createMeters({
    rateWindows: store.rateWindows,
    clock,
    onError: warn('limits could not be shared; each process counts by itself until they can'),
  });
  const usage = createUsageCounter({
    usage: store.usage,
    clock,
    onError: warn('usage could not be written down; it is kept and tried again'),
  });
  const meterOf = ({ id, ratePlan }: Client) =>
    ratePlan ? meters.get(`client ${id}`, ratePlan) : undefined;
  const sessions = createSessions({ tokens, clients, revocations, meterOf, watch, clock });
  const login = createLogin({
    clients: store.clients,
    gate: createLoginGate(meters, clock),
    security,
    clock,
  });

  return {
    guard: createGuard({ sessions, usage, security, clock }),
    lane: { sessions, usage },
    addRoutes(addRoute) {
      const noticeChanges = watch.notice;
      authenticationRoutes(addRoute, {
        ...{ login, tokens, keys, usage, security, publicUrl, namesCalledAddress },
      });
      oauthRoutes(addRoute, {
        ...{ login, tokens, sessions, revocations, usage, security, noticeChanges, clock },
        revocationMeterOf: ({ id }) => meters.get(`revocations of client ${id}`, revocationPlan),
      });
      const { defaultRatePlan = null } = options;
      clientRoutes(addRoute, { clients: store.clients, families, noticeChanges, defaultRatePlan });
      accountRoutes(addRoute, store);
    },
    async stop() {
      await Promise.all([meters.stop(), usage.stop(), security.stop(), stopForgetting(), sealing]);
    },
  };
}
