import type { AddedClient, Client } from '@broadsheet/client';
import { useState } from 'react';
import { Link } from 'wouter';
import { mayAdminister } from '../session/rights.js';
import { useClient, useSession } from '../session/session-context.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useAdminWords } from './admin-words.js';
import { ClientForm } from './client-form.js';
import { ClientState } from './client-table.js';
import { ClientUsers } from './client-users.js';
import { DisableButton } from './disable-button.js';
import { adminPaths } from './paths.js';
import { Secrets } from './secrets.js';
import { UsageReport } from './usage-report.js';

/** One client: its rights, its users, and its usage. */
export function ClientPage({ clientId }: { clientId: string }) {
  const { client: words, the } = useAdminWords();
  const { administration } = useClient();
  const loaded = useLoaded(clientId, (signal) => administration.client(clientId, { signal }));
  usePageTitle(words.pageTitle(clientId));
  if (loaded.state === 'loading') return <Loading what={the.client} heading={clientId} />;
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  return (
    <ClientDetails
      client={loaded.value}
      onChanged={() => {
        loaded.reload({ isQuiet: true });
      }}
    />
  );
}

function ClientDetails({ client, onChanged }: { client: Client; onChanged: () => void }) {
  const { title, client: words } = useAdminWords();
  const { administration } = useClient();
  const mayChange = mayAdminister(useSession().view);
  const [notice, setNotice] = useState('');
  const [secrets, setSecrets] = useState<AddedClient>();
  const tell = (message: string) => {
    setNotice(message);
    onChanged();
  };
  return (
    <article className="publishing">
      <header className="front-header">
        <p className="eyebrow">
          <Link href={adminPaths.list}>{title}</Link>
        </p>
        <h1>{client.name}</h1>
        <p>
          <ClientState client={client} /> <code>{client.clientId}</code>
        </p>
        <p className="notice" role="status" hidden={notice === ''}>
          {notice}
        </p>
        {mayChange && <DisableButton client={client} onChanged={tell} />}
      </header>
      {secrets && <Secrets secrets={secrets} />}
      {mayChange && (
        <section aria-labelledby="rights-title">
          <h2 id="rights-title">{words.rights}</h2>
          <ClientForm
            key={JSON.stringify(client)}
            client={client}
            action={words.save}
            onSave={async (change) => {
              await administration.changeClient(client.clientId, change);
              tell(words.saved);
            }}
          />
        </section>
      )}
      <ClientUsers
        client={client}
        mayChange={mayChange}
        onSecrets={(made) => {
          setSecrets(made);
          onChanged();
        }}
        onChanged={tell}
      />
      <UsageReport client={client.clientId} />
    </article>
  );
}
