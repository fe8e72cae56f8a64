import { NetworkError } from '@broadsheet/client';
import { useRef, useState, type ComponentType, type FunctionComponent } from 'react';
import { usePageTitle } from './shell/use-page-title.js';
import { Failure } from './states/failure.js';
import { Loading } from './states/loading.js';
import { useLoaded } from './use-loaded.js';
import { useWords, type ExplorerWords } from './words/explorer-words.js';

interface LazyPage<Props> extends FunctionComponent<Props> {
  /** Loads the script of the page in advance. Ignores errors: showing the page tries again. */
  preload: () => void;
}

/**
 * A page whose script is loaded when it is first shown, so that users do not wait for other pages.
 */
export function lazyPage<Props extends object>(
  what: keyof ExplorerWords['states']['the'],
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let Page: ComponentType<Props> | undefined;
  const fetchPage = async () => (Page ??= await load());

  function Fetching(props: Props) {
    const isRetry = useRef(false);
    const loaded = useLoaded(what, async () => {
      try {
        return await fetchPage();
      } catch (cause) {
        if (isRetry.current) await startPageAgain();
        isRetry.current = true;
        return explainFault(cause);
      }
    });
    // The page sets its own title when it is loaded.
    const words = useWords();
    usePageTitle(words.shell.report);
    if (loaded.state === 'loading') {
      return <Loading what={words.states.the[what]} heading={words.shell.report} />;
    }
    if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
    return <loaded.value {...props} />;
  }

  function Shown(props: Props) {
    // Decided once: if the script arrives meanwhile, the shown component stays.
    const [Known] = useState(() => Page);
    return Known ? <Known {...props} /> : <Fetching {...props} />;
  }
  Shown.preload = () => {
    fetchPage().catch(() => undefined);
  };
  return Shown;
}

/**
 * Before 2026 browsers remembered that a script did not come, and asked for it again only in a new
 * page. Without an answer the page stays, which can say more than the browser's own.
 */
async function startPageAgain(): Promise<void> {
  const isUp = await fetch(location.href).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isUp) location.reload();
}

/** For a script, browsers report only that loading failed. */
function explainFault(cause: unknown): never {
  if (navigator.onLine) throw cause;
  throw new NetworkError('got no answer', { method: 'GET', path: location.pathname, cause });
}
