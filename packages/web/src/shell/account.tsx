import { useEffect, useRef } from 'react';
import { useFamilies } from '../families/families-context.js';
import { useSession } from '../session/session-context.js';
import './account.css';
import { describeRights } from './describe-rights.js';

/** Who is signed in, what the client may do, and the way out of every browser. */
export function Account() {
  const { view, isKept, signOutEverywhere } = useSession();
  const { titleOf } = useFamilies();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  const { ClientName: client, Username: name = client, Entitlements: rights } = view;
  return (
    <details ref={menu} className="account">
      <summary>
        <span className="visually-hidden">Signed in as </span>
        <span className="account-name">{name}</span>
      </summary>
      <div role="group" aria-label="Account">
        <p>
          <strong>{name}</strong> of {client}
        </p>
        <ul>
          {describeRights(rights, titleOf).map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        {isKept ? (
          <button type="button" className="small" onClick={signOutEverywhere}>
            Sign out in every browser
          </button>
        ) : (
          <p className="aside">
            This address is not encrypted: you are signed in until you close or reload this page.
          </p>
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
