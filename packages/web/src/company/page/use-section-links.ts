import { useLayoutEffect } from 'react';
import { findPageSection } from './page-sections.js';

/**
 * Scrolls to the part that the fragment names: the browser looked for it before the page was
 * rendered, and does not know section tokens.
 */
export function useSectionLinks(): void {
  // Before the page is painted: restoring the scroll position on going back comes later and wins.
  useLayoutEffect(() => {
    const go = (behavior: ScrollBehavior) => {
      const section = findPageSection(location.hash.slice(1));
      if (section) document.getElementById(section.id)?.scrollIntoView({ behavior });
    };
    const follow = () => {
      go('auto');
    };
    go('instant');
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, []);
}
