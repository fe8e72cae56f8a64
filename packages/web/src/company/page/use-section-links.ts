import { useLayoutEffect } from 'react';
import { findPageSection } from './page-sections.js';

/**
 * Goes to the part of the page that the address names: the browser looked for it before there was
 * anything, and knows nothing of sections' tokens.
 */
export function useSectionLinks(): void {
  // Before the page is drawn: whoever comes back to it is then brought to where they were.
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
