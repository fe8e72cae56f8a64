import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface EmptyProps {
  title: string;
  /** Why there is nothing, and what to do. */
  children: ReactNode;
  /** Stands on a page that has a heading of its own, and the ways onward. */
  isPart?: boolean;
}

/** Nothing to show, and that is no fault. */
export function Empty({ title, children, isPart = false }: EmptyProps) {
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <section className="state">
      <Heading>{title}</Heading>
      <p>{children}</p>
      {!isPart && (
        <p>
          <Link href="/">See which reports there are</Link>, or type <kbd>/</kbd> to search for one.
        </p>
      )}
    </section>
  );
}
