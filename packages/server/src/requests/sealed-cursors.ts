import type { Store } from '@broadsheet/store';
import { createCursorCipher } from './cursor-cipher.js';
import { findCursor, refuseCursor, writeCursor, type Kinds, type Place } from './cursor.js';

/** Cursors that hold a number which would tell how much there is that one may not see. */
export interface SealedCursors {
  write(list: string, ...place: (string | number)[]): Promise<string>;
  /**
   * Undefined where there is no cursor; refuses one that is not of this list. One in the old,
   * readable form is taken too: those that were given out stay good.
   */
  parse<const K extends Kinds>(
    text: string | undefined,
    list: string,
    kinds: K,
  ): Promise<Place<K> | undefined>;
}

interface Options {
  getCursorKey: Store['getCursorKey'];
  clock: () => number;
}

export function createSealedCursors({ getCursorKey, clock }: Options): SealedCursors {
  const getSealing = once(async () => {
    const { key, sealsFrom } = await getCursorKey();
    return { cipher: createCursorCipher(key), sealsFrom };
  });
  // Later perhaps nothing can be written, and lists can be read also then.
  getSealing().catch(() => undefined);
  return {
    async write(list, ...place) {
      const { cipher, sealsFrom } = await getSealing();
      const cursor = writeCursor(list, ...place);
      if (clock() < sealsFrom) return cursor;
      return cipher.seal(cursor.padEnd(longestOf(list, place)));
    },
    async parse(text, list, kinds) {
      if (text === undefined) return undefined;
      const { cipher } = await getSealing();
      const place = findCursor(cipher.open(text)?.trimEnd() ?? text, list, kinds);
      // Refused as it came: what was opened would tell the place.
      if (!place) throw refuseCursor(text);
      return place;
    },
  };
}

/** As if all numbers were the largest: the length would tell how many digits they have. */
function longestOf(list: string, place: (string | number)[]): number {
  const largest = place.map((value) =>
    typeof value === 'number' ? Number.MAX_SAFE_INTEGER : value,
  );
  return writeCursor(list, ...largest).length;
}

/** Made once; what failed is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
