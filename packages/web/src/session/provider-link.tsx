import { useSyncExternalStore } from 'react';
import { useWords } from '../words/explorer-words.js';
import { startOpenIdPath } from './sign-in-address.js';

/** Signing in with the account of an outside provider; nothing if the service has none. */
export function ProviderLink() {
  const { session: words } = useWords();
  const name = useSyncExternalStore(subscribe, readName, () => undefined);
  const isRunning = name !== undefined;
  return (
    <p className="provider-link">
      {/* In the page from the start, so that nothing moves when the program has come. */}
      <a className="button" href={isRunning ? startOpenIdPath() : undefined}>
        {isRunning ? words.with(name) : words.withCompany}
      </a>
    </p>
  );
}

function readName(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=broadsheet-provider]')?.content;
}

/** The name never changes. */
function subscribe(): () => void {
  return () => undefined;
}
