import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenPainted } from './when-painted.js';

/** About as many as fit on a screen. */
const atOnce = 2;

/**
 * How many parts of a long page are shown: the first ones at once, each of the others in a frame of
 * its own, so that a phone stays responsive. In print, or if the address names a part, all of them.
 */
export function useShownInSteps(total: number): number {
  const [shown, setShown] = useState(() => (location.hash === '' ? atOnce : total));
  useEffect(() => {
    if (shown >= total) return;
    let isOver = false;
    const showAll = () => {
      flushSync(() => {
        setShown(total);
      });
    };
    void whenPainted().then(() => {
      if (!isOver) setShown((count) => count + 1);
    });
    addEventListener('beforeprint', showAll);
    addEventListener('hashchange', showAll);
    return () => {
      isOver = true;
      removeEventListener('beforeprint', showAll);
      removeEventListener('hashchange', showAll);
    };
  }, [shown, total]);
  return shown;
}
