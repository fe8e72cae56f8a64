import type { FamilySummary } from '../families/family-description.js';
import type { ReportName } from './report-name.js';

/** A report as the path of its page names it. */
export interface PathReport {
  name: ReportName;
  /** The key in the form that operations expect. */
  key: Readonly<Record<string, string | number>>;
}

/** The report that the path segments after the family name; undefined if they do not name one. */
export function readSteps(family: FamilySummary, steps: string[]): PathReport | undefined {
  const { Name, OnlyCountry, KeyFields } = family;
  const [country = '', ...rest] = OnlyCountry === undefined ? steps : [OnlyCountry, ...steps];
  const language = rest[KeyFields.length];
  if (language === undefined || rest.length !== KeyFields.length + 1) return undefined;
  const fields = KeyFields.map(({ Name: field, Type }, index): [string, string | number] => {
    const text = rest[index] ?? '';
    return [camelName(field), Type === 'integer' ? Number(text) : text];
  });
  // Users type addresses: an invalid number names no report, and is not worth a request.
  if (fields.some(([, value]) => Number.isNaN(value))) return undefined;
  return {
    name: {
      ...{ family: Name, country: country.toUpperCase(), language },
      code: rest.slice(0, -1).join('/'),
      key: [Name, ...steps].join('/'),
    },
    key: { country: country.toUpperCase(), ...Object.fromEntries(fields), language },
  };
}

const camelName = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
