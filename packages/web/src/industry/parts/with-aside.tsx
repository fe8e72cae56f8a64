import type { ReactNode } from 'react';
import './with-aside.css';

interface AsideProps {
  /** Figures that belong to the text; null if there are none. */
  aside: ReactNode;
  children: ReactNode;
}

/** A text with its figures: beside it if there is room, otherwise below. */
export function WithAside({ aside, children }: AsideProps) {
  return (
    <div className="with-aside">
      <div className="with-aside-words">{children}</div>
      {aside !== null && <div className="with-aside-figures">{aside}</div>}
    </div>
  );
}
