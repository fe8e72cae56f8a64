/** Any of these actions means that the user wants to move away. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let letGo: (() => void) | undefined;

/** Keeps the target in place while charts above it load and grow, until the user acts. */
export function keepInPlace(id: string): void {
  letGo?.();
  const place = document.getElementById(id);
  const page = place?.closest('.report');
  if (!place || !page) return;
  const controller = new AbortController();
  const { signal } = controller;
  let height = page.getBoundingClientRect().height;
  const observer = new ResizeObserver(() => {
    const { height: now } = page.getBoundingClientRect();
    if (now !== height) place.scrollIntoView({ behavior: 'instant' });
    height = now;
  });
  observer.observe(page);
  letGo = () => {
    observer.disconnect();
    controller.abort();
    letGo = undefined;
  };
  for (const act of acts) addEventListener(act, letGo, { passive: true, signal });
}
