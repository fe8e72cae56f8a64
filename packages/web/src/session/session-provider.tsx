import { Broadsheet, type UserCredentials } from '@broadsheet/client';
import { useMemo, useState, type ReactNode } from 'react';
import { recordingFetch, type ExchangeLog } from '../api-view/exchange-log.js';
import { SessionContext, type Session } from './session-context.js';
import { SignInDialog } from './sign-in-dialog.js';
import { SignInPage } from './sign-in-page.js';

/** Somebody who signed in. The token lives here, in memory, and nowhere else. */
interface SignedIn {
  clientId: string;
  username: string;
  token: string;
}

/** A call that waits for a new token. */
interface Renewal {
  resolve: (token: string) => void;
  reject: (reason: Error) => void;
}

interface ProviderProps {
  log: ExchangeLog;
  children: ReactNode;
}

/** Shows its children to whoever is signed in, and a form to everybody else. */
export function SessionProvider({ log, children }: ProviderProps) {
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const [renewal, setRenewal] = useState<Renewal>();

  const session = useMemo<Session | undefined>(() => {
    if (!signedIn) return undefined;
    const { clientId, username, token } = signedIn;
    const askAgain = () =>
      new Promise<string>((resolve, reject) => {
        setRenewal({ resolve, reject });
      });
    return {
      clientId,
      username,
      client: new Broadsheet({
        baseUrl: '/',
        credentials: firstThen(token, askAgain),
        fetch: recordingFetch(log),
        maxRetries: 2,
        // Somebody is looking: a longer wait is told, not spent on a page that seems to load.
        maxRetryAfterMs: 2000,
      }),
      signOut: () => {
        log.clear();
        setSignedIn(undefined);
      },
    };
  }, [signedIn, log]);

  const renew = (token: string) => {
    renewal?.resolve(token);
    setRenewal(undefined);
  };
  const leave = () => {
    renewal?.reject(new Error('Signed out.'));
    setRenewal(undefined);
    session?.signOut();
  };

  if (!session) {
    const enter = ({ clientId, username }: UserCredentials, token: string) => {
      setSignedIn({ clientId, username, token });
    };
    return <SignInPage onSignedIn={enter} />;
  }
  return (
    <SessionContext value={session}>
      {children}
      {renewal && <SignInDialog session={session} onSignedIn={renew} onLeave={leave} />}
    </SessionContext>
  );
}

/** The client asks for a token when it has none, and again when the service refused the last. */
function firstThen(token: string, next: () => Promise<string>): () => Promise<string> {
  let isFirst = true;
  return () => {
    if (!isFirst) return next();
    isFirst = false;
    return Promise.resolve(token);
  };
}
