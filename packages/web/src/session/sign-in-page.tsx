import { useEffect, useState } from 'react';
import { usePageTitle } from '../shell/use-page-title.js';
import { useDemoCredentials } from './demo-credentials.js';
import { ProviderLink } from './provider-link.js';
import type { SignedIn } from './request-session.js';
import { takeSignInFault } from './sign-in-address.js';
import { SignInForm } from './sign-in-form.js';

/** What happened before. */
export type SignInNotice = 'ended' | 'not-signed-out';

const notices: Record<SignInNotice, string> = {
  ended: 'Your session has ended. Sign in again to go on with this page.',
  'not-signed-out':
    'The service cannot be reached, so this browser is still signed in. Reload the page to try again.',
};

interface PageProps {
  notice: SignInNotice | undefined;
  onSignedIn: (signedIn: SignedIn) => void;
}

export function SignInPage({ notice, onSignedIn }: PageProps) {
  const demo = useDemoCredentials();
  const [fault, setFault] = useState<string>();
  usePageTitle('Sign in');
  useEffect(() => {
    const taken = takeSignInFault();
    if (taken !== undefined) setFault(taken);
  }, []);
  return (
    <main className="sign-in-page">
      <section className="sign-in-card" aria-labelledby="sign-in-title">
        <p className="sign-in-name">Broadsheet</p>
        <h1 id="sign-in-title">Sign in</h1>
        <p className="lead">
          Business-research reports, to look at and to see how the API gives them.
        </p>
        {/* The style sheet shows it, in the demo only: inserted later it would move the form. */}
        <p className="notice demo-notice">
          This is the demo: its credentials are filled in, its companies are fictional and its
          figures synthetic.
        </p>
        {notice && (
          <p className="notice" role="status">
            {notices[notice]}
          </p>
        )}
        {fault !== undefined && (
          <p className="notice" role="alert">
            {fault}
          </p>
        )}
        <SignInForm initial={demo} onSignedIn={onSignedIn} />
        <ProviderLink />
        <p className="aside">
          You stay signed in on this browser until you sign out or have not used it for some time.
          For programs: <a href="/docs">the API</a>.
        </p>
      </section>
    </main>
  );
}
