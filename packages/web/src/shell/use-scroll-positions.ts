import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createScrollKeeper } from './scroll-keeper.js';

/**
 * A new page starts at its top, and going back restores the scroll position. The focus moves to the
 * page, so that screen reader and keyboard users do not start again at the masthead.
 */
export function useScrollPositions(path: string, page: RefObject<HTMLElement | null>): void {
  const [keeper] = useState(createScrollKeeper);
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
