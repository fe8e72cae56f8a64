/** How far beyond the screen a chart is drawn, so that whoever scrolls finds it there. */
const rootMargin = '100% 0px';

/** Resolves when the element is, or soon will be, in sight: on the screen, or on paper. */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) stop();
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
