import { useEffect } from 'react';
import { useFragmentTarget } from '../../use-fragment-target.js';
import { findPageSection } from './page-sections.js';

/** Scrolls to the part that the fragment names; the browser does not know section tokens. */
export function useSectionLinks(): void {
  useFragmentTarget(findPart);
  useEffect(() => {
    const follow = () => {
      findPart(location.hash.slice(1))?.scrollIntoView();
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, []);
}

function findPart(name: string): Element | null {
  const section = findPageSection(name);
  return document.getElementById(section?.id ?? name);
}
