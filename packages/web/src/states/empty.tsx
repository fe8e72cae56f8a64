import type { ReactNode } from 'react';

interface EmptyProps {
  title: string;
  children?: ReactNode;
}

/** Nothing to show, and that is no fault. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <section className="state">
      <h1>{title}</h1>
      {children !== undefined && <p>{children}</p>}
    </section>
  );
}
