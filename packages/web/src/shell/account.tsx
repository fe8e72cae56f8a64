import { useRef } from 'react';
import { useFamilies } from '../families/families-context.js';
import { useSession } from '../session/session-context.js';
import { useClosing } from '../use-closing.js';
import './account.css';
import { useWords } from '../words/explorer-words.js';
import { describeRights, summarizeRights } from './describe-rights.js';
import { StaffLinks } from './staff-links.js';

/** The signed-in user, the rights of the client, and the ways to sign out. */
export function Account() {
  const { view, isKept, signOutEverywhere } = useSession();
  const words = useWords();
  const { titleOf } = useFamilies();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  const { ClientName: client, Username: name = client, Entitlements: rights } = view;
  return (
    <details ref={menu} className="account">
      <summary>
        <span className="visually-hidden">{words.shell.signedInAs}</span>
        <span className="account-name">{name}</span>
        <span className="account-rights">
          <span className="visually-hidden">{words.shell.mayRead} </span>
          {summarizeRights(rights, titleOf, words)}
        </span>
      </summary>
      <div role="group" aria-label={words.shell.account}>
        <p>
          <strong>{words.shell.userOf(name, client)}</strong>
        </p>
        <ul>
          {describeRights(rights, titleOf, words).map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        <p className="staff-links">
          <StaffLinks />
        </p>
        {isKept ? (
          <button type="button" className="small" onClick={signOutEverywhere}>
            {words.shell.signOutEverywhere}
          </button>
        ) : (
          <p className="aside">{words.shell.notKept}</p>
        )}
      </div>
    </details>
  );
}
