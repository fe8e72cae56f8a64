import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ReportKey } from '@broadsheet/contract';
import { sql, type Kysely } from 'kysely';
import { inScopes, type Scope } from '../access/scope.js';
import type { Database } from '../database/database.js';
import { codeOrder } from '../database/key-columns.js';
import type { Schema } from '../database/schema.js';
import { findPiece } from '../editions/pack.js';
import { partName } from '../editions/variant-name.js';

/** Selects the reports whose section is requested. */
export interface SectionQuery {
  /** What the reader may read. */
  scopes: Scope[];
  country: string;
  language?: string;
  /** The key fields before the last one, if given: `VIC`. */
  within?: string;
  /** Values of the last key field; all values if left out. */
  codes?: readonly string[];
  /** The last report of the previous page. */
  after?: SectionPosition;
  limit?: number;
}

/** The position of a report in its list. */
export interface SectionPosition {
  code: string;
  language: string;
  id: number;
}

/** A report whose section is requested. */
export interface SectionReport {
  id: number;
  key: ReportKey;
}

/** A report and the bytes of its section: null if it has none, undefined if they are damaged. */
export interface ReportSection extends SectionReport {
  bytes: Buffer | null | undefined;
}

/** Small enough that other requests run in between and that memory use is negligible. */
const reportsAtATime = 50;

/**
 * Reads sections as they were published, in batches. The section is stored under the first of the
 * names that the report has.
 */
export async function* readSections(
  read: Kysely<Schema>,
  reports: readonly SectionReport[],
  namesOf: (key: ReportKey) => readonly string[],
): AsyncGenerator<ReportSection[]> {
  for (let start = 0; start < reports.length; start += reportsAtATime) {
    if (start > 0) await setImmediate();
    const some = reports.slice(start, start + reportsAtATime);
    const stored = await findStored(
      read,
      some.map(({ id }) => id),
    );
    // A report withdrawn meanwhile is left out.
    yield some.flatMap(({ id, key }) => {
      const row = stored.get(id);
      return row ? [{ id, key, bytes: findBytes(row, namesOf(key)) }] : [];
    });
  }
}

/** Reports in list order. */
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

/** The part of `code_order` that belongs to the last key field; all parts have the same length. */
function endOf(dialect: Database['dialect'], length: number) {
  return dialect === 'sqlite'
    ? sql<string>`substr(code_order, ${sql.lit(-length)})`
    : sql<string>`right(code_order, ${sql.lit(length)})`;
}

/** `012` and `12` have the same position in the order. */
function isAmong(codes: readonly string[], code: string): boolean {
  const last = code.slice(code.lastIndexOf('/') + 1).toLowerCase();
  return codes.some((requested) => requested.toLowerCase() === last);
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

/** The same bytes that readers of the whole report get: see `mergeSections`. */
function findBytes(row: StoredSections, names: readonly string[]): ReportSection['bytes'] {
  // Published before its family had sections: they are made from the document when it is read
  // whole.
  if (row.sections === null) return undefined;
  const own = { packed: row.sections, parts: row.parts };
  const span = { packed: row.spanning, parts: row.spanning_parts ?? '{}' };
  const isSame = row.spanning_edition_id === row.edition_id;
  for (const name of names) {
    const isReplaced = findHash(row.parts, partName(name)) !== undefined;
    const sources = isSame ? [span, own] : isReplaced ? [own] : [own, span];
    for (const { packed, parts } of sources) {
      const found = findIntact(packed, parts, name);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Null if there is none with that name, undefined if it is damaged. */
function findIntact(packed: Buffer | null, parts: string, name: string): ReportSection['bytes'] {
  const listed = findHash(parts, name);
  if (listed === undefined) return null;
  const bytes = packed ? findPiece(packed, name) : undefined;
  return bytes && hash('sha256', bytes) === listed ? bytes : undefined;
}

/** Searches the JSON text: parsing the hashes of all sections takes longer than reading one. */
function findHash(parts: string, name: string): string | undefined {
  const mark = `${JSON.stringify(name)}:"`;
  const start = parts.indexOf(mark);
  if (start < 0) return undefined;
  const from = start + mark.length;
  return parts.slice(from, from + hashLength);
}

const hashLength = 64;
