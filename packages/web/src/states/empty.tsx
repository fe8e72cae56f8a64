import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/explorer-words.js';

interface EmptyProps {
  title: string;
  /** Why there is nothing, and what to do. */
  children: ReactNode;
  /** Whether it is part of a page that has its own heading and links. */
  isPart?: boolean;
}

/** Nothing to show, which is not an error. */
export function Empty({ title, children, isPart = false }: EmptyProps) {
  const { states: words } = useWords();
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <section className="state">
      <Heading>{title}</Heading>
      <p>{children}</p>
      {!isPart && (
        <p>
          <Link href="/">{words.seeReports}</Link>
          {words.orType}
          <kbd>/</kbd>
          {words.toSearch}
        </p>
      )}
    </section>
  );
}
