import type { Families } from '@broadsheet/contract';
import type { Client, Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import { accountRoutes } from './admin/account-routes.js';
import { clientRoutes } from './admin/client-routes.js';
import { createClientDirectory } from './authentication/client-directory.js';
import { createGuard, type Guard } from './authentication/guard.js';
import { createKeyRing } from './authentication/key-ring.js';
import { createLogin } from './authentication/login.js';
import { authenticationRoutes } from './authentication/routes.js';
import { createSessions, type Sessions } from './authentication/sessions.js';
import { createTokenService } from './authentication/token.js';
import { createLoginGate } from './limits/login-gate.js';
import { createMeters } from './limits/meters.js';
import { oauthRoutes } from './oauth/routes.js';
import type { AddRoute } from './route.js';
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
  namesCalledAddress: boolean;
}

/** Everybody logs out in the evening; a client that does so more often than this is up to something. */
const revocationPlan = [{ limit: 60, seconds: 60 }];

/** Who issues tokens where nothing was said about the public address. */
const defaultIssuer = 'broadsheet';

export async function createAccess(options: Options): Promise<Access> {
  const { store, families, watch, clock, logger, publicUrl, namesCalledAddress } = options;
  const { revocations } = store;
  const warn = (message: string) => (error: unknown) => {
    logger.warn({ err: error }, message);
  };

  // The watch tells them in this order: sessions are opened anew when keys and clients are known.
  const keys = await createKeyRing({ signingKeys: store.signingKeys, watch, clock });
  const clients = createClientDirectory({ clients: store.clients, watch });
  const tokens = createTokenService({ keys, issuer: publicUrl ?? defaultIssuer, clock });

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
    clock,
  });

  return {
    guard: createGuard({ sessions, usage, clock }),
    lane: { sessions, usage },
    addRoutes(addRoute) {
      const noticeChanges = watch.notice;
      authenticationRoutes(addRoute, {
        ...{ login, tokens, keys, usage, publicUrl, namesCalledAddress },
      });
      oauthRoutes(addRoute, {
        ...{ login, tokens, sessions, revocations, usage, noticeChanges, clock },
        revocationMeterOf: ({ id }) => meters.get(`revocations of client ${id}`, revocationPlan),
      });
      clientRoutes(addRoute, { clients: store.clients, families, noticeChanges });
      accountRoutes(addRoute, store);
    },
    async stop() {
      await Promise.all([meters.stop(), usage.stop()]);
    },
  };
}
