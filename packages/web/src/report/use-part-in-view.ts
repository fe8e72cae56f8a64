import { useEffect, useState } from 'react';

/** Id of the current part of a page: the last one whose start has passed the top third of the screen. */
export function usePartInView<Id extends string>(parts: readonly { id: Id }[]): Id | undefined {
  const [current, setCurrent] = useState<Id>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight / 3;
      const passed = parts.filter(({ id }) => {
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
  }, [parts]);
  return current;
}
