import {
  camelName,
  families,
  wholeFieldsOf,
  type Families,
  type ReportKey,
} from '@broadsheet/contract';

/** A report's key as the API client expects it: `{country, code, language}`. */
export type ClientKey = Record<string, string | number> & { country: string; language: string };

export function clientKeyOf(key: ReportKey, { writeKey }: Families = families): ClientKey {
  const fields = Object.entries(writeKey(key)).map(([name, value]) => [camelName({ name }), value]);
  const named = Object.fromEntries(fields) as Record<string, string | number>;
  return { ...named, country: key.country, language: key.language };
}

/** The options with which the API client fetches the whole report: `{allYears: true}`. */
export function wholeReportOf({ family }: ReportKey, { get }: Families = families) {
  const names = Object.keys(wholeFieldsOf(get(family)));
  return Object.fromEntries(names.map((name) => [camelName({ name }), true as const]));
}
