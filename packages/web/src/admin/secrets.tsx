import type { AddedClient } from '@broadsheet/client';
import { useAdminWords } from './admin-words.js';

/** The generated secrets; they cannot be shown a second time. */
export function Secrets({ secrets }: { secrets: AddedClient }) {
  const { secrets: words } = useAdminWords();
  const { clientId, clientSecret, users } = secrets;
  return (
    <section className="secrets" aria-labelledby="secrets-title" role="status">
      <h2 id="secrets-title">{words.title}</h2>
      <p>{words.about}</p>
      <dl>
        <dt>{words.id}</dt>
        <dd>
          <code>{clientId}</code>
        </dd>
        {clientSecret !== undefined && (
          <>
            <dt>{words.secret}</dt>
            <dd>
              <code>{clientSecret}</code>
            </dd>
          </>
        )}
        {users.map(({ username, password }) => (
          <div key={username} className="pair">
            <dt>{words.password(username)}</dt>
            <dd>
              <code>{password}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
