import { hash } from 'node:crypto';
import { lookupOf, type ReportKey } from '@broadsheet/contract';
import type { Kysely } from 'kysely';
import type { Stamp } from '../changes/change-log.js';
import { parsePartChanges, parseParts, type PartChanges, type Parts } from '../changes/parts.js';
import { codeOrder, keyOf } from '../database/key-columns.js';
import { prepareQuery } from '../database/prepared-query.js';
import type { Schema } from '../database/schema.js';
import { unpack } from './pack.js';
import { partName } from './variant-name.js';

/** What readers see of a report. */
export interface CurrentEdition {
  reportId: number;
  editionId: number;
  number: number;
  key: ReportKey;
  title: string;
  /** When the report was first published. */
  publishedAt: number;
  /** When the content that readers see last changed. */
  updatedAt: number;
  listing: Buffer | null;
  /** Hashes of the charts or sections, by name. */
  parts: Parts;
  sections: Map<string, Buffer> | null;
  /** Whether the stored spanning sections are damaged; they are then left out. */
  isSpanDamaged: boolean;
}

/** The stored sections differ from the published ones. */
export class CorruptEditionError extends Error {
  /** The edition without its damaged sections. */
  readonly edition: CurrentEdition;
  /** Adds the spanning sections to sections that are rebuilt. */
  readonly complete: (own: Map<string, Buffer>) => Map<string, Buffer>;

  constructor(
    lookup: string,
    edition: CurrentEdition,
    { complete, cause }: Pick<CorruptEditionError, 'complete' | 'cause'>,
  ) {
    super(`The sections of ${lookup}, edition ${String(edition.number)}, are not what was saved`, {
      cause,
    });
    this.edition = edition;
    this.complete = complete;
  }
}

export interface StoredDocument {
  edition: number;
  /** Canonical JSON. */
  document: string;
  /** Whether readers see this edition. */
  isCurrent: boolean;
}

export interface EditionSummary {
  edition: number;
  title: string;
  publishedAt: number;
  author: string;
  isCurrent: boolean;
  sha256: string;
  changes: PartChanges;
}

/** Reads what readers see of a report, by its lookup. */
export function createFindCurrent(
  db: Kysely<Schema>,
  stamp: Stamp,
): (lookup: string) => Promise<CurrentEdition | undefined> {
  const byLookup = prepareQuery(
    db
      .selectFrom('report')
      .innerJoin('edition', 'edition.id', 'report.edition_id')
      .leftJoin('spanning', 'spanning.report_id', 'report.id')
      .where('report.lookup', '=', '')
      .select(['edition.report_id', 'edition.id as edition_id', 'edition.number'])
      .select(['edition.listing', 'edition.parts', 'edition.sections'])
      .select(['spanning.sections as spanning', 'spanning.parts as spanning_parts'])
      .select(['spanning.edition_id as spanning_edition_id'])
      .select(['report.family', 'report.country', 'report.code', 'report.language'])
      .select(['report.title', 'report.published_at', 'report.updated_at'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('change')
            .whereRef('change.report_id', '=', 'report.id')
            .where('change.at', 'is', null)
            .select('change.position'),
        ).as('is_unstamped'),
      ),
  );
  const findRow = async (lookup: string) => (await db.executeQuery(byLookup([lookup]))).rows[0];
  return async (lookup) => {
    let row = await findRow(lookup);
    // The edition is visible but its change is not stamped yet: see changes/change-log.ts.
    if (row?.is_unstamped) {
      await stamp().catch(() => undefined);
      row = await findRow(lookup);
    }
    return row && buildCurrentEdition(lookup, row);
  };
}

interface CurrentRow extends SpanningColumns, ReportKey {
  report_id: number;
  number: number;
  title: string;
  published_at: number;
  updated_at: number;
  listing: Buffer | null;
  parts: string;
  sections: Buffer | null;
}

function buildCurrentEdition(lookup: string, row: CurrentRow): CurrentEdition {
  const edition: CurrentEdition = {
    reportId: row.report_id,
    editionId: row.edition_id,
    number: row.number,
    key: keyOf(row),
    title: row.title,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    listing: row.listing,
    // Charts may be made with other reports too.
    parts: { ...parseParts(row.spanning_parts ?? '{}'), ...parseParts(row.parts) },
    sections: null,
    isSpanDamaged: false,
  };
  if (!row.sections) return edition;
  const span = findSpan(row);
  edition.isSpanDamaged = span === 'damaged';
  const complete = (own: Map<string, Buffer>) =>
    span === 'damaged' ? own : mergeSections(own, span, row);
  try {
    return { ...edition, sections: complete(unpackIntact(row.sections, edition.parts)) };
  } catch (cause) {
    throw new CorruptEditionError(lookup, edition, { complete, cause });
  }
}

function unpackIntact(packed: Buffer, parts: Parts): Map<string, Buffer> {
  const sections = unpack(packed);
  for (const [name, bytes] of sections) {
    // With one call per section: they are small, and creating a hash object takes longer than
    // hashing.
    if (hash('sha256', bytes) !== parts[name]) throw new Error(`${name} has another hash`);
  }
  return sections;
}

interface SpanningColumns {
  edition_id: number;
  spanning: Buffer | null;
  spanning_parts: string | null;
  spanning_edition_id: number | null;
}

function findSpan({ spanning, spanning_parts }: SpanningColumns): Map<string, Buffer> | 'damaged' {
  if (!spanning) return new Map();
  try {
    return unpackIntact(spanning, parseParts(spanning_parts ?? '{}'));
  } catch {
    return 'damaged';
  }
}

/**
 * A spanning section completes or replaces the section of the edition. But until the next refresh,
 * a spanning section made from an older edition must not replace anything of the new one.
 */
function mergeSections(
  own: Map<string, Buffer>,
  spanning: Map<string, Buffer>,
  row: SpanningColumns,
): Map<string, Buffer> {
  return row.spanning_edition_id === row.edition_id
    ? new Map([...own, ...spanning])
    : new Map([...listAdded(own, spanning), ...own]);
}

/** Sections that complete the edition, not another body of a section that it has. */
const listAdded = (own: Map<string, Buffer>, spanning: Map<string, Buffer>) =>
  [...spanning].filter(([name]) => !own.has(partName(name)));

export async function findDocument(
  db: Kysely<Schema>,
  key: ReportKey,
  edition: number | undefined,
): Promise<StoredDocument | undefined> {
  let query = db
    .selectFrom('report')
    .innerJoin('edition', 'edition.report_id', 'report.id')
    .where('report.lookup', '=', lookupOf(key))
    .select(['edition.number', 'edition.document', 'edition.id', 'report.edition_id']);
  query =
    edition === undefined
      ? query.whereRef('edition.id', '=', 'report.edition_id')
      : query.where('edition.number', '=', edition);
  const row = await query.executeTakeFirst();
  return (
    row && { edition: row.number, document: row.document, isCurrent: row.id === row.edition_id }
  );
}

export async function listLanguages(
  db: Kysely<Schema>,
  { family, country, code }: ReportKey,
): Promise<string[]> {
  const rows = await db
    .selectFrom('report')
    .where('family', '=', family)
    .where('country', '=', country)
    .where('code_order', '=', codeOrder(code))
    .where('edition_id', 'is not', null)
    .select(['code', 'language'])
    .execute();
  // Padded codes are equal for `007` and `7`, so compare the codes themselves.
  const isSame = (other: string) => other.toLowerCase() === code.toLowerCase();
  return rows.filter((row) => isSame(row.code)).map(({ language }) => language);
}

export async function listEditions(db: Kysely<Schema>, key: ReportKey): Promise<EditionSummary[]> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('edition', 'edition.report_id', 'report.id')
    .innerJoin('change', (join) =>
      join.onRef('change.edition_id', '=', 'edition.id').on('change.kind', '=', 'published'),
    )
    .where('report.lookup', '=', lookupOf(key))
    .select(['edition.number', 'edition.title', 'edition.published_at', 'edition.author'])
    .select(['edition.sha256', 'edition.id', 'report.edition_id', 'change.parts', 'change.at'])
    .orderBy('edition.number', 'desc')
    .execute();
  return rows.map((row) => ({
    edition: row.number,
    title: row.title,
    publishedAt: row.at ?? row.published_at,
    author: row.author,
    isCurrent: row.id === row.edition_id,
    sha256: row.sha256,
    changes: parsePartChanges(row.parts),
  }));
}
