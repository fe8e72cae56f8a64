import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.js';
import type { Synonym } from './synonyms.js';

/** Reads the other words of all classifications again only after a new edition. */
export function createClassificationWords(read: Kysely<Schema>): () => Promise<readonly Synonym[]> {
  let known: { editions: string; words: readonly Synonym[] } = { editions: '', words: [] };
  return async () => {
    const current = await read
      .selectFrom('classification')
      .where('kind', '=', 'classification')
      .where('edition', 'is not', null)
      .select(['name', 'edition'])
      .orderBy('name')
      .execute();
    const editions = JSON.stringify(current);
    if (editions !== known.editions) {
      known = { editions, words: current.length === 0 ? [] : await readWords(read) };
    }
    return known.words;
  };
}

/**
 * A query with another word for a code also means the code's title, which is the title of its
 * reports.
 */
async function readWords(read: Kysely<Schema>): Promise<Synonym[]> {
  const rows = await read
    .selectFrom('classification')
    .innerJoin('classification_edition', (join) =>
      join
        .onRef('classification_edition.name', '=', 'classification.name')
        .onRef('classification_edition.number', '=', 'classification.edition'),
    )
    .where('kind', '=', 'classification')
    .select('document')
    .execute();
  return rows.flatMap(({ document }) => {
    const { Codes } = JSON.parse(document) as { Codes: NamedCode[] };
    return Codes.flatMap(({ Title: meaning, OtherWords = [] }) =>
      OtherWords.map((word) => ({ language: 'English', word, meaning })),
    );
  });
}

interface NamedCode {
  Title: string;
  OtherWords?: string[];
}
