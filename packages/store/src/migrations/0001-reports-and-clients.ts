import { sql, type QueryExecutorProvider } from 'kysely';
import type { ColumnTypes } from './column-types.js';

export async function reportsAndClients(
  db: QueryExecutorProvider,
  types: ColumnTypes,
): Promise<void> {
  await createReports(db, types);
  await createSpanning(db, types);
  await createSearch(db, types);
  await createCharts(db, types);
  await createClients(db);
}

async function createReports(db: QueryExecutorProvider, { id, bytes }: ColumnTypes): Promise<void> {
  await sql`create table meta (name text primary key, value text not null)`.execute(db);
  await sql`create table counter (name text primary key, value bigint not null)`.execute(db);
  await sql`insert into counter (name, value) values ('change', 0), ('access', 0), ('time', 0)`.execute(
    db,
  );
  await sql`create table report (
    id ${id},
    lookup text not null unique,
    family text not null,
    country text not null,
    code text not null,
    code_order text not null,
    language text not null,
    language_key text not null,
    title text not null,
    sector text not null,
    edition_id bigint,
    last_edition integer not null,
    published_at bigint not null,
    updated_at bigint not null
  )`.execute(db);
  await sql`create index report_updated on report (family, updated_at, id)`.execute(db);
  await sql`create index report_listed on report (family, country, code_order, language_key)`.execute(
    db,
  );
  await sql`create table edition (
    id ${id},
    report_id bigint not null references report (id),
    number integer not null,
    title text not null,
    sector text not null,
    search_terms text not null,
    sha256 text not null,
    parts text not null,
    author text not null,
    published_at bigint not null,
    figures text,
    listing ${bytes},
    sections ${bytes},
    document text not null,
    unique (report_id, number)
  )`.execute(db);
  await sql`create table change (
    position bigint primary key,
    kind text not null,
    report_id bigint not null references report (id),
    edition_id bigint references edition (id),
    at bigint,
    parts text not null
  )`.execute(db);
  await sql`create index change_report on change (report_id, position)`.execute(db);
  await sql`create index change_unstamped on change (position) where at is null`.execute(db);
}

/** Sections that span companies are stored beside the editions, not in them. */
async function createSpanning(db: QueryExecutorProvider, { bytes }: ColumnTypes): Promise<void> {
  await sql`create table spanning (
    report_id bigint primary key references report (id),
    edition_id bigint not null references edition (id),
    parts text not null,
    sections ${bytes} not null
  )`.execute(db);
}

async function createSearch(db: QueryExecutorProvider, { dialect }: ColumnTypes): Promise<void> {
  if (dialect === 'sqlite') {
    await sql`create virtual table report_search using fts5 (
      identifiers, title, other, tokenize = 'unicode61 remove_diacritics 0', prefix = '1 2 3'
    )`.execute(db);
    return;
  }
  await sql`create table report_search (
    report_id bigint primary key references report (id),
    identifiers text not null,
    title text not null,
    vector tsvector not null
  )`.execute(db);
  await sql`create index report_search_vector on report_search using gin (vector)`.execute(db);
}

async function createCharts(db: QueryExecutorProvider, { bytes }: ColumnTypes): Promise<void> {
  await sql`create table chart (sha256 text primary key, data text not null)`.execute(db);
  await sql`create table undrawn (chart_sha256 text primary key)`.execute(db);
  await sql`create table image (
    chart_sha256 text not null,
    theme text not null,
    scale integer not null,
    renderer text not null,
    sha256 text not null,
    base64 ${bytes} not null,
    primary key (chart_sha256, theme, scale, renderer)
  )`.execute(db);
}

async function createClients(db: QueryExecutorProvider): Promise<void> {
  await sql`create table client (
    id text primary key,
    name text not null,
    secret_hash text,
    entitlements text not null,
    disabled_at bigint,
    expires_at bigint,
    created_at bigint not null
  )`.execute(db);
  await sql`create table client_user (
    client_id text not null references client (id) on delete cascade,
    username text not null,
    password_hash text not null,
    primary key (client_id, username)
  )`.execute(db);
  await sql`create table signing_key (
    id text primary key,
    private_jwk text not null,
    created_at bigint not null
  )`.execute(db);
}
