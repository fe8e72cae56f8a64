import { useEffect, useState } from 'react';
import { LanguageToggle } from '../shell/language-toggle.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { useWords } from '../words/explorer-words.js';
import { useDemoCredentials } from './demo-credentials.js';
import { ProviderLink } from './provider-link.js';
import type { SignedIn } from './request-session.js';
import { takeSignInFault, type SignInFault } from './sign-in-address.js';
import { SignInForm } from './sign-in-form.js';

/** What happened before. */
export type SignInNotice = 'ended' | 'not-signed-out';

interface PageProps {
  notice: SignInNotice | undefined;
  onSignedIn: (signedIn: SignedIn) => void;
}

export function SignInPage({ notice, onSignedIn }: PageProps) {
  const { session: words } = useWords();
  const demo = useDemoCredentials();
  const [fault, setFault] = useState<SignInFault>();
  usePageTitle(words.signIn);
  useEffect(() => {
    const taken = takeSignInFault();
    if (taken !== undefined) setFault(taken);
  }, []);
  return (
    <main className="sign-in-page">
      <section className="sign-in-card" aria-labelledby="sign-in-title">
        <p className="sign-in-name">Broadsheet</p>
        <h1 id="sign-in-title">{words.signIn}</h1>
        <p className="lead">{words.lead}</p>
        {/* The style sheet shows it, in the demo only: inserted later it would move the form. */}
        <p className="notice demo-notice">{words.demo}</p>
        {notice && (
          <p className="notice" role="status">
            {notice === 'ended' ? words.ended : words.notSignedOut}
          </p>
        )}
        {fault !== undefined && (
          <p className="notice" role="alert">
            {words.faults[fault]}
          </p>
        )}
        <SignInForm initial={demo} onSignedIn={onSignedIn} />
        <ProviderLink />
        <p className="aside">
          {words.staying} {words.forPrograms} <a href="/docs">{words.theApi}</a>.
        </p>
        <LanguageToggle />
      </section>
    </main>
  );
}
