import type { Client } from '@broadsheet/client';
import { writeRateLimits } from '@broadsheet/contract/rate-plan';
import { useState } from 'react';
import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { ScrollBox } from '../scroll-box/scroll-box.js';
import { useClient } from '../session/session-context.js';
import { describeRights } from '../shell/describe-rights.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { useAdminWords } from './admin-words.js';
import { adminPaths } from './paths.js';
import { writeRights } from './wire-rights.js';

const pageSize = 50;

/** Every client with its rights, page by page. */
export function ClientTable() {
  const { clients: words, the } = useAdminWords();
  const { administration } = useClient();
  const [befores, setBefores] = useState<string[]>([]);
  const after = befores.at(-1);
  const loaded = useLoaded(`clients ${after ?? ''}`, (signal) =>
    administration.clients({ limit: pageSize, after, signal }),
  );
  return (
    <section aria-labelledby="clients-title">
      <h2 id="clients-title">{words.title}</h2>
      {loaded.state === 'loading' && <Loading what={the.clients} />}
      {loaded.state === 'failed' && (
        <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />
      )}
      {loaded.state === 'ready' && (
        <>
          <Table clients={loaded.value.clients} />
          {(befores.length > 0 || loaded.value.next !== undefined) && (
            <nav className="pager" aria-label={words.pages}>
              <button
                type="button"
                disabled={befores.length === 0}
                onClick={() => {
                  setBefores(befores.slice(0, -1));
                }}
              >
                {words.before}
              </button>
              <button
                type="button"
                disabled={loaded.value.next === undefined}
                onClick={() => {
                  setBefores([...befores, loaded.value.next ?? '']);
                }}
              >
                {words.next}
              </button>
            </nav>
          )}
        </>
      )}
    </section>
  );
}

function Table({ clients }: { clients: Client[] }) {
  const { titleOf } = useFamilies();
  const general = useWords();
  const { clients: words } = useAdminWords();
  return (
    <ScrollBox label={words.title}>
      <table className="clients">
        <thead>
          <tr>
            <th scope="col">{words.client}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.mayDo}</th>
            <th scope="col">{words.users}</th>
            <th scope="col">{words.limits}</th>
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <tr key={client.clientId}>
              <th scope="row">
                <Link href={adminPaths.client(client.clientId)}>{client.name}</Link>
                <span className="report-key">{client.clientId}</span>
              </th>
              <td>
                <ClientState client={client} />
              </td>
              <td>
                <ul className="plain">
                  {describeRights(writeRights(client.entitlements), titleOf, general).map(
                    (right) => (
                      <li key={right}>{right}</li>
                    ),
                  )}
                </ul>
              </td>
              <td>{client.users.join(general.comma)}</td>
              <td>{client.ratePlan ? writeRateLimits(client.ratePlan) : words.noLimits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

export function ClientState({ client: { disabled, expiresAt } }: { client: Client }) {
  const { clients: words } = useAdminWords();
  const { day } = useWords();
  if (disabled) return <span className="state-mark withdrawn">{words.disabled}</span>;
  if (expiresAt !== null && Date.parse(expiresAt) < Date.now()) {
    return <span className="state-mark withdrawn">{words.expired}</span>;
  }
  return (
    <>
      <span className="state-mark published">{words.active}</span>
      {expiresAt !== null && (
        // As the form and the command line give it: a day in UTC.
        <span className="report-key">{words.until(day(expiresAt.slice(0, 10)))}</span>
      )}
    </>
  );
}
