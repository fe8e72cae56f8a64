import { useState, type ReactNode } from 'react';
import { ScrollBox } from '../../scroll-box/scroll-box.js';
import { formatNumber } from './format-figure.js';

interface FoldingRowsProps {
  caption: string;
  head: ReactNode;
  rows: ReactNode[];
}

const shownAtFirst = 10;
/** A few more are no reason for a button. */
const tolerated = 3;

/** A long table begins with its first rows; the others are a click away, and printed. */
export function FoldingRows({ caption, head, rows }: FoldingRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const count = rows.length <= shownAtFirst + tolerated ? rows.length : shownAtFirst;
  return (
    <>
      <ScrollBox label={caption}>
        <table className="company-figures company-words">
          <caption className="visually-hidden">{caption}</caption>
          <thead>{head}</thead>
          <tbody>{rows.slice(0, count)}</tbody>
          {rows.length > count && (
            <tbody className={isOpen ? undefined : 'company-folded'}>{rows.slice(count)}</tbody>
          )}
        </table>
      </ScrollBox>
      {rows.length > count && (
        <button
          type="button"
          className="company-unfold"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? `Show the first ${String(count)}` : `Show all ${formatNumber(rows.length)}`}
        </button>
      )}
    </>
  );
}
