import type { ReactNode } from 'react';
import { useReading } from './reading-context.js';
import './entry-list.css';

export function EntryList({ children }: { children: ReactNode }) {
  return <ul className="entry-list">{children}</ul>;
}

interface EntryProps {
  title: ReactNode;
  /** Whether the title is in the report's language, not in the page's. */
  isQuoted?: boolean;
  /** Short: marks and figures. */
  marks: ReactNode;
  /** The text about it. */
  children?: ReactNode;
}

/** One of several similar items: its name and marks beside its text. */
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
