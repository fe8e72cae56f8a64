import type { ReportKey } from '@broadsheet/contract';
import type { Kysely } from 'kysely';
import { keyOf } from '../database/key-columns.js';
import type { Schema } from '../database/schema.js';

/** A published report and the further codes that it covers. */
export interface ReportCodes {
  lookup: string;
  key: ReportKey;
  title: string;
  covers: Cover[];
}

/** A further code that a report covers. */
export interface Cover {
  version: string;
  code: string;
}

const lookupsAtATime = 1000;

export async function listReportCodes(
  db: Kysely<Schema>,
  lookups: readonly string[],
): Promise<ReportCodes[]> {
  const found: ReportCodes[] = [];
  for (let start = 0; start < lookups.length; start += lookupsAtATime) {
    found.push(...(await listSome(db, lookups.slice(start, start + lookupsAtATime))));
  }
  return found;
}

async function listSome(db: Kysely<Schema>, lookups: readonly string[]): Promise<ReportCodes[]> {
  const rows = await db
    .selectFrom('report')
    .leftJoin('report_cover', (join) =>
      join
        .onRef('report_cover.report_id', '=', 'report.id')
        .onRef('report_cover.edition_id', '=', 'report.edition_id'),
    )
    .where('report.lookup', 'in', lookups)
    .where('report.edition_id', 'is not', null)
    .select(['lookup', 'family', 'country', 'report.code as code', 'language', 'title'])
    .select(['report_cover.version as version', 'report_cover.code as cover'])
    .orderBy('report_cover.version')
    .orderBy('report_cover.code')
    .execute();
  const reports = new Map<string, ReportCodes>();
  for (const row of rows) {
    const { lookup, title, version, cover } = row;
    const report = reports.get(lookup) ?? { lookup, key: keyOf(row), title, covers: [] };
    reports.set(lookup, report);
    if (version !== null && cover !== null) report.covers.push({ version, code: cover });
  }
  return [...reports.values()];
}
