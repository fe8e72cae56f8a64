import { whenIdle } from './when-idle.js';

/**
 * How far beyond the screen a chart is drawn, so that whoever scrolls finds it there. Not further: on a phone the
 * head of a report fills the screen, and should answer before anything is drawn that nobody sees yet.
 */
const rootMargin = '30% 0px';

/**
 * Resolves when the element is, or soon will be, in sight: on the screen, as soon as the page is idle, so
 * that several charts are drawn one by one; on paper at once.
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
