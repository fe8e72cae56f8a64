import { randomBytes } from 'node:crypto';
import { lockCounter } from '../database/counter.js';
import type { Database } from '../database/database.js';
import { findFact, saveFact } from '../database/meta.js';
import type { KeyCipher } from './key-cipher.js';

/** The key with which all processes encrypt cursors of the change feed and of report lists. */
export interface CursorKey {
  key: Buffer;
  /**
   * Milliseconds since 1970. Before this time cursors are written in the old form, because
   * processes of the previous release, which run during an upgrade, read no other form.
   */
  sealsFrom: number;
}

const factName = 'cursor-key';
/** Set in a store that no older program ever wrote to. */
export const sealedAtOnceName = 'cursors-sealed-at-once';
/** An upgrade, machine by machine, is over after this time. */
const upgradeMs = 24 * 60 * 60 * 1000;

interface Options {
  clock: () => number;
  cipher: KeyCipher;
}

/** For a new store: no older process has issued cursors for it, and none has to read them. */
export async function sealCursorsAtOnce(db: Database['write']): Promise<void> {
  await saveFact(db, sealedAtOnceName, 'yes');
}

/** Creates the key if there is none, also when several processes start at once. */
export async function getCursorKey(
  { read, transact }: Database,
  { clock, cipher }: Options,
): Promise<CursorKey> {
  const known = await findFact(read, factName);
  const written =
    known ??
    (await transact(async (transaction) => {
      await lockCounter(transaction, 'change');
      const other = await findFact(transaction, factName);
      if (other !== undefined) return other;
      const isNew = (await findFact(transaction, sealedAtOnceName)) !== undefined;
      const sealsFrom = isNew ? 0 : clock() + upgradeMs;
      const key = cipher.seal(factName, randomBytes(32).toString('base64url'));
      const fact = JSON.stringify({ key, sealsFrom });
      await saveFact(transaction, factName, fact);
      return fact;
    }));
  const { key, sealsFrom } = JSON.parse(written) as { key: string; sealsFrom: number };
  return { key: Buffer.from(cipher.open(factName, key), 'base64url'), sealsFrom };
}
