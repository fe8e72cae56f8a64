import type { AddedClient, Client } from '@broadsheet/client';
import { useState } from 'react';
import { ConfirmDialog } from '../publishing/confirm-dialog.js';
import { describeFault } from '../publishing/describe-fault.js';
import { usePublishingWords } from '../publishing/publishing-words.js';
import { useClient } from '../session/session-context.js';
import { useAdminWords } from './admin-words.js';

interface UsersProps {
  client: Client;
  mayChange: boolean;
  onSecrets: (made: AddedClient) => void;
  onChanged: (words: string) => void;
}

/** The users of a client. */
export function ClientUsers({ client, mayChange, onSecrets, onChanged }: UsersProps) {
  const { users: words } = useAdminWords();
  const { administration } = useClient();
  const [removed, setRemoved] = useState<string>();
  const { clientId, users } = client;
  return (
    <section aria-labelledby="users-title">
      <h2 id="users-title">{words.title}</h2>
      {users.length === 0 && <p>{words.none}</p>}
      <ul className="draft-list">
        {users.map((username) => (
          <li key={username}>
            {username}
            {mayChange && (
              <button
                type="button"
                className="small"
                aria-label={words.removeNamed(username)}
                onClick={() => {
                  setRemoved(username);
                }}
              >
                {words.removeAsk}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <AddUser client={client} onSecrets={onSecrets} />}
      {removed !== undefined && (
        <ConfirmDialog
          title={words.removeTitle(removed)}
          action={words.remove}
          onConfirm={async () => {
            await administration.removeUser(clientId, removed);
            onChanged(words.removed(removed));
          }}
          onClose={() => {
            setRemoved(undefined);
          }}
        >
          <p>{words.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function AddUser({ client, onSecrets }: Pick<UsersProps, 'client' | 'onSecrets'>) {
  const { users: words } = useAdminWords();
  const { administration } = useClient();
  const publishingWords = usePublishingWords();
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const add = async () => {
    setFault('');
    try {
      if (client.users.includes(name.trim())) throw new Error(words.isThere(name.trim()));
      onSecrets(await administration.setPassword(client.clientId, name.trim()));
      setName('');
    } catch (error) {
      setFault(describeFault(error, publishingWords));
    }
  };
  return (
    <form
      className="add-user"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void add();
      }}
    >
      <div className="field">
        <label htmlFor="new-user">{words.another}</label>
        <input
          id="new-user"
          value={name}
          maxLength={128}
          autoComplete="off"
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
        />
      </div>
      <button type="submit">{words.add}</button>
      <p className="fault" role="alert">
        {fault}
      </p>
    </form>
  );
}
