import type { ReactNode } from 'react';
import { useReading } from './reading-context.js';
import './entry-list.css';

export function EntryList({ children }: { children: ReactNode }) {
  return <ul className="entry-list">{children}</ul>;
}

interface EntryProps {
  title: ReactNode;
  /** Whether the title is in the report's words, not in the page's. */
  isQuoted?: boolean;
  /** Short: marks and figures. */
  marks: ReactNode;
  /** What there is to read of it. */
  children?: ReactNode;
}

/** One of several things of a kind: what it is called and how it stands, beside what is said of it. */
export function Entry({ title, isQuoted = false, marks, children }: EntryProps) {
  const { heading: Heading, tag } = useReading();
  return (
    <li className="entry">
      <div className="entry-head">
        <Heading lang={isQuoted ? tag : undefined}>{title}</Heading>
        <div className="entry-marks">{marks}</div>
      </div>
      <div className="entry-words">{children}</div>
    </li>
  );
}
