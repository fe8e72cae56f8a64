import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface EmptyProps {
  title: string;
  /** Why there is nothing, and what to do. */
  children: ReactNode;
  /** Whether it is part of a page that has its own heading and links. */
  isPart?: boolean;
}

/** Nothing to show, which is not an error. */
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
