import { expressionBuilder, sql, type Kysely } from 'kysely';
import { inScopes } from '../access/scope.js';
import { codeOrder } from '../database/key-columns.js';
import type { Schema } from '../database/schema.js';
import type { MovedQuery } from './list-moved.js';

export type KnownCodesQuery = Pick<MovedQuery, 'family' | 'scopes' | 'country' | 'language'> & {
  codes: readonly string[];
};

/** The given codes that have a report, in lower case. */
export async function listKnownCodes(
  read: Kysely<Schema>,
  { family, scopes, country, language, codes }: KnownCodesQuery,
): Promise<Set<string>> {
  const orders = sql.join(codes.map(codeOrder));
  const languages =
    language === undefined ? sql`` : sql`and report.language_key = ${language.toLowerCase()}`;
  const countries = country === undefined ? everyCountry(family) : oneCountry(country);
  // Country by country, so that an index leads from each code to its reports.
  const { rows } = await sql<{ code: string }>`with recursive ${countries}
    select distinct lower(report.code) as code
    from place cross join report
    where report.family = ${family} and report.country = place.country
      and report.code_order in (${orders}) and report.edition_id is not null ${languages}
      and ${inScopes(expressionBuilder<Schema, 'report'>(), scopes)}`.execute(read);
  return new Set(rows.map(({ code }) => code));
}

const oneCountry = (country: string) => sql`place (country) as (select ${country.toUpperCase()})`;

/** Each country once, without reading all reports. */
const everyCountry = (family: string) => sql`place (country) as (
    select min(country) from report where family = ${family}
    union all
    select (select min(country) from report where family = ${family}
      and report.country > place.country)
    from place where place.country is not null
  )`;
