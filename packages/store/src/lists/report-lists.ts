import type { ReportKey } from '@broadsheet/contract';
import { inScopes, type Scope } from '../access/scope.js';
import { isAnyUnstamped, type Stamp } from '../changes/change-log.js';
import { patiently } from '../changes/patiently.js';
import type { Database } from '../database/database.js';
import { codeOrder } from '../database/key-columns.js';
import { requireUnwritable } from '../database/unwritable.js';
import { listKnown, type KnownListed, type KnownQuery } from './list-known.js';
import { toListed, type ListedReport } from './listed-report.js';
import {
  listSectionReports,
  readSections,
  type ReportSection,
  type SectionQuery,
  type SectionReport,
} from './section-reads.js';

interface ListQuery {
  /** What the reader may read. */
  scopes: Scope[];
  country?: string;
  language?: string;
  limit: number;
}

interface UpdatedQuery extends ListQuery {
  /** Milliseconds, inclusive. */
  from: number;
  /** Milliseconds, exclusive. */
  until?: number;
  /** The last entry of the previous page. */
  after?: { updatedAt: number; id: number };
}

interface ReportListQuery extends ListQuery {
  /** The last entry of the previous page. */
  after?: { code: string; language: string; id?: number };
}

export interface ReportListStore {
  /** Reports by the time of their last change, oldest first. */
  listUpdated(query: UpdatedQuery): Promise<ListedReport[]>;
  /** Reports by code and language. */
  listPublished(query: ReportListQuery): Promise<ListedReport[]>;
  /** Every report that was ever published, also withdrawn ones; the last published first. */
  listKnown(query: KnownQuery): Promise<KnownListed[]>;
  /** The reports whose section is requested, in the same order. */
  listSectionReports(query: SectionQuery): Promise<SectionReport[]>;
  /** Reads one section of many reports in batches; see section-reads.ts. */
  readSections(
    reports: readonly SectionReport[],
    namesOf: (key: ReportKey) => readonly string[],
  ): AsyncIterable<ReportSection[]>;
}

export function createReportListStore(database: Database, stamp: Stamp): ReportListStore {
  const { read } = database;

  const select = ({ scopes, country, language, limit }: ListQuery) => {
    let query = read
      .selectFrom('report')
      .where('edition_id', 'is not', null)
      .where((expression) => inScopes(expression, scopes))
      .selectAll()
      .limit(limit);
    if (country !== undefined) query = query.where('country', '=', country.toUpperCase());
    if (language !== undefined) query = query.where('language_key', '=', language.toLowerCase());
    return query;
  };

  return {
    listKnown: (query) => listKnown(database, query),
    listSectionReports: (query) => listSectionReports(database, query),
    readSections: (reports, namesOf) => readSections(read, reports, namesOf),

    async listUpdated({ from, until, after, ...rest }) {
      // Every visible change is stamped, and no later change gets an earlier time. Where nothing can be
      // written, nothing is published either, and a change without a time gets a later one.
      await stamp().catch(requireUnwritable);
      let query = select(rest).where('updated_at', '>=', from);
      if (until !== undefined) query = query.where('updated_at', '<', until);
      if (after) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('updated_at', 'id'), '>', tuple(after.updatedAt, after.id)),
        );
      }
      return (await query.orderBy('updated_at').orderBy('id').execute()).map(toListed);
    },

    async listPublished({ after, ...rest }) {
      if (await isAnyUnstamped(read)) await patiently(stamp());
      let query = select(rest);
      if (after) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('code_order', 'language_key', 'id'),
            '>',
            // Cursors of an older program do not contain the report id.
            tuple(codeOrder(after.code), after.language.toLowerCase(), after.id ?? lastId),
          ),
        );
      }
      const ordered = query.orderBy('code_order').orderBy('language_key').orderBy('id');
      return (await ordered.execute()).map(toListed);
    },
  };
}

/** Sorts after every id. */
const lastId = Number.MAX_SAFE_INTEGER;
