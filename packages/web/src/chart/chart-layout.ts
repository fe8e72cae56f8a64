import { useSyncExternalStore } from 'react';

/** Wide like images, or drawn for phones. */
export type PageLayout = '16:9' | 'narrow';

const findNarrowScreen = () => matchMedia('(width < 40rem)');

/** The layout of charts that fits the screen. */
export function useChartLayout(): PageLayout {
  return useSyncExternalStore(subscribe, () => (findNarrowScreen().matches ? 'narrow' : '16:9'));
}

function subscribe(listener: () => void): () => void {
  const narrow = findNarrowScreen();
  narrow.addEventListener('change', listener);
  return () => {
    narrow.removeEventListener('change', listener);
  };
}
