import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Term } from './find-terms.js';
import './glossary.css';

interface TermProps {
  term: Term;
  /** The term as the text writes it. */
  children: ReactNode;
}

/**
 * A word that shows its explanation on demand. The browser opens and closes the popover: on a
 * click, Enter or the space bar, on Escape, and on a click elsewhere; the focus returns to the
 * word.
 */
export function TermButton({ term, children }: TermProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // The popover is in the top layer, so it must be moved when its word moves.
    const follow = () => {
      if (button.current && note.current) placeBelow(note.current, button.current);
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="term"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
      >
        {children}
      </button>
      <span
        ref={note}
        id={id}
        popover="auto"
        role="note"
        className="term-note"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
        }}
      >
        <strong>{term.Term}</strong>
        <span>{term.Definition}</span>
      </span>
    </>
  );
}

const gap = 6;
const margin = 12;

/** Below the word, or above it if there is no room; within the sides of the screen. */
function placeBelow(note: HTMLElement, word: HTMLElement): void {
  const at = word.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(margin, Math.min(at.left, clientWidth - width - margin));
  const isRoom = at.bottom + gap + height + margin <= clientHeight;
  const top = isRoom ? at.bottom + gap : at.top - gap - height;
  note.style.left = `${String(left)}px`;
  note.style.top = `${String(top)}px`;
}
