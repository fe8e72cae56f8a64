import type { ReactNode } from 'react';
import './fact-list.css';

export interface ShownFact {
  name: string;
  value: ReactNode;
  /** Where what stands around it says the same. */
  isNameHidden?: boolean;
  /** Of the value, where it is in another language than what is around it. */
  tag?: string | undefined;
}

/** Names and values side by side, as many beside each other as there is room for. */
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
