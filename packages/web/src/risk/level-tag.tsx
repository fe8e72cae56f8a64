import type { ReactNode } from 'react';
import { levelClass } from './score-scale.js';

interface TagProps {
  /** The level in English, as answers have it. */
  level: string;
  /** The level in the language of the page. */
  children: ReactNode;
}

/** A level with its colour on the scale. */
export function LevelTag({ level, children }: TagProps) {
  return <span className={`level-tag level-${levelClass(level)}`}>{children}</span>;
}
