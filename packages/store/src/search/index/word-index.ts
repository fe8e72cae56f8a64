import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.js';
import { executeRows, insertStatement, rowStatement } from '../../database/row-statement.js';
import type { Schema } from '../../database/schema.js';
import { sha256 } from '../../editions/canonical.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { buildNameTokens } from './build-name-tokens.js';
import type { SearchContent } from './search-content.js';

export interface WordIndex {
  save(transaction: Transaction<Schema>, contents: readonly SearchContent[]): Promise<void>;
  remove(transaction: Transaction<Schema>, reportIds: readonly number[]): Promise<void>;
}

const inserts = {
  sqlite: insertStatement('report_words', ['rowid', 'words']),
  postgres: insertStatement('report_words', ['report_id', 'words']),
};
const indexedInsert = rowStatement(
  `insert into report_indexed (report_id, edition_id, sha256) :rows
  on conflict (report_id) do update set edition_id = excluded.edition_id, sha256 = excluded.sha256`,
  ['bigint', 'bigint', 'text'],
);

export function createWordIndex(
  dialect: Database['dialect'],
  vocabulary: Pick<Vocabulary, 'learn'>,
): WordIndex {
  return {
    async save(transaction, contents) {
      const written = contents.map((content) => {
        const names = [...buildNameTokens(content)].join(' ');
        const { tokens: inTexts } = content.texts;
        const tokens = inTexts === '' ? names : `${names} ${inTexts}`;
        return { content, tokens, hash: sha256(tokens) };
      });
      // Most editions change only figures.
      const changed = written.filter(({ content, hash }) => hash !== content.indexedSha256);
      for (const { content } of changed) {
        if (content.indexedSha256 !== null) await removeRow(transaction, dialect, content.reportId);
      }
      await executeRows(
        transaction,
        dialect,
        inserts[dialect],
        changed.map(({ content: { reportId }, tokens }) => [
          reportId,
          writeTokens[dialect](tokens),
        ]),
      );
      await executeRows(
        transaction,
        dialect,
        indexedInsert,
        written.map(({ content: { reportId, editionId }, hash }) => [reportId, editionId, hash]),
      );
      await vocabulary.learn(
        transaction,
        changed.map(({ content }) => content),
      );
    },
    async remove(transaction, reportIds) {
      for (const reportId of reportIds) {
        await removeRow(transaction, dialect, reportId);
        await transaction.deleteFrom('report_indexed').where('report_id', '=', reportId).execute();
      }
    },
  };
}

const writeTokens: Record<Database['dialect'], (tokens: string) => string> = {
  sqlite: (tokens) => tokens,
  postgres: (tokens) => `'${tokens.replaceAll(' ', "' '")}'`,
};

async function removeRow(
  transaction: Transaction<Schema>,
  dialect: Database['dialect'],
  reportId: number,
): Promise<void> {
  const column = sql.ref(dialect === 'sqlite' ? 'rowid' : 'report_id');
  await sql`delete from report_words where ${column} = ${reportId}`.execute(transaction);
}
