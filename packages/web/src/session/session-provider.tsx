import { Broadsheet, type UserCredentials } from '@broadsheet/client';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { recordingFetch, type ExchangeLog } from '../api-view/exchange-log.js';
import { SessionContext, type Session } from './session-context.js';
import { SignInDialog } from './sign-in-dialog.js';
import { SignInPage } from './sign-in-page.js';

/** A signed-in user. The token is kept here in memory, and nowhere else. */
interface SignedIn {
  clientId: string;
  username: string;
  token: string;
}

/** A request that waits for a new token. */
interface Renewal {
  resolve: (token: string) => void;
  reject: (reason: Error) => void;
}

interface ProviderProps {
  log: ExchangeLog;
  children: ReactNode;
}

/** Shows its children to a signed-in user, and the sign-in form to all others. */
export function SessionProvider({ log, children }: ProviderProps) {
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const [renewal, setRenewal] = useState<Renewal>();

  const client = useMemo(() => {
    const askAgain = () =>
      new Promise<string>((resolve, reject) => {
        setRenewal({ resolve, reject });
      });
    return signedIn && createClient(firstThen(signedIn.token, askAgain), log);
  }, [signedIn, log]);

  const renew = (token: string) => {
    renewal?.resolve(token);
    setRenewal(undefined);
  };
  // Rejects waiting requests; they would ask the next user for the password of this one.
  const signOut = useCallback(() => {
    renewal?.reject(new Error('Signed out.'));
    setRenewal(undefined);
    log.clear();
    setSignedIn(undefined);
  }, [renewal, log]);

  const session = useMemo<Session | undefined>(() => {
    if (!signedIn || !client) return undefined;
    const { clientId, username } = signedIn;
    return { clientId, username, client, signOut };
  }, [signedIn, client, signOut]);

  if (!session) {
    const enter = ({ clientId, username }: UserCredentials, token: string) => {
      setSignedIn({ clientId, username, token });
    };
    return <SignInPage onSignedIn={enter} />;
  }
  return (
    <SessionContext value={session}>
      {children}
      {renewal && <SignInDialog session={session} onSignedIn={renew} onLeave={signOut} />}
    </SessionContext>
  );
}

function createClient(credentials: () => Promise<string>, log: ExchangeLog): Broadsheet {
  return new Broadsheet({
    baseUrl: '/',
    credentials,
    fetch: recordingFetch(log),
    maxRetries: 2,
    // The user is waiting: report a longer delay instead of showing a page that seems to load.
    maxRetryAfterMs: 2000,
  });
}

/**
 * The client requests a token when it has none, and again when the service refused the last one.
 */
function firstThen(token: string, next: () => Promise<string>): () => Promise<string> {
  let isFirst = true;
  return () => {
    if (!isFirst) return next();
    isFirst = false;
    return Promise.resolve(token);
  };
}
