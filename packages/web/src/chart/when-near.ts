import { whenIdle } from './when-idle.js';

/**
 * How far outside the screen charts are drawn, so that they are ready when the reader scrolls. Not
 * further: on a phone the head of a report fills the screen, and should respond before charts that
 * are not visible are drawn.
 */
const rootMargin = '30% 0px';

/**
 * Resolves when the element is on the screen or near it and the page is idle, so that several
 * charts are drawn one by one. Resolves at once when printing.
 */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void whenIdle(signal).then(stop);
      },
      { rootMargin },
    );
    const stop = () => {
      observer.disconnect();
      removeEventListener('beforeprint', stop);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    observer.observe(element);
    addEventListener('beforeprint', stop);
    signal.addEventListener('abort', stop);
  });
}
