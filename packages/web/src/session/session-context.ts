import type { Broadsheet } from '@broadsheet/client';
import type { SessionView } from '@broadsheet/contract';
import { createContext, useContext } from 'react';
import type { Uploads } from '../uploads/uploads.js';

/** The signed-in user, and the API client that speaks for the user. */
export interface Session {
  /** The user, and the rights of the user's client. */
  view: SessionView;
  /** Whether the session outlives the page. */
  isKept: boolean;
  /** Asks the user to sign in again when the session has ended. */
  client: Broadsheet;
  /** The client's uploads. */
  uploads: Uploads;
  signOut: () => void;
  /** In every browser of the user. */
  signOutEverywhere: () => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Use only below SessionProvider, which shows no page before the user is signed in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session here: nobody is signed in.');
  return session;
}

export function useClient(): Broadsheet {
  return useSession().client;
}
