import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from '../database/schema.js';

/** Reports that a client may read: every combination of the listed values; `*` stands for all. */
export interface Scope {
  family: string;
  countries: string[] | '*';
  languages: string[] | '*';
}

/** The condition that a report is within one of the scopes; without scopes no report is. */
export function inScopes(
  expression: ExpressionBuilder<Schema, 'report'>,
  scopes: Scope[],
): Expression<SqlBool> {
  return expression.or(
    scopes.map(({ family, countries, languages }) => {
      const conditions = [expression('report.family', '=', family)];
      if (countries !== '*') conditions.push(expression('report.country', 'in', countries));
      if (languages !== '*') {
        const names = languages.map((language) => language.toLowerCase());
        conditions.push(expression('report.language_key', 'in', names));
      }
      return expression.and(conditions);
    }),
  );
}
