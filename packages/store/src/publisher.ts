import { formatReportKey, type ReportKey } from '@broadsheet/contract';
import type { Kysely, Transaction } from 'kysely';
import { insertActs, type Actor } from './audit.js';
import type { ChangeLog } from './change-log.js';
import {
  codeOrder,
  hashDraft,
  lookupOf,
  type EditionDraft,
  type HashedDraft,
} from './edition-draft.js';
import { pack } from './pack.js';
import { compareParts, parseParts, type PartChanges } from './parts.js';
import type { Schema } from './schema.js';
import type { SearchIndex } from './search.js';

export interface Published {
  key: ReportKey;
  edition: number;
  outcome: 'created' | 'updated' | 'unchanged' | 'withdrawn';
  /** Hashes of the charts or sections that changed; null for one that went. */
  changes: PartChanges;
}

/** Somebody else published, or withdrew, since the caller looked. */
export class EditionConflictError extends Error {
  readonly current: number | null;

  constructor(key: ReportKey, expected: number | null | 'any', current: number | null) {
    const name = (edition: number | null | 'any') =>
      edition === null
        ? 'no edition'
        : edition === 'any'
          ? 'any edition'
          : `edition ${String(edition)}`;
    super(`${lookupOf(key)} was expected to have ${name(expected)}, but has ${name(current)}`);
    this.current = current;
  }
}

/** A rollback or a withdrawal. */
export interface EditionAct {
  actor: Actor;
  /** See `EditionDraft.expected`. */
  expected?: EditionDraft['expected'];
}

/** Everything a change of reports needs within its transaction. */
export interface PublishContext {
  transaction: Transaction<Schema>;
  log: ChangeLog;
  search: SearchIndex;
  actor: Actor;
  now: number;
}

export async function publishDraft(
  context: PublishContext,
  draft: EditionDraft,
): Promise<Published> {
  const { transaction, log, search, actor, now } = context;
  const { title, sector, searchTerms = [] } = draft;
  const hashed = hashDraft(draft);
  const report = await findReport(transaction, draft.key);
  const outcome = compareWithCurrent(draft, hashed, report);
  if (outcome.outcome === 'unchanged') return outcome;

  await saveCharts(transaction, hashed.charts);
  const reportId = await saveReport(transaction, draft, report, now);
  const { id: editionId } = await transaction
    .insertInto('edition')
    .values({
      report_id: reportId,
      number: outcome.edition,
      title,
      sector,
      search_terms: JSON.stringify(searchTerms),
      sha256: hashed.sha256,
      parts: JSON.stringify(hashed.parts),
      author: actor.name,
      published_at: now,
      figures: draft.figures === undefined ? null : JSON.stringify(draft.figures),
      listing: draft.listing ?? null,
      sections: draft.sections ? pack(draft.sections) : null,
      document: hashed.document,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await pointAt(transaction, reportId, { id: editionId, number: outcome.edition, title, sector });
  await search.save(transaction, reportId, { title, sector, terms: searchTerms });
  await log.append({ kind: 'published', reportId, editionId, parts: outcome.changes });
  await recordAct(context, 'report.publish', outcome);
  return outcome;
}

/** In the audit log, in the transaction of the act itself. */
export async function recordAct(
  { transaction, actor, now }: PublishContext,
  action: string,
  { key, edition, outcome }: Published,
): Promise<void> {
  const target = formatReportKey(key);
  await insertActs(transaction, now, [{ actor, action, target, detail: { edition, outcome } }]);
}

/** What publishing the draft would do. */
export function compareWithCurrent(
  { key, expected }: EditionDraft,
  { sha256, parts }: HashedDraft,
  report: KnownReport | undefined,
): Published {
  requireExpected(key, expected, report);
  const isCurrent = report?.current != null && report.sha256 === sha256;
  if (isCurrent) return { key, edition: report.current ?? 0, outcome: 'unchanged', changes: {} };
  return {
    key,
    edition: (report?.last ?? 0) + 1,
    outcome: report?.current == null ? 'created' : 'updated',
    changes: compareParts(parts, report?.current == null ? {} : parseParts(report.parts ?? '{}')),
  };
}

export function requireExpected(
  key: ReportKey,
  expected: EditionDraft['expected'],
  report: KnownReport | undefined,
): void {
  const current = report?.current ?? null;
  const matches =
    expected === undefined || (expected === 'any' ? current !== null : expected === current);
  if (!matches) throw new EditionConflictError(key, expected, current);
}

export interface KnownReport {
  id: number;
  /** Number of the current edition; null after a withdrawal. */
  current: number | null;
  /** Number of the last edition made. */
  last: number;
  sha256: string | null;
  parts: string | null;
}

export function findReport(db: Kysely<Schema>, key: ReportKey): Promise<KnownReport | undefined> {
  return db
    .selectFrom('report')
    .leftJoin('edition', 'edition.id', 'report.edition_id')
    .where('lookup', '=', lookupOf(key))
    .select(['report.id', 'report.last_edition as last'])
    .select(['edition.number as current', 'edition.sha256', 'edition.parts'])
    .executeTakeFirst();
}

export async function pointAt(
  transaction: Transaction<Schema>,
  reportId: number,
  { id, number, title, sector }: { id: number; number: number; title: string; sector: string },
): Promise<void> {
  await transaction
    .updateTable('report')
    .set({ edition_id: id, last_edition: number, title, sector })
    .where('id', '=', reportId)
    .execute();
}

async function saveReport(
  transaction: Transaction<Schema>,
  { key, title, sector }: EditionDraft,
  report: KnownReport | undefined,
  now: number,
): Promise<number> {
  if (report) return report.id;
  const { id } = await transaction
    .insertInto('report')
    .values({
      lookup: lookupOf(key),
      ...key,
      code_order: codeOrder(key.code),
      language_key: key.language.toLowerCase(),
      title,
      sector,
      edition_id: null,
      last_edition: 0,
      published_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function saveCharts(
  transaction: Transaction<Schema>,
  charts: { sha256: string; data: string }[],
): Promise<void> {
  if (charts.length === 0) return;
  const added = await transaction
    .insertInto('chart')
    .values(charts)
    .onConflict((conflict) => conflict.doNothing())
    .returning('sha256 as chart_sha256')
    .execute();
  if (added.length > 0) await transaction.insertInto('undrawn').values(added).execute();
}
