import { useLayoutEffect } from 'react';
import { keepInPlace, letGo } from './keep-in-place.js';

type FindTarget = (name: string) => Element | null;

const findById: FindTarget = (name) => document.getElementById(name);

/**
 * Scrolls to the fragment's target once it exists: the browser looked for it before the page was
 * rendered. Keeps the target of every link within the page in place while the page grows.
 */
export function useFragmentTarget(find = findById): void {
  // Before the page is painted: restoring the scroll position on going back comes later and wins.
  useLayoutEffect(() => {
    const named = find(location.hash.slice(1));
    if (named) {
      named.scrollIntoView({ behavior: 'instant' });
      keepInPlace(named);
    }
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const element = find(link?.getAttribute('href')?.slice(1) ?? '');
      if (element) keepInPlace(element);
    };
    // The address was changed by hand. Going back comes here too, before it scrolls and lets go.
    const move = () => {
      const element = find(location.hash.slice(1));
      if (element) keepInPlace(element);
      else letGo();
    };
    addEventListener('click', follow);
    addEventListener('popstate', move);
    return () => {
      removeEventListener('click', follow);
      removeEventListener('popstate', move);
    };
  }, [find]);
}
