import { useEffect, useRef, useState, type ReactNode } from 'react';
import './scroll-box.css';

interface ScrollBoxProps {
  label: string;
  children: ReactNode;
}

/** Wide content scrolls by itself, not the page; keyboard users can scroll it too. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
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
    'aria-label': `${label}, scrolls sideways`,
  };
  return (
    <div ref={box} className="scroll-box" {...reachable}>
      {children}
    </div>
  );
}
