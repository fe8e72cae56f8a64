import { useEffect, useState, type ClipboardEvent } from 'react';
import type { PasteNotice } from './paste-result.js';
import type { Pasting } from './place-cells.js';

type PasteTarget = Pick<Pasting, 'rows' | 'row' | 'column'>;

interface Pastes {
  /** What is to be said of the last paste. */
  notice: PasteNotice | undefined;
  /** After another change, nothing. */
  clearNotice: () => void;
  paste: (event: ClipboardEvent, place: PasteTarget, onRows: (rows: object[]) => void) => void;
}

/** Loaded after the form, which is shown before anything is pasted. */
const load = () => import('./place-cells.js');

/** Takes cells that were copied in a spreadsheet. */
export function usePaste(given: Pick<Pasting, 'title' | 'columns' | 'isTurned'>): Pastes {
  const [notice, setNotice] = useState<PasteNotice>();
  useEffect(() => {
    // If it fails, the next paste tries again.
    load().catch(() => undefined);
  }, []);
  return {
    notice,
    clearNotice: () => {
      setNotice(undefined);
    },
    paste: (event, place, onRows) => {
      const text = event.clipboardData.getData('text/plain');
      // A single value is pasted into the field as usual.
      if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
      event.preventDefault();
      load().then(
        ({ placeCells }) => {
          const placed = placeCells({ ...given, ...place, text });
          if ('fault' in placed) {
            setNotice(placed);
            return;
          }
          onRows(placed.rows);
          // A statement has its years beside each other too.
          if (placed.isTurned && !given.isTurned) setNotice('turned');
        },
        () => {
          setNotice('unreachable');
        },
      );
    },
  };
}
