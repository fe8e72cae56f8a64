import type { AddedClient } from '@broadsheet/client';
import { useState } from 'react';
import { Link } from 'wouter';
import { mayAdminister } from '../session/rights.js';
import { useClient, useSession } from '../session/session-context.js';
import { NotAllowedPage } from '../shell/not-allowed-page.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { useAdminWords } from './admin-words.js';
import { ClientForm, type ClientFields } from './client-form.js';
import { adminPaths } from './paths.js';
import { Secrets } from './secrets.js';

/** Creates a client, and shows its secrets once. */
export function NewClientPage() {
  const { title, newClient: words } = useAdminWords();
  usePageTitle(words.title);
  const { view } = useSession();
  const [made, setMade] = useState<AddedClient>();
  if (!mayAdminister(view)) return <NotAllowedPage right="administer" />;
  return (
    <div className="publishing">
      <header className="front-header">
        <p className="eyebrow">
          <Link href={adminPaths.list}>{title}</Link>
        </p>
        <h1>{words.title}</h1>
      </header>
      {made ? (
        <>
          <Secrets secrets={made} />
          <p>
            <Link href={adminPaths.client(made.clientId)}>{words.goTo}</Link>
          </p>
        </>
      ) : (
        <NewClient onMade={setMade} />
      )}
    </div>
  );
}

function NewClient({ onMade }: { onMade: (made: AddedClient) => void }) {
  const { newClient: words } = useAdminWords();
  const { administration } = useClient();
  const [clientId, setClientId] = useState('');
  const [users, setUsers] = useState('');
  const add = async (fields: ClientFields) => {
    if (clientId.trim() === '') throw new Error(words.needsId);
    const names = users.split(',').map((name) => name.trim());
    onMade(
      await administration.addClient({
        ...{ ...fields, clientId: clientId.trim() },
        users: names.filter((name) => name !== ''),
      }),
    );
  };
  return (
    <>
      <div className="client-form">
        <div className="field">
          <label htmlFor="new-client-id">{words.id}</label>
          <input
            id="new-client-id"
            value={clientId}
            maxLength={64}
            autoComplete="off"
            aria-describedby="new-client-id-about"
            onChange={(event) => {
              setClientId(event.currentTarget.value);
            }}
          />
          <span id="new-client-id-about" className="aside">
            {words.idAbout}
          </span>
        </div>
        <div className="field">
          <label htmlFor="new-client-users">{words.users}</label>
          <input
            id="new-client-users"
            value={users}
            autoComplete="off"
            aria-describedby="new-client-users-about"
            onChange={(event) => {
              setUsers(event.currentTarget.value);
            }}
          />
          <span id="new-client-users-about" className="aside">
            {words.usersAbout}
          </span>
        </div>
      </div>
      <ClientForm
        client={{ name: '', entitlements: [{ access: 'read' }], ratePlan: null, expiresAt: null }}
        action={words.make}
        onSave={add}
      />
    </>
  );
}
