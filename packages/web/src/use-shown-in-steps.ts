import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenPainted } from './when-painted.js';

/** About as many sections as fit on a screen; on a phone the head of a report fills it. */
const countAtOnce = () => (matchMedia('(width < 48rem)').matches ? 0 : 2);

interface ShownParts {
  /** How many parts of each section are shown. */
  parts: number[];
  isComplete: boolean;
}

/**
 * Shows the first sections of a long page at once, and each part of the others in a frame of its
 * own, so that a phone stays responsive. In print, or if the address names a part, shows all.
 * @param sizes the number of parts of each section
 */
export function useShownInSteps(sizes: readonly number[]): ShownParts {
  const total = sum(sizes);
  const [shown, setShown] = useState(() =>
    location.hash === '' ? sum(sizes.slice(0, countAtOnce())) : total,
  );
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
  return {
    parts: sizes.map((size, index) => clamp(shown - sum(sizes.slice(0, index)), size)),
    isComplete: shown >= total,
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const clamp = (count: number, most: number) => Math.max(0, Math.min(count, most));
