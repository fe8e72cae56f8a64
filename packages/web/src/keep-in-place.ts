/** Any of these actions means that the user wants to move away. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let stop: (() => void) | undefined;

/** Ends what `keepInPlace` does. */
export function letGo(): void {
  stop?.();
}

/**
 * Keeps the target in place while the page changes its height: charts load, and sections get their
 * real heights when they come near the screen. Ends when the user acts or scrolls away.
 */
export function keepInPlace(target: Element): void {
  letGo();
  const page = target.closest('article.report, article.company');
  if (!page) return;
  const controller = new AbortController();
  const listening = { passive: true, signal: controller.signal };
  let height = readHeight(page);
  let top: number | undefined;
  const settle = () => {
    if (readHeight(page) === height) return;
    target.scrollIntoView({ behavior: 'instant' });
    height = readHeight(page);
    top = readTop(target);
  };
  const observer = new ResizeObserver(settle);
  observer.observe(page);
  stop = () => {
    observer.disconnect();
    controller.abort();
    stop = undefined;
  };
  // Dragging a scrollbar fires no other event.
  const look = () => {
    if (top !== undefined && readHeight(page) === height && readTop(target) !== top) letGo();
  };
  addEventListener('scroll', look, listening);
  const arrive = () => {
    top ??= readTop(target);
  };
  addEventListener('scrollend', arrive, listening);
  for (const act of acts) addEventListener(act, letGo, listening);
}

const readHeight = (page: Element) => page.getBoundingClientRect().height;
const readTop = (target: Element) => Math.round(target.getBoundingClientRect().top);
