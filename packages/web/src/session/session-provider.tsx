import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ExchangeLog } from '../api-view/exchange-log.js';
import { forgetSearches } from '../find/recent-searches.js';
import { trackLoad } from '../page-loads.js';
import { createUploads } from '../uploads/uploads.js';
import { createClient } from './create-client.js';
import { endSession, findSession, type SignedIn } from './request-session.js';
import { openSessionChannel, type SessionChannel } from './session-channel.js';
import { SessionContext, type Session } from './session-context.js';
import { SignInDialog } from './sign-in-dialog.js';
import { SignInPage, type SignInNotice } from './sign-in-page.js';

/** A request that waits until the user has signed in again. */
interface Renewal {
  resolve: (signedIn: SignedIn) => void;
  reject: (reason: Error) => void;
}

interface ProviderProps {
  log: ExchangeLog;
  children: ReactNode;
}

/**
 * Shows its children to a signed-in user, and the sign-in form to all others. Stays whole: every function in it
 * reads or sets the same three states.
 */
export function SessionProvider({ log, children }: ProviderProps) {
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const [renewal, setRenewal] = useState<Renewal>();
  const [notice, setNotice] = useState<SignInNotice>();

  const [uploads] = useState(createUploads);
  const client = useMemo(() => {
    const askAgain = () =>
      new Promise<SignedIn>((resolve, reject) => {
        setRenewal({ resolve, reject });
      });
    return signedIn && createClient(signedIn, { askAgain, log, uploads });
  }, [signedIn, log, uploads]);

  const renew = (again: SignedIn) => {
    renewal?.resolve(again);
    setRenewal(undefined);
  };
  // Rejects waiting requests; they would ask the next user for the password of this one.
  const leave = useCallback(() => {
    renewal?.reject(new Error('Signed out.'));
    setRenewal(undefined);
    log.clear();
    forgetSearches();
    setSignedIn(undefined);
  }, [renewal, log]);

  /** The browser's session may differ from this page's: another tab can change it. */
  const look = async () => {
    const found = await findSession();
    if (signedIn?.token !== undefined) return;
    if (found === undefined || found === 'ended') {
      setNotice(found === 'ended' ? 'ended' : undefined);
      if (signedIn && !renewal) leave();
    } else if (!signedIn) setSignedIn({ view: found });
    else if (isSamePerson(found, signedIn.view)) renew({ view: found });
    // The page shows data of another user.
    else location.reload();
  };
  const tellOthers = useSessionWatch(look);

  const enter = (entered: SignedIn) => {
    setSignedIn(entered);
    setNotice(undefined);
    tellOthers();
  };
  const onFailed = useCallback(() => {
    setNotice('not-signed-out');
  }, []);
  const signOut = useSignOut({ signedIn, leave, tellOthers, onFailed });

  const session = useMemo<Session | undefined>(() => {
    if (!signedIn || !client) return undefined;
    return {
      ...{ view: signedIn.view, isKept: signedIn.token === undefined, client, uploads },
      signOut: () => {
        signOut(false);
      },
      signOutEverywhere: () => {
        signOut(true);
      },
    };
  }, [signedIn, client, uploads, signOut]);

  if (!session) return <SignInPage notice={notice} onSignedIn={enter} />;
  return (
    <SessionContext value={session}>
      {children}
      {renewal && (
        <SignInDialog
          session={session}
          onSignedIn={(again) => {
            renew(again);
            tellOthers();
          }}
          onLeave={session.signOut}
        />
      )}
    </SessionContext>
  );
}

interface SignOutOptions {
  signedIn: SignedIn | undefined;
  leave: () => void;
  tellOthers: () => void;
  onFailed: () => void;
}

/** Returns a function that ends the session, in this browser or everywhere. */
function useSignOut({ signedIn, leave, tellOthers, onFailed }: SignOutOptions) {
  return useCallback(
    (isEverywhere: boolean) => {
      if (signedIn?.token !== undefined) {
        leave();
        return;
      }
      // Waits for the answer: a sign-in that overtakes it would lose its cookie.
      endSession(isEverywhere)
        .then((ended) => {
          if (ended?.ProviderSignOut !== undefined) location.assign(ended.ProviderSignOut);
        }, onFailed)
        .finally(() => {
          leave();
          tellOthers();
        });
    },
    [signedIn, leave, tellOthers, onFailed],
  );
}

const isSamePerson = (a: SignedIn['view'], b: SignedIn['view']) =>
  a.ClientId === b.ClientId && a.Username === b.Username && a.SignedInBy === b.SignedInBy;

/**
 * Checks the browser's session when the page is opened, when it is shown again from the history,
 * and when another tab has changed it. Returns a function that notifies the other tabs.
 */
function useSessionWatch(look: () => Promise<void>): () => void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  const channel = useRef<SessionChannel>(undefined);
  useEffect(() => {
    // If the service cannot be reached now, the form will ask it.
    const lookNow = () => {
      void trackLoad(latest.current())
        .catch(() => undefined)
        .finally(showForm);
    };
    const lookWhenShownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) lookNow();
    };
    channel.current = openSessionChannel(lookNow);
    addEventListener('pageshow', lookWhenShownAgain);
    lookNow();
    return () => {
      removeEventListener('pageshow', lookWhenShownAgain);
      channel.current?.close();
    };
  }, []);
  return useCallback(() => {
    channel.current?.tell();
  }, []);
}

/** The service hides the form from a browser that comes with the cookie of a session. */
function showForm(): void {
  document.documentElement.removeAttribute('data-returning');
}
