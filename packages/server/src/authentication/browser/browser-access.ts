import type { Store } from '@broadsheet/store';
import type { LoginGate } from '../../limits/login-gate.js';
import { createPendingSignIns } from '../../openid/pending-sign-in.js';
import { createGetProvider, openIdRoutes } from '../../openid/routes.js';
import type { OpenIdSettings } from '../../openid/settings.js';
import { createFindSignOut } from '../../openid/sign-out.js';
import type { AddRoute } from '../../route.js';
import type { Watch } from '../../watch.js';
import type { SessionCheck } from '../session-check.js';
import { createBrowserSessions, type BrowserSessions } from './browser-sessions.js';
import { createForgeryCheck, type ForgeryCheck } from './forgery-check.js';
import { createSessionCookies, type SessionCookies } from './session-cookies.js';
import { sessionRoutes, type SessionServices } from './session-routes.js';

/** How people stay signed in with a browser, and with which accounts. */
export interface BrowserSettings {
  publicUrl?: string | undefined;
  namesCalledAddress?: boolean | undefined;
  /** The service speaks TLS itself. */
  hasTls?: boolean | undefined;
  /** After how long without a request a session ends. */
  sessionIdleSeconds?: number | undefined;
  /** After how long a session ends in any case. */
  sessionLifetimeSeconds?: number | undefined;
  openId?: OpenIdSettings | undefined;
}

interface Parts {
  store: Store;
  check: SessionCheck;
  watch: Watch;
  clock: () => number;
  onError: (error: unknown) => void;
}

type RouteServices = Pick<
  SessionServices,
  'login' | 'guard' | 'usage' | 'security' | 'noticeChanges'
> & { gate: LoginGate };

/** Everything about sessions of browsers in one place. */
export interface BrowserAccess {
  browserSessions: BrowserSessions;
  cookies: SessionCookies;
  forgery: ForgeryCheck;
  addRoutes(addRoute: AddRoute, services: RouteServices): void;
}

const defaultIdleSeconds = 12 * 60 * 60;
const defaultLifetimeSeconds = 7 * 24 * 60 * 60;

export async function createBrowserAccess(
  settings: BrowserSettings,
  parts: Parts,
): Promise<BrowserAccess> {
  const { publicUrl, namesCalledAddress = true, hasTls = false, openId } = settings;
  const { sessionIdleSeconds: idleSeconds = defaultIdleSeconds } = settings;
  const { sessionLifetimeSeconds: lifetimeSeconds = defaultLifetimeSeconds } = settings;
  const { store, clock } = parts;
  const browserSessions = createBrowserSessions({
    ...parts,
    idleMs: idleSeconds * 1000,
    lifetimeMs: lifetimeSeconds * 1000,
  });
  const name = `broadsheet-${(await store.meta.find('session-cookie')) ?? 'session'}`;
  const isSecure = hasTls || publicUrl?.startsWith('https:') === true;
  const cookies = createSessionCookies({ name, sameSite: 'Strict', isSecure });
  const forgery = createForgeryCheck(publicUrl);
  return {
    browserSessions,
    cookies,
    forgery,
    addRoutes(addRoute, { gate, ...services }) {
      const publicAddress = { publicUrl, namesCalledAddress };
      const getProvider = openId && createGetProvider(openId);
      const findProviderSignOut = createFindSignOut(publicAddress, getProvider);
      sessionRoutes(addRoute, {
        ...services,
        store,
        browserSessions,
        cookies,
        forgery,
        findProviderSignOut,
      });
      const pendingCookies = createSessionCookies({
        name: `${name}-openid`,
        sameSite: 'Lax',
        isSecure,
      });
      const pendingSignIns = createPendingSignIns(store.getCursorKey);
      openIdRoutes(
        addRoute,
        {
          ...services,
          ...publicAddress,
          settings: openId,
          clients: store.clients,
          browserSessions,
          sessionCookies: cookies,
          pendingCookies,
          pendingSignIns,
          gate,
          clock,
        },
        getProvider,
      );
    },
  };
}
