import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenPainted } from './when-painted.js';

/** About what a screen shows. */
const atOnce = 2;

/**
 * How many of so many parts of a long page are shown: the first at once, each of the others with a frame
 * of its own, so that a phone answers in between; all of them on paper, and to whom the address names one.
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
