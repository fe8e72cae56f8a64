import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiView } from '../api-view/api-view.js';
import type { ExchangeLog } from '../api-view/exchange-log.js';
import { FindBox } from '../find/find-box.js';
import { useSession } from '../session/session-context.js';
import { useWords } from '../words/explorer-words.js';
import { Account } from './account.js';
import { LanguageToggle } from './language-toggle.js';
import { printAddress } from './print-address.js';
import { StaffLinks } from './staff-links.js';
import { ThemeToggle } from './theme-toggle.js';
import { useScrollPositions } from './use-scroll-positions.js';

interface ShellProps {
  log: ExchangeLog;
  children: ReactNode;
}

/** The frame of every page: the masthead, the page, and the API view. */
export function Shell({ log, children }: ShellProps) {
  const { shell: words } = useWords();
  const { signOut } = useSession();
  const [isApiOpen, setApiOpen] = useState(false);
  const [location] = useLocation();
  const apiButton = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  useScrollPositions(location, main);
  useEffect(printAddress, []);
  useEffect(() => {
    // Responses arrive later: everything recorded from now on belongs to the new page.
    log.clear();
  }, [location, log]);
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="masthead">
        <p className="name">
          <Link href="/">Broadsheet</Link>
        </p>
        <FindBox />
        <nav aria-label={words.tools} className="tools">
          <span className="staff-links">
            <StaffLinks />
          </span>
          <button
            ref={apiButton}
            type="button"
            aria-expanded={isApiOpen}
            onClick={() => {
              setApiOpen(!isApiOpen);
            }}
          >
            {words.api}
          </button>
          <LanguageToggle />
          <ThemeToggle />
          <Account />
          <button type="button" onClick={signOut}>
            {words.signOut}
          </button>
        </nav>
      </header>
      <main ref={main} id="main" tabIndex={-1}>
        {children}
      </main>
      {isApiOpen && (
        <ApiView
          log={log}
          onClose={() => {
            setApiOpen(false);
            apiButton.current?.focus();
          }}
        />
      )}
    </>
  );
}
