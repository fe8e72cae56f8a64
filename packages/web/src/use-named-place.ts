import { useLayoutEffect } from 'react';

/**
 * Scrolls to the fragment's target once it exists: the browser looked for it before the page was
 * rendered.
 */
export function useNamedPlace(): void {
  // Before the page is painted: restoring the scroll position on going back comes later and wins.
  useLayoutEffect(() => {
    const name = location.hash.slice(1);
    document.getElementById(name)?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
