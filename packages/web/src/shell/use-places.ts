import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPlaceKeeper } from './place-keeper.js';

/**
 * A new page begins at its top, and one that was left is shown where it was left. The focus goes to the
 * page, so that whoever hears it or goes by keyboard does not start over at the masthead.
 */
export function usePlaces(path: string, page: RefObject<HTMLElement | null>): void {
  const [keeper] = useState(createPlaceKeeper);
  const shown = useRef<string>(undefined);
  useEffect(() => (page.current ? keeper.watch(page.current) : undefined), [keeper, page]);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    const isFirst = shown.current === undefined;
    shown.current = path;
    keeper.enter();
    if (!isFirst) page.current?.focus({ preventScroll: true });
  }, [keeper, page, path]);
}
