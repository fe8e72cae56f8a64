/**
 * The texts of a page whose contrast is checked: the first few with the same colour, size and
 * background. Runs in the page, so it uses nothing from outside of itself.
 */
export function listTextKinds(excluded: string): Element[] {
  const mostOfAKind = 3;
  const counts = new Map<string, number>();
  const grounds = new Map<Element, string>();
  let boxes = 0;

  /** The backgrounds behind an element, from the page's own to its own. */
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = style;
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
    const isFlat = own === 'rgba(0, 0, 0, 0) none 1 none normal';
    // A positioned box may be over anything: each has its own background.
    const isBox = ['absolute', 'fixed', 'sticky'].includes(position);
    const mark = isBox ? `${own} box ${String((boxes += 1))}` : own;
    const ground = isFlat && !isBox ? '' : `/${mark}`;
    const whole = groundOf(element.parentElement) + ground;
    grounds.set(element, whole);
    return whole;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );

  return [...document.querySelectorAll('body *')].filter((element) => {
    if (!hasText(element) || element.closest(excluded)) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const kind = [groundOf(element), color, fontSize, fontWeight, textShadow].join('|');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostOfAKind;
  });
}
