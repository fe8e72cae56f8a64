import { openText, sealText, type Store } from '@broadsheet/store';
import { findCursor, refuseCursor, writeCursor, type Kinds, type CursorValues } from './cursor.js';
import { once } from './once.js';

/** Cursors with a number that would reveal how much there is that the client may not see. */
export interface SealedCursors {
  write(list: string, ...values: (string | number)[]): Promise<string>;
  /**
   * Undefined if there is no cursor; refuses a cursor of another list. Cursors in the old, readable
   * form are accepted too, so that those already given out stay valid.
   */
  parse<const K extends Kinds>(
    text: string | undefined,
    list: string,
    kinds: K,
  ): Promise<CursorValues<K> | undefined>;
}

interface Options {
  getCursorKey: Store['getCursorKey'];
  clock: () => number;
}

export function createSealedCursors({ getCursorKey, clock }: Options): SealedCursors {
  const getKey = once(getCursorKey);
  // Creates the key at the start: later the store may be read-only, and lists must work then too.
  getKey().catch(() => undefined);
  return {
    async write(list, ...values) {
      const { key, sealsFrom } = await getKey();
      const cursor = writeCursor(list, ...values);
      if (clock() < sealsFrom) return cursor;
      return sealText(key, cursor.padEnd(longestOf(list, values)));
    },
    async parse(text, list, kinds) {
      if (text === undefined) return undefined;
      const { key } = await getKey();
      const values = findCursor(openText(key, text)?.trimEnd() ?? text, list, kinds);
      // The error repeats the cursor as sent: the decrypted text would reveal the position.
      if (!values) throw refuseCursor(text);
      return values;
    },
  };
}

/**
 * The length with all numbers at their largest: the real length would reveal how many digits they
 * have.
 */
function longestOf(list: string, values: (string | number)[]): number {
  const largest = values.map((value) =>
    typeof value === 'number' ? Number.MAX_SAFE_INTEGER : value,
  );
  return writeCursor(list, ...largest).length;
}
