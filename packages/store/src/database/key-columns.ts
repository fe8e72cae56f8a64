import type { ReportKey } from '@broadsheet/contract';

/** The key in a row that has its fields as columns. */
export function keyOf({ family, country, code, language }: ReportKey): ReportKey {
  return { family, country, code, language };
}

const longestCode = 16;

/** Padded to one length, numeric codes sort by value; so does each of several key fields. */
export function codeOrder(code: string): string {
  const fields = code.toLowerCase().split('/');
  return fields.map((field) => field.padStart(longestCode, '0')).join('/');
}
