import type { Kysely } from 'kysely';
import type { Actor } from '../audit/act.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import type { EditionAct } from '../editions/publisher.js';
import type {
  ClassificationDraft,
  ClassificationKind,
  ClassificationOutcome,
  HashedClassification,
} from './classification-draft.js';
import { listCodedReports, type CodedQuery, type CodedReport } from './coded-reports.js';
import {
  previewDocument,
  publishDocument,
  rollBackDocument,
  withdrawDocument,
} from './publish-classification.js';
import { listReportCodes, type ReportCodes } from './report-codes.js';

export type { CodedReport } from './coded-reports.js';
export {
  ClassificationConflictError,
  WithdrawnClassificationError,
  type ClassificationDraft,
  type ClassificationKind,
  type ClassificationOutcome,
  type HashedClassification,
} from './classification-draft.js';
export type { ReportCodes } from './report-codes.js';

/** The current edition of a classification or concordance. */
export interface CurrentClassification {
  name: string;
  kind: ClassificationKind;
  edition: number;
}

export interface ClassificationEdition {
  edition: number;
  isCurrent: boolean;
  publishedAt: number;
  author: string;
  sha256: string;
}

interface StoredClassification {
  edition: number;
  publishedAt: number;
  /** The document as JSON. */
  document: string;
}

/** Classifications and concordances, each in editions, and the reports of their codes. */
export interface ClassificationStore {
  /** What readers see, by name. A few rows: cheap enough to read before every answer. */
  listCurrent(): Promise<CurrentClassification[]>;
  /** One edition, also of a withdrawn document; the current one if `edition` is left out. */
  find(name: string, edition?: number): Promise<StoredClassification | undefined>;
  /** Publishes all documents or, if anything fails, none. They have been checked. */
  publish(
    drafts: readonly (ClassificationDraft | HashedClassification)[],
    actor: Actor,
  ): Promise<ClassificationOutcome[]>;
  /** What publishing would do, without doing it. */
  preview(draft: ClassificationDraft | HashedClassification): Promise<ClassificationOutcome>;
  /** Makes a new edition with the content of an old one. Undefined if there is no such edition. */
  rollBack(
    name: string,
    edition: number,
    act: EditionAct,
  ): Promise<ClassificationOutcome | undefined>;
  /** Withdraws one from readers; its editions are kept. Undefined if there is none. */
  withdraw(name: string, act: EditionAct): Promise<ClassificationOutcome | undefined>;
  /** Newest first. */
  listEditions(name: string): Promise<ClassificationEdition[]>;
  /** The reports of codes, by their key or because they cover the code. */
  listReports(query: CodedQuery): Promise<CodedReport[]>;
  /** Reports by their lookups, with the further codes that they cover. */
  listReportCodes(lookups: readonly string[]): Promise<ReportCodes[]>;
}

export function createClassificationStore(
  database: Database,
  clock: () => number,
): ClassificationStore {
  const { read, transact, dialect } = database;
  return {
    listCurrent: () => listCurrent(read),
    find: (name, edition) => findDocument(read, name, edition),

    publish: (drafts, actor) =>
      transact(async (transaction) => {
        const outcomes: ClassificationOutcome[] = [];
        for (const draft of drafts) {
          const context = { transaction, dialect, actor, now: clock() };
          outcomes.push(await publishDocument(context, draft));
        }
        return outcomes;
      }),

    preview: (draft) => previewDocument(read, draft),

    rollBack: (name, edition, { actor, ...act }) =>
      transact((transaction) =>
        rollBackDocument({ transaction, dialect, actor, now: clock() }, { name, ...act }, edition),
      ),

    withdraw: (name, { actor, ...act }) =>
      transact((transaction) =>
        withdrawDocument({ transaction, dialect, actor, now: clock() }, { name, ...act }),
      ),

    listEditions: (name) => listEditions(read, name),
    listReports: (query) => listCodedReports(database, query),
    listReportCodes: (lookups) => listReportCodes(read, lookups),
  };
}

async function listCurrent(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('classification')
    .where('edition', 'is not', null)
    .select(['name', 'kind', 'edition'])
    .orderBy('name')
    .execute();
  return rows.map(({ name, kind, edition }) => ({ name, kind, edition: edition ?? 0 }));
}

/** The current edition, unless a number is given. */
async function findDocument(db: Kysely<Schema>, name: string, edition: number | undefined) {
  const all = db
    .selectFrom('classification_edition')
    .innerJoin('classification', 'classification.name', 'classification_edition.name')
    .where('classification.name', '=', name)
    .select(['number', 'document', 'published_at']);
  const one =
    edition === undefined
      ? all.whereRef('number', '=', 'classification.edition')
      : all.where('number', '=', edition);
  const row = await one.executeTakeFirst();
  return row && { edition: row.number, document: row.document, publishedAt: row.published_at };
}

async function listEditions(db: Kysely<Schema>, name: string) {
  const rows = await db
    .selectFrom('classification_edition')
    .innerJoin('classification', 'classification.name', 'classification_edition.name')
    .where('classification.name', '=', name)
    .select(['number', 'author', 'published_at', 'sha256', 'classification.edition'])
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ number, author, published_at: publishedAt, sha256, edition }) => ({
    edition: number,
    isCurrent: number === edition,
    author,
    publishedAt,
    sha256,
  }));
}
