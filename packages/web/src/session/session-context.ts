import type { Broadsheet } from '@broadsheet/client';
import { createContext, useContext } from 'react';

/** The signed-in user, and the API client with the user's token. */
export interface Session {
  clientId: string;
  username: string;
  /** Asks the user to sign in again when the token is no longer valid. */
  client: Broadsheet;
  signOut: () => void;
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
