import type { UserCredentials } from '@broadsheet/client';
import { useId, useState, type SubmitEvent } from 'react';
import { useWords } from '../words/explorer-words.js';
import { requestSession, findFault, type Fault, type SignedIn } from './request-session.js';
import { useIsRunning } from './use-is-running.js';

interface FormProps {
  /** The initial values of the fields. */
  initial?: Partial<UserCredentials> | undefined;
  /** Signing in again: the user cannot be changed. */
  isSamePerson?: boolean;
  onSignedIn: (signedIn: SignedIn) => void;
}

export function SignInForm({ initial = {}, isSamePerson = false, onSignedIn }: FormProps) {
  const { session: words } = useWords();
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useIsRunning();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = readCredentials(event.currentTarget);
    setBusy(true);
    setFault(undefined);
    requestSession(credentials).then(onSignedIn, (error: unknown) => {
      setFault(() => findFault(error));
      setBusy(false);
    });
  };
  const fixed = { readOnly: isSamePerson };
  return (
    <form className="sign-in-form" onSubmit={submit} aria-busy={isBusy}>
      <Field name="clientId" label={words.clientId} value={initial.clientId} {...fixed} />
      <Field
        name="username"
        label={words.user}
        value={initial.username}
        autoComplete="username"
        {...fixed}
      />
      <Field
        name="password"
        label={words.password}
        value={initial.password}
        type="password"
        autoComplete="current-password"
      />
      <p className="fault" role="alert">
        {fault?.(words.faults)}
      </p>
      <button type="submit" className="primary" disabled={isBusy || !isRunning}>
        {isBusy ? words.signingIn : words.signIn}
      </button>
    </form>
  );
}

interface FieldProps {
  name: keyof UserCredentials;
  label: string;
  value: string | undefined;
  type?: 'text' | 'password';
  autoComplete?: string;
  readOnly?: boolean;
}

function Field({ name, label, value, ...input }: FieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        required
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        {...input}
      />
    </p>
  );
}

function readCredentials(form: HTMLFormElement): UserCredentials {
  const data = new FormData(form);
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { clientId: read('clientId'), username: read('username'), password: read('password') };
}
