import type { ReactNode } from 'react';
import './with-aside.css';

interface AsideProps {
  /** Figures that belong to the text; null where there are none. */
  aside: ReactNode;
  children: ReactNode;
}

/** A text with its figures: beside it where there is room, else below. */
export function WithAside({ aside, children }: AsideProps) {
  return (
    <div className="with-aside">
      <div className="with-aside-words">{children}</div>
      {aside !== null && <div className="with-aside-figures">{aside}</div>}
    </div>
  );
}
