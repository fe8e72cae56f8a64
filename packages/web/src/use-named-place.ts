import { useLayoutEffect } from 'react';

/** Goes to what the address names, once it is there: the browser looked for it before there was anything. */
export function useNamedPlace(): void {
  // Before the page is drawn: whoever comes back to it is then brought to where they were.
  useLayoutEffect(() => {
    const name = location.hash.slice(1);
    document.getElementById(name)?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
