import type { ReactNode } from 'react';
import './fact-list.css';

export interface ShownFact {
  name: string;
  value: ReactNode;
  /** Set if the context says the same. */
  isNameHidden?: boolean;
  /** The language tag of the value, if it differs from its surroundings. */
  tag?: string | undefined;
}

/** Names and values side by side, in as many columns as fit. */
export function FactList({ facts }: { facts: ShownFact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ name, value, isNameHidden = false, tag }, index) => (
        <div key={index} className={isNameHidden ? 'is-nameless' : undefined}>
          <dt className={isNameHidden ? 'visually-hidden' : undefined}>{name}</dt>
          <dd lang={tag}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
