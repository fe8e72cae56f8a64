import { useEffect, useRef } from 'react';
import { useFamilies } from '../families/families-context.js';
import { useSession } from '../session/session-context.js';
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

/** Escape, and a click elsewhere, close the menu. */
function useClosing(menu: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isElsewhere = event.type === 'click' && !current.contains(event.target as Node);
      if (!isEscape && !isElsewhere) return;
      current.open = false;
      if (isEscape) current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('click', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('click', close);
    };
  }, [menu]);
}
