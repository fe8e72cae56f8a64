import type { UserCredentials } from '@broadsheet/client';
import { usePageTitle } from '../shell/use-page-title.js';
import { useDemoCredentials } from './demo-credentials.js';
import { SignInForm } from './sign-in-form.js';

interface PageProps {
  onSignedIn: (credentials: UserCredentials, token: string) => void;
}

export function SignInPage({ onSignedIn }: PageProps) {
  const demo = useDemoCredentials();
  usePageTitle('Sign in');
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
        <SignInForm initial={demo} onSignedIn={onSignedIn} />
        <p className="aside">
          You stay signed in until you close or reload this page. For programs:{' '}
          <a href="/docs">the API</a>.
        </p>
      </section>
    </main>
  );
}
