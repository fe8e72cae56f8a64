import { useEffect, useRef } from 'react';
import { useWords } from '../words/explorer-words.js';
import { useDemoCredentials } from './demo-credentials.js';
import { ProviderLink } from './provider-link.js';
import type { SignedIn } from './request-session.js';
import type { Session } from './session-context.js';
import { SignInForm } from './sign-in-form.js';

interface DialogProps {
  session: Session;
  onSignedIn: (signedIn: SignedIn) => void;
  onLeave: () => void;
}

/** Opens over the page, which stays as it is and continues afterwards. */
export function SignInDialog({ session, onSignedIn, onLeave }: DialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const show = () => {
    const { current } = dialog;
    // The focus goes to a read-only field: the user may be typing when the dialog opens.
    if (current && !current.open) current.showModal();
  };
  useEffect(show, []);
  const { ClientId: clientId, Username: username = '', SignedInBy: signedInBy } = session.view;
  const demo = useDemoCredentials();
  const password = demo?.username === username ? demo.password : undefined;
  return (
    <dialog
      ref={dialog}
      className="sign-in-dialog"
      aria-labelledby="sign-in-again-title"
      // Escape must not close the dialog, because the page waits for the new token.
      closedby="none"
      onCancel={(event) => {
        event.preventDefault();
      }}
      // Browsers without `closedby` close the dialog at the second Escape even so; this reopens it.
      onClose={show}
    >
      <h2 id="sign-in-again-title">{words.session.signInAgain}</h2>
      <p>{words.session.endedStays}</p>
      {signedInBy === 'openid' ? (
        <ProviderLink />
      ) : (
        <SignInForm
          initial={{ clientId, username, ...(password !== undefined && { password }) }}
          isSamePerson
          onSignedIn={onSignedIn}
        />
      )}
      <button type="button" className="quiet" onClick={onLeave}>
        {words.shell.signOut}
      </button>
    </dialog>
  );
}
