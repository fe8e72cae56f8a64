import type { Store } from '@broadsheet/store';
import { createCursorCipher } from '../requests/cursor-cipher.js';

/** Cursors of the change feed, which would otherwise tell how much there is that one may not see. */
interface FeedCursors {
  seal(cursor: string): string;
  /** A cursor in the old form is returned as it is: those that were given out stay good. */
  open(cursor: string | undefined): string | undefined;
}

interface Options {
  getCursorKey: Store['getCursorKey'];
  clock: () => number;
}

/** As long as the longest one in the old form: the length would tell how many digits a place has. */
const sealedLength = 40;

/** The key is read with the first request, and once. */
export function createFeedCursors({ getCursorKey, clock }: Options): () => Promise<FeedCursors> {
  let made: Promise<FeedCursors> | undefined;
  const make = async (): Promise<FeedCursors> => {
    const { key, sealsFrom } = await getCursorKey();
    const cipher = createCursorCipher(key);
    return {
      seal: (cursor) => (clock() < sealsFrom ? cursor : cipher.seal(cursor.padEnd(sealedLength))),
      open: (cursor) => cursor && (cipher.open(cursor)?.trimEnd() ?? cursor),
    };
  };
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
