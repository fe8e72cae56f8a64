import type { Family, ReportKey } from '@broadsheet/contract';
import type { Transaction } from 'kysely';
import { canonicalJson, sha256 } from './canonical.js';
import { lockCounter, setCounter } from './counter.js';
import type { Database } from './database.js';
import { pack, unpack } from './pack.js';
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
  const { read, transact } = database;
  return {
    publish: (drafts, author) =>
      transact(async (transaction) => {
        const publisher = await openPublisher(transaction, author, clock());
        const published: Published[] = [];
        for (const draft of drafts) published.push(await publisher.publish(draft));
        await publisher.finish();
        return published;
      }),

    async findCurrent(lookup) {
      const row = await read
        .selectFrom('report')
        .innerJoin('edition', 'edition.id', 'report.edition_id')
        .where('report.lookup', '=', lookup)
        .select(['report_id', 'edition_id', 'number', 'listing', 'parts', 'sections'])
        .executeTakeFirst();
      if (row?.edition_id == null) return undefined;
      return {
        reportId: row.report_id,
        editionId: row.edition_id,
        number: row.number,
        listing: row.listing,
        parts: parseParts(row.parts),
        sections: row.sections && unpack(row.sections),
      };
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

/** Writes editions within one transaction; holds the change counter, so writers queue. */
async function openPublisher(transaction: Transaction<Schema>, author: string, now: number) {
  let position = await lockCounter(transaction, 'change');
  const at = Math.max(now, await findLastChangeTime(transaction));

  return {
    async publish(draft: EditionDraft): Promise<Published> {
      const { key, document } = draft;
      const text = canonicalJson(document);
      const hash = sha256(text);
      const previous = await findPrevious(transaction, key);
      if (previous?.sha256 === hash) return { key, edition: previous.number, changed: false };

      const charts = [...(draft.charts ?? [])].map(([name, data]) => {
        const json = canonicalJson(data);
        return { name, sha256: sha256(json), data: json };
      });
      const parts = Object.fromEntries([
        ...charts.map((chart) => [chart.name, chart.sha256]),
        ...[...(draft.sections ?? [])].map(([name, bytes]) => [name, sha256(bytes)]),
      ]) as Record<string, string>;

      await saveCharts(transaction, charts);
      const reportId = await saveReport(transaction, draft, at);
      const number = (await findLastNumber(transaction, reportId)) + 1;
      const edition = await transaction
        .insertInto('edition')
        .values({
          report_id: reportId,
          number,
          title: draft.title,
          sha256: hash,
          parts: JSON.stringify(parts),
          author,
          published_at: at,
          listing: draft.listing ?? null,
          sections: draft.sections ? pack(draft.sections) : null,
          document: text,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('report')
        .set({ edition_id: edition.id })
        .where('id', '=', reportId)
        .execute();
      await transaction
        .insertInto('change')
        .values({
          position: (position += 1),
          kind: 'published',
          report_id: reportId,
          edition_id: edition.id,
          at,
          parts: JSON.stringify(compareParts(parts, parseParts(previous?.parts ?? '{}'))),
        })
        .execute();
      return { key, edition: number, changed: true };
    },

    finish: () => setCounter(transaction, 'change', position),
  };
}

/** Time never runs backwards in the order of changes, whatever the machine's clock does. */
async function findLastChangeTime(transaction: Transaction<Schema>): Promise<number> {
  const last = await transaction
    .selectFrom('change')
    .select('at')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.at ?? 0;
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

function parseParts(text: string): Record<string, string> {
  return JSON.parse(text) as Record<string, string>;
}

/** What is new or different, and null for what went. */
function compareParts(
  now: Record<string, string>,
  before: Record<string, string>,
): Record<string, string | null> {
  const gone = Object.keys(before).filter((name) => !(name in now));
  return Object.fromEntries([
    ...Object.entries(now).filter(([name, hash]) => before[name] !== hash),
    ...gone.map((name): [string, null] => [name, null]),
  ]);
}
