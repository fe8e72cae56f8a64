import type { TableBlock } from '@broadsheet/view';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { splitColumns } from './split-columns.js';

/** The table; while the page is printed, its parts that fit the paper. */
export function usePrintedParts(table: TableBlock): TableBlock[] {
  const [printed, setPrinted] = useState<TableBlock[]>();
  useEffect(() => {
    const split = () => {
      const parts = splitColumns(table);
      if (parts.length === 1) return;
      flushSync(() => {
        setPrinted(parts);
      });
    };
    const join = () => {
      setPrinted(undefined);
    };
    addEventListener('beforeprint', split);
    addEventListener('afterprint', join);
    return () => {
      removeEventListener('beforeprint', split);
      removeEventListener('afterprint', join);
    };
  }, [table]);
  return printed ?? [table];
}
