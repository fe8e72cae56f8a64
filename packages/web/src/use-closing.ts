import { useEffect, type RefObject } from 'react';

/** Escape closes a menu, and so does a click or the focus elsewhere: it lies over what follows. */
export function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isElsewhere = event.type !== 'keydown' && !current.contains(event.target as Node);
      if (!isEscape && !isElsewhere) return;
      current.open = false;
      const hadFocus = current.contains(document.activeElement);
      if (isEscape && hadFocus) current.querySelector('summary')?.focus();
    };
    const events = ['keydown', 'click', 'focusin'];
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, [menu]);
}
