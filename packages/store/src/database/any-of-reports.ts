import type { ReportKey } from '@broadsheet/contract';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { codeOrder } from './key-columns.js';
import type { Schema } from './schema.js';

/** Databases limit the number of values in a statement, and how deeply its conditions may nest. */
export const reportsAtATime = 100;

/**
 * Rows of these reports, in any language. Padded codes are equal for `007` and `7`, which are
 * different reports: the caller has to tell them apart.
 */
export function anyOfReports(
  where: ExpressionBuilder<Schema, 'report'>,
  reports: readonly Omit<ReportKey, 'language'>[],
): Expression<SqlBool> {
  return where.or(
    reports.map(({ family, country, code }) =>
      where.and({ family, country, code_order: codeOrder(code) }),
    ),
  );
}
