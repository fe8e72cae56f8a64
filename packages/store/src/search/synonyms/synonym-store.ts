import type { Transaction } from 'kysely';
import type { Actor } from '../../audit/act.js';
import { insertActs } from '../../audit/audit.js';
import type { Database } from '../../database/database.js';
import type { Schema } from '../../database/schema.js';
import { createClassificationWords } from './classification-words.js';
import { createSynonyms, type Synonym, type Synonyms } from './synonyms.js';

/** The publisher's synonyms. */
export interface SynonymStore {
  list(): Promise<Synonym[]>;
  /** Adds the new ones; returns how many. */
  add(synonyms: readonly Synonym[], actor: Actor): Promise<number>;
  /** Removes the existing ones; returns how many. */
  remove(synonyms: readonly Synonym[], actor: Actor): Promise<number>;
  /** The shipped, the publisher's and those of classifications, of one language or of all. */
  current(language?: string): Promise<Synonyms>;
}

/** How long a process uses its cached synonyms. */
const freshMs = 5000;

export function createSynonymStore(
  { dialect, read, transact }: Database,
  clock: () => number,
): SynonymStore {
  const list = () =>
    read
      .selectFrom('synonym')
      .select(['language', 'word', 'meaning'])
      .orderBy('language')
      .orderBy('word')
      .orderBy('meaning')
      .execute();
  const cache = createSynonymCache({ list, readWords: createClassificationWords(read), clock });

  const record = async (
    transaction: Transaction<Schema>,
    { actor, action, count }: { actor: Actor; action: string; count: number },
  ) => {
    cache.expire();
    const act = { actor, action, target: 'synonyms', detail: { count } };
    await insertActs(transaction, dialect, clock(), [act]);
  };

  return {
    list,
    add: (synonyms, actor) =>
      transact(async (transaction) => {
        let added = 0;
        for (const synonym of synonyms) {
          const inserted = await transaction
            .insertInto('synonym')
            .values(synonym)
            .onConflict((conflict) => conflict.doNothing())
            .returning('word')
            .execute();
          added += inserted.length;
        }
        await record(transaction, { actor, action: 'synonyms.add', count: added });
        return added;
      }),
    remove: (synonyms, actor) =>
      transact(async (transaction) => {
        let removed = 0;
        for (const { language, word, meaning } of synonyms) {
          const deleted = await transaction
            .deleteFrom('synonym')
            .where('language', '=', language)
            .where('word', '=', word)
            .where('meaning', '=', meaning)
            .returning('word')
            .execute();
          removed += deleted.length;
        }
        await record(transaction, { actor, action: 'synonyms.remove', count: removed });
        return removed;
      }),
    current: cache.current,
  };
}

interface CacheOptions {
  list: () => Promise<Synonym[]>;
  readWords: () => Promise<readonly Synonym[]>;
  clock: () => number;
}

/** The synonyms of each language, read again from the store when they are old. */
function createSynonymCache({ list, readWords, clock }: CacheOptions) {
  let known = new Map<string, Synonyms>();
  let rows: Synonym[] = [];
  let words: readonly Synonym[] = [];
  let readAt = -Infinity;

  const refresh = async (now: number) => {
    const before = { rows: JSON.stringify(rows), words };
    rows = await list();
    words = await readWords();
    readAt = now;
    // Building the lists of thousands of words takes longer than a search.
    if (before.words !== words || before.rows !== JSON.stringify(rows)) known = new Map();
  };

  return {
    expire() {
      readAt = -Infinity;
    },
    async current(language?: string): Promise<Synonyms> {
      const now = clock();
      if (now - readAt >= freshMs || now < readAt) await refresh(now);
      const name = language?.toLowerCase() ?? '';
      const synonyms = known.get(name) ?? createSynonyms({ added: rows, words }, language);
      known.set(name, synonyms);
      return synonyms;
    },
  };
}
