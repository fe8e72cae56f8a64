import { expressionBuilder, sql, type Kysely } from 'kysely';
import { inScopes, type Scope } from '../access/scope.js';
import type { Schema } from '../database/schema.js';
import { nameOf, type Subject } from './subject.js';

/** Selects the reports that name a report. */
export interface NamingQuery {
  report: Subject;
  /** What the reader may read. */
  scopes: Scope[];
  /** The last one of the previous page. */
  after?: Subject;
  limit: number;
}

/**
 * By family, country and code; a report in several languages once, its code in lower case. The primary
 * key of `reference` has this order, so a page costs the same however many reports there are.
 */
export async function listNaming(
  read: Kysely<Schema>,
  { report, scopes, after, limit }: NamingQuery,
): Promise<Subject[]> {
  if (scopes.length === 0) return [];
  const later = after
    ? sql`and (reference.family, reference.country, reference.code)
        > (${after.family}, ${after.country}, ${after.code})`
    : sql``;
  const { rows } = await sql<Subject>`
    select reference.family, reference.country, reference.code
    from reference join report on report.id = reference.report_id
    where reference.named = ${nameOf(report)} ${later}
      and report.edition_id is not null
      and ${inScopes(expressionBuilder<Schema, 'report'>(), scopes)}
    group by reference.family, reference.country, reference.code
    order by reference.family, reference.country, reference.code
    limit ${limit}`.execute(read);
  return rows;
}
