import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words/explorer-words.js';
import './scroll-box.css';

interface ScrollBoxProps {
  label: string;
  children: ReactNode;
}

/** Wide content scrolls by itself, not the page; keyboard users can scroll it too. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const { states: words } = useWords();
  const box = useRef<HTMLDivElement>(null);
  // Until it is measured, which happens when it comes near the screen, it counts as wide.
  const [isScrolling, setScrolling] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setScrolling(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  const reachable = isScrolling && {
    tabIndex: 0,
    role: 'group',
    'aria-label': words.scrolls(label),
  };
  return (
    <div ref={box} className="scroll-box" {...reachable}>
      {children}
    </div>
  );
}
