import type { Family, ReportKey } from '@broadsheet/contract';
import type { Transaction } from 'kysely';
import { canonicalJson, sha256 } from './canonical.js';
import { writeChanges, type ChangeLog } from './change-log.js';
import type { Database } from './database.js';
import { pack, unpack } from './pack.js';
import { compareParts, parseParts, type Parts } from './parts.js';
import type { Schema } from './schema.js';

/** A checked document and everything made from it, ready to become an edition. */
export interface EditionDraft {
  key: ReportKey;
  title: string;
  sector: string;
  document: unknown;
  /** An answer ready to send, for a family that has one: the list of images. */
  listing?: Buffer;
  /** Plain JSON that a chart is drawn from, by image name. */
  charts?: Map<string, unknown>;
  /** Section results ready to send, by token. */
  sections?: Map<string, Buffer>;
  /** What figures that span reports need of this one, JSON. */
  figures?: unknown;
}

export interface Published {
  key: ReportKey;
  edition: number;
  /** False where the document was already the current edition. */
  changed: boolean;
}

/** What readers see of a report. */
export interface CurrentEdition {
  reportId: number;
  editionId: number;
  number: number;
  listing: Buffer | null;
  /** Hashes of the charts or sections, by name. */
  parts: Record<string, string>;
  sections: Map<string, Buffer> | null;
}

export interface EditionStore {
  /** All of them or, when anything fails, none. */
  publish(drafts: EditionDraft[], author: string): Promise<Published[]>;
  /** By the report's lookup (see `lookupOf`). */
  findCurrent(lookup: string): Promise<CurrentEdition | undefined>;
  /** The lookups (see `lookupOf`) of the reports that changed after a position of the change counter. */
  listChangedSince(position: number): Promise<string[]>;
  countReports(): Promise<Record<Family, number>>;
  /** Throws where reports cannot be read. */
  probe(): Promise<void>;
}

/** Reports are found without regard to case. */
export function lookupOf({ family, country, code, language }: ReportKey): string {
  return `${family}/${country}/${code}/${language}`.toLowerCase();
}

export function createEditionStore(database: Database, clock: () => number): EditionStore {
  const { read } = database;
  return {
    publish: (drafts, author) =>
      writeChanges(database, clock, async (transaction, log) => {
        const writer = { transaction, log, author, now: clock() };
        const published: Published[] = [];
        for (const draft of drafts) published.push(await publish(writer, draft));
        return published;
      }),

    async findCurrent(lookup) {
      const row = await read
        .selectFrom('report')
        .innerJoin('edition', 'edition.id', 'report.edition_id')
        .leftJoin('spanning', 'spanning.report_id', 'report.id')
        .where('report.lookup', '=', lookup)
        .select(['edition.report_id', 'edition.id as edition_id', 'edition.number'])
        .select(['edition.listing', 'edition.parts', 'edition.sections'])
        .select(['spanning.sections as spanning', 'spanning.edition_id as spanning_edition_id'])
        .executeTakeFirst();
      return (
        row && {
          reportId: row.report_id,
          editionId: row.edition_id,
          number: row.number,
          listing: row.listing,
          parts: parseParts(row.parts),
          sections: row.sections && mergeSections(row.sections, row),
        }
      );
    },

    async listChangedSince(position) {
      const rows = await read
        .selectFrom('change')
        .innerJoin('report', 'report.id', 'change.report_id')
        .where('change.position', '>', position)
        .select('report.lookup')
        .distinct()
        .execute();
      return rows.map(({ lookup }) => lookup);
    },

    async probe() {
      await read.selectFrom('report').select('id').limit(1).execute();
    },

    async countReports() {
      const rows = await read
        .selectFrom('report')
        .where('edition_id', 'is not', null)
        .groupBy('family')
        .select(({ fn }) => ['family', fn.countAll<number>().as('count')])
        .execute();
      const counts = { industry: 0, company: 0 };
      for (const { family, count } of rows) counts[family as Family] = Number(count);
      return counts;
    },
  };
}

interface Writer {
  transaction: Transaction<Schema>;
  log: ChangeLog;
  author: string;
  now: number;
}

async function publish(writer: Writer, draft: EditionDraft): Promise<Published> {
  const { transaction, log, author, now } = writer;
  const { key } = draft;
  const document = canonicalJson(draft.document);
  const hash = sha256(document);
  const previous = await findPrevious(transaction, key);
  if (previous?.sha256 === hash) return { key, edition: previous.number, changed: false };

  const charts = [...(draft.charts ?? [])].map(([name, data]) => {
    const json = canonicalJson(data);
    return { name, sha256: sha256(json), data: json };
  });
  const parts: Parts = Object.fromEntries([
    ...charts.map((chart): [string, string] => [chart.name, chart.sha256]),
    ...[...(draft.sections ?? [])].map(([name, bytes]): [string, string] => [name, sha256(bytes)]),
  ]);
  await saveCharts(transaction, charts);
  const reportId = await saveReport(transaction, draft, now);
  const number = (await findLastNumber(transaction, reportId)) + 1;
  const { id: editionId } = await transaction
    .insertInto('edition')
    .values({
      report_id: reportId,
      number,
      title: draft.title,
      sha256: hash,
      parts: JSON.stringify(parts),
      author,
      published_at: now,
      figures: draft.figures === undefined ? null : JSON.stringify(draft.figures),
      listing: draft.listing ?? null,
      sections: draft.sections ? pack(draft.sections) : null,
      document,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('report')
    .set({ edition_id: editionId })
    .where('id', '=', reportId)
    .execute();
  const difference = compareParts(parts, parseParts(previous?.parts ?? '{}'));
  await log.append({ kind: 'published', reportId, editionId, parts: difference });
  return { key, edition: number, changed: true };
}

function findPrevious(transaction: Transaction<Schema>, key: ReportKey) {
  return transaction
    .selectFrom('report')
    .innerJoin('edition', 'edition.id', 'report.edition_id')
    .where('lookup', '=', lookupOf(key))
    .select(['edition.number', 'edition.sha256', 'edition.parts'])
    .executeTakeFirst();
}

async function findLastNumber(transaction: Transaction<Schema>, reportId: number): Promise<number> {
  const { last } = await transaction
    .selectFrom('edition')
    .where('report_id', '=', reportId)
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Padded to one length, numbers sort by their size. */
const longestCode = 16;

async function saveReport(
  transaction: Transaction<Schema>,
  { key, title, sector }: EditionDraft,
  at: number,
): Promise<number> {
  const { id } = await transaction
    .insertInto('report')
    .values({
      lookup: lookupOf(key),
      ...key,
      code_order: key.code.toLowerCase().padStart(longestCode, '0'),
      language_key: key.language.toLowerCase(),
      title,
      sector,
      edition_id: null,
      published_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('lookup').doUpdateSet({ ...key, title, sector, updated_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function saveCharts(
  transaction: Transaction<Schema>,
  charts: { sha256: string; data: string }[],
): Promise<void> {
  if (charts.length === 0) return;
  await transaction
    .insertInto('chart')
    .values(charts.map(({ sha256: hash, data }) => ({ sha256: hash, data })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface SpanningColumns {
  edition_id: number;
  spanning: Buffer | null;
  spanning_edition_id: number | null;
}

/**
 * A section that spans companies completes or replaces that of the edition, but until the next
 * refresh one made from an older edition must not replace anything of the new one.
 */
function mergeSections(sections: Buffer, row: SpanningColumns): Map<string, Buffer> {
  const own = unpack(sections);
  if (!row.spanning) return own;
  const spanning = unpack(row.spanning);
  return row.spanning_edition_id === row.edition_id
    ? new Map([...own, ...spanning])
    : new Map([...spanning, ...own]);
}
