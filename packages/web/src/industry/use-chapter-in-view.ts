import { useEffect, useState } from 'react';
import type { ChapterId } from './chapters/chapter-ids.js';

/** The current chapter: the last one whose start has passed the top third of the screen. */
export function useChapterInView(chapters: readonly { id: ChapterId }[]): ChapterId | undefined {
  const [current, setCurrent] = useState<ChapterId>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight / 3;
      const passed = chapters.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setCurrent(passed.at(-1)?.id);
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    lookSoon();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, [chapters]);
  return current;
}
