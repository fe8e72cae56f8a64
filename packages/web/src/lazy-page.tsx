import { NetworkError } from '@broadsheet/client';
import { useState, type ComponentType, type FunctionComponent } from 'react';
import { usePageTitle } from './shell/use-page-title.js';
import { Failure } from './states/failure.js';
import { Loading } from './states/loading.js';
import { useLoaded } from './use-loaded.js';

interface LazyPage<Props> extends FunctionComponent<Props> {
  /** Fetches the script of the page before it is asked for; whoever then asks in vain is told. */
  preload: () => void;
}

/** A page whose script is fetched when it is first shown, so that nobody waits for pages not opened. */
export function lazyPage<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let Page: ComponentType<Props> | undefined;
  const fetchPage = async () => (Page ??= await load());

  function Fetching(props: Props) {
    const loaded = useLoaded(what, () => fetchPage().catch(tellFault));
    // The page sets its own when it comes.
    usePageTitle('Report');
    if (loaded.state === 'loading') return <Loading what={what} heading="Report" />;
    if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
    return <loaded.value {...props} />;
  }

  function Shown(props: Props) {
    // Once for all: when the script comes in between, what is on the screen stays.
    const [Known] = useState(() => Page);
    return Known ? <Known {...props} /> : <Fetching {...props} />;
  }
  Shown.preload = () => {
    fetchPage().catch(() => undefined);
  };
  return Shown;
}

/** Browsers say of a script only that it did not come. */
function tellFault(cause: unknown): never {
  if (navigator.onLine) throw cause;
  throw new NetworkError('got no answer', { method: 'GET', path: location.pathname, cause });
}
