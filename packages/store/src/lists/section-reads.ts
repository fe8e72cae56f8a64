import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ReportKey } from '@broadsheet/contract';
import { sql, type Kysely } from 'kysely';
import { inScopes, type Scope } from '../access/scope.js';
import type { Database } from '../database/database.js';
import { codeOrder } from '../database/key-columns.js';
import type { Schema } from '../database/schema.js';
import { findPiece } from '../editions/pack.js';

/** Which reports a section is wanted of. */
export interface SectionQuery {
  /** What the reader may read. */
  scopes: Scope[];
  country: string;
  language?: string;
  /** The key fields before the last one, where they are given: `VIC`. */
  within?: string;
  /** Values of the last key field; all of them where it is left out. */
  codes?: readonly string[];
  /** The last report of the page before. */
  after?: SectionPosition;
  limit?: number;
}

/** Where a report stands in the order of its list. */
export interface SectionPosition {
  code: string;
  language: string;
  id: number;
}

/** A report whose section is wanted. */
export interface SectionReport {
  id: number;
  key: ReportKey;
}

/** A report, and the bytes of its section: null where it has none, undefined where they are damaged. */
export interface ReportSection extends SectionReport {
  bytes: Buffer | null | undefined;
}

/** Few enough that others get their turn, and that the memory is not worth mentioning. */
const reportsAtATime = 50;

/**
 * Reads bytes as they were published, in portions. A section is stored by the first of the names that
 * the report has.
 */
export async function* readSections(
  read: Kysely<Schema>,
  reports: readonly SectionReport[],
  names: readonly string[],
): AsyncGenerator<ReportSection[]> {
  for (let start = 0; start < reports.length; start += reportsAtATime) {
    if (start > 0) await setImmediate();
    const some = reports.slice(start, start + reportsAtATime);
    const stored = await findStored(
      read,
      some.map(({ id }) => id),
    );
    // One that was withdrawn meanwhile is left out.
    yield some.flatMap(({ id, key }) => {
      const row = stored.get(id);
      return row ? [{ id, key, bytes: findBytes(row, names) }] : [];
    });
  }
}

/** Reports in the order of their list. */
export async function listSectionReports(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  { scopes, country, language, within, codes, after, limit }: SectionQuery,
): Promise<SectionReport[]> {
  let query = read
    .selectFrom('report')
    .where('edition_id', 'is not', null)
    .where((expression) => inScopes(expression, scopes))
    .where('country', '=', country.toUpperCase())
    .select(['id', 'family', 'country', 'code', 'language']);
  if (language !== undefined) query = query.where('language_key', '=', language.toLowerCase());
  const start = within === undefined ? '' : `${codeOrder(within)}/`;
  if (start !== '') query = query.where(startOf(start.length), '=', start);
  if (codes) {
    const last = codes.map((code) => codeOrder(code));
    query = query.where(endOf(dialect, last[0]?.length ?? 0), 'in', last);
  }
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('code_order', 'language_key', 'id'),
        '>',
        tuple(codeOrder(after.code), after.language.toLowerCase(), after.id),
      ),
    );
  }
  if (limit !== undefined) query = query.limit(limit);
  const ordered = query.orderBy('code_order').orderBy('language_key').orderBy('id');
  const rows = await ordered.execute();
  return rows
    .filter(({ code }) => !codes || isAmong(codes, code))
    .map(({ id, ...key }) => ({ id, key }));
}

const startOf = (length: number) => sql<string>`substr(code_order, 1, ${sql.lit(length)})`;

/** The part of the order that the last key field makes; all parts have one length. */
function endOf(dialect: Database['dialect'], length: number) {
  return dialect === 'sqlite'
    ? sql<string>`substr(code_order, ${sql.lit(-length)})`
    : sql<string>`right(code_order, ${sql.lit(length)})`;
}

/** `012` stands in the order where `12` does. */
function isAmong(codes: readonly string[], code: string): boolean {
  const last = code.slice(code.lastIndexOf('/') + 1).toLowerCase();
  return codes.some((wanted) => wanted.toLowerCase() === last);
}

interface StoredSections {
  edition_id: number;
  parts: string;
  sections: Buffer | null;
  spanning: Buffer | null;
  spanning_parts: string | null;
  spanning_edition_id: number | null;
}

async function findStored(db: Kysely<Schema>, ids: number[]): Promise<Map<number, StoredSections>> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('edition', 'edition.id', 'report.edition_id')
    .leftJoin('spanning', 'spanning.report_id', 'report.id')
    .where('report.id', 'in', ids)
    .select(['report.id', 'edition.id as edition_id', 'edition.parts', 'edition.sections'])
    .select(['spanning.sections as spanning', 'spanning.parts as spanning_parts'])
    .select(['spanning.edition_id as spanning_edition_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** As readers of the whole report get it: see `mergeSections`. */
function findBytes(row: StoredSections, names: readonly string[]): ReportSection['bytes'] {
  // From before its family had sections: they are made from the document where it is read whole.
  if (row.sections === null) return undefined;
  const own = { packed: row.sections, parts: row.parts };
  const span = { packed: row.spanning, parts: row.spanning_parts ?? '{}' };
  const isSame = row.spanning_edition_id === row.edition_id;
  const places = isSame ? [span, own] : [own, span];
  for (const name of names) {
    for (const { packed, parts } of places) {
      const found = findIntact(packed, parts, name);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Null where there is none of that name, undefined where it is damaged. */
function findIntact(packed: Buffer | null, parts: string, name: string): ReportSection['bytes'] {
  const listed = findHash(parts, name);
  if (listed === undefined) return null;
  const bytes = packed ? findPiece(packed, name) : undefined;
  return bytes && hash('sha256', bytes) === listed ? bytes : undefined;
}

/** Found in the text: to parse the hashes of every section takes longer than to read one. */
function findHash(parts: string, name: string): string | undefined {
  const mark = `${JSON.stringify(name)}:"`;
  const start = parts.indexOf(mark);
  if (start < 0) return undefined;
  const from = start + mark.length;
  return parts.slice(from, from + hashLength);
}

const hashLength = 64;
