import { lookupOf, type Families, type ReportKey } from '@broadsheet/contract';
import type { Actor } from '../audit/act.js';
import { writeChanges, type Stamp } from '../changes/change-log.js';
import type { Database } from '../database/database.js';
import type { SearchIndex } from '../search/search-index.js';
import { rollBackReport, withdrawReport } from './edition-acts.js';
import { hashDraft, type EditionDraft, type HashedDraft } from './edition-draft.js';
import { createFindCurrent, findDocument, listEditions, listLanguages } from './edition-reads.js';
import type { CurrentEdition, EditionSummary, StoredDocument } from './edition-reads.js';
import { findReports } from './known-report.js';
import { listTitles, type PublishedTitle } from './list-titles.js';
import type { PublishContext } from './publish-context.js';
import { createPublishQueue } from './publish-queue.js';
import type { Published } from './published.js';
import {
  compareWithCurrent,
  hasRepeats,
  publishOneByOne,
  publishSubmissions,
  type EditionAct,
} from './publisher.js';
import { countPublishing, type PublishingStats } from './publishing-count.js';

export interface EditionStore {
  /** Publishes all drafts or, if anything fails, none. */
  publish(drafts: (EditionDraft | HashedDraft)[], actor: Actor): Promise<Published[]>;
  /** What publishing would do, without doing it. */
  preview(draft: EditionDraft | HashedDraft): Promise<Published>;
  /** For each document the number of the current edition, if that edition is this very document. */
  listUnchanged(documents: DocumentHash[]): Promise<(number | undefined)[]>;
  /** Makes a new edition with the content of an old one; undefined if there is no such edition. */
  rollBack(key: ReportKey, edition: number, act: EditionAct): Promise<Published | undefined>;
  /** Withdraws a report from readers; undefined if there is none. */
  withdraw(key: ReportKey, act: EditionAct): Promise<Published | undefined>;
  /** By the report's lookup (see `lookupOf`). */
  findCurrent(lookup: string): Promise<CurrentEdition | undefined>;
  /** The languages in which readers see that report, whatever language the key names. */
  listLanguages(key: ReportKey): Promise<string[]>;
  /** For each report its titles, one for each language in which it is published. */
  listTitles(reports: readonly Omit<ReportKey, 'language'>[]): Promise<PublishedTitle[][]>;
  /** The document of the current edition, or of another one. */
  findDocument(key: ReportKey, edition?: number): Promise<StoredDocument | undefined>;
  /** Newest first; empty for an unknown report. */
  list(key: ReportKey): Promise<EditionSummary[]>;
  /** Lookups (see `lookupOf`) of the reports that changed after a position in the change log. */
  listChangedSince(position: number): Promise<string[]>;
  /** How many reports readers see, by family. */
  countReports(): Promise<Record<string, number>>;
  /** How many changes are in progress. */
  stats(): PublishingStats;
  /** Throws if reports cannot be read. */
  probe(): Promise<void>;
}

interface DocumentHash {
  key: ReportKey;
  /** The hash of the document as canonical JSON. */
  sha256: string;
}

const asHashed = (draft: EditionDraft | HashedDraft): HashedDraft =>
  'sha256' in draft ? draft : hashDraft(draft);

interface EditionStoreOptions {
  search: SearchIndex;
  clock: () => number;
  stamp: Stamp;
  families: Families;
}

/** Long only because it has one short method for each operation of the interface above. */
export function createEditionStore(
  database: Database,
  { search, clock, stamp, families }: EditionStoreOptions,
): EditionStore {
  const { formatReportKey: formatKey } = families;
  const { dialect, read } = database;
  const { countRequested, countWritten, stats } = countPublishing();
  const change = <T>(work: (context: PublishContext) => Promise<T>, changes = 1) =>
    countWritten(changes, () =>
      writeChanges(database, clock, (transaction, log) =>
        work({ dialect, transaction, log, search, formatKey, now: clock() }),
      ),
    );
  const submit = createPublishQueue((submissions) =>
    change((context) => publishSubmissions(context, submissions), submissions.length),
  );

  return {
    async publish(drafts, actor) {
      const submission = { drafts: drafts.map(asHashed), actor };
      return countRequested(() =>
        hasRepeats(submission)
          ? change((context) => publishOneByOne(context, submission))
          : submit(submission),
      );
    },

    stats,

    async listUnchanged(documents) {
      const reports = await findReports(
        read,
        documents.map(({ key }) => key),
      );
      return documents.map(({ key, sha256 }) => {
        const report = reports.get(lookupOf(key));
        return report?.sha256 === sha256 ? (report.current ?? undefined) : undefined;
      });
    },

    preview: async (draft) => {
      const reports = await findReports(read, [draft.key]);
      return compareWithCurrent(asHashed(draft), reports.get(lookupOf(draft.key)));
    },

    rollBack: (key, edition, act) =>
      countRequested(() => change((context) => rollBackReport(context, key, edition, act))),

    withdraw: (key, act) =>
      countRequested(() => change((context) => withdrawReport(context, key, act))),

    findCurrent: createFindCurrent(read, stamp),
    listLanguages: (key) => listLanguages(read, key),
    listTitles: (reports) => listTitles(read, reports),
    findDocument: (key, edition) => findDocument(read, key, edition),
    list: (key) => listEditions(read, key),

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
      const none = families.names.map((family): [string, number] => [family, 0]);
      const counted = rows.map(({ family, count }): [string, number] => [family, count]);
      return Object.fromEntries([...none, ...counted]);
    },
  };
}
