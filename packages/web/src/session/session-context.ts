import type { Broadsheet } from '@broadsheet/client';
import { createContext, useContext } from 'react';

/** Who is signed in, and the client that asks on their behalf. */
export interface Session {
  clientId: string;
  username: string;
  /** Asks for signing in again by itself when the token is no longer good. */
  client: Broadsheet;
  signOut: () => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Only below the shell, which shows no page before somebody is signed in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session here: nobody is signed in.');
  return session;
}

export function useClient(): Broadsheet {
  return useSession().client;
}
