import { useState, type ReactNode } from 'react';
import { ScrollBox } from '../../scroll-box/scroll-box.js';
import { useWords } from '../../words/explorer-words.js';
import { formatNumber } from './format-figure.js';

interface FoldingRowsProps {
  caption: string;
  head: ReactNode;
  rows: ReactNode[];
}

const shownAtFirst = 10;
/** So many extra rows are shown without a button. */
const tolerated = 3;

/** A long table shows its first rows; a click shows the others, and they are always printed. */
export function FoldingRows({ caption, head, rows }: FoldingRowsProps) {
  const { company: words } = useWords();
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
          {isOpen ? words.showFirst(count) : words.showAllRows(formatNumber(rows.length))}
        </button>
      )}
    </>
  );
}
