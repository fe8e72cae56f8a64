import { sql, type QueryExecutorProvider } from 'kysely';
import type { ColumnTypes } from './column-types.js';

/**
 * The search index of whole reports: see search/index/tokens.ts. The older `report_search` is still
 * written, for programs that know only that one, and searched until all reports are in this one.
 */
export async function reportWords(db: QueryExecutorProvider, types: ColumnTypes): Promise<void> {
  await (types.dialect === 'sqlite' ? createFts(db) : createVectors(db));
  await sql`create table report_indexed (
    report_id bigint primary key references report (id),
    edition_id bigint not null,
    sha256 text not null
  )`.execute(db);
  await sql`create table search_word (id ${types.id}, word text not null unique)`.execute(db);
  await sql`create table synonym (
    language text not null,
    word text not null,
    meaning text not null,
    primary key (language, word, meaning)
  )`.execute(db);
}

/** Without the text, positions or columns: a report is a set of tokens, which are already folded. */
async function createFts(db: QueryExecutorProvider): Promise<void> {
  await sql`create virtual table report_words using fts5 (
    words, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars ':'"
  )`.execute(db);
}

async function createVectors(db: QueryExecutorProvider): Promise<void> {
  await sql`create table report_words (
    report_id bigint primary key references report (id),
    words tsvector not null
  )`.execute(db);
  // Every search reads all of the pending list, so it is kept short.
  await sql`create index report_words_words on report_words using gin (words)
    with (gin_pending_list_limit = 1024)`.execute(db);
  // Before the first statistics, and for prefixes always, the planner's guess of how many reports match
  // is far off, and it would read the whole table.
  await sql`create or replace function find_report_words (query tsquery, most integer) returns setof bigint
    language sql stable set enable_seqscan = off
    as 'select report_id from report_words where words @@ query limit most'`.execute(db);
}
