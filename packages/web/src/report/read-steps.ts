import type { FamilySummary } from '../families/family-description.js';
import type { ReportName } from './report-name.js';

/** A report as its page's path names it. */
export interface PathReport {
  name: ReportName;
  /** As operations take it. */
  key: Readonly<Record<string, string | number>>;
}

/** The report that the steps of a path after its family name; undefined where they do not name one. */
export function readSteps(family: FamilySummary, steps: string[]): PathReport | undefined {
  const { Name, OnlyCountry, KeyFields } = family;
  const [country = '', ...rest] = OnlyCountry === undefined ? steps : [OnlyCountry, ...steps];
  const language = rest[KeyFields.length];
  if (language === undefined || rest.length !== KeyFields.length + 1) return undefined;
  const fields = KeyFields.map(({ Name: field, Type }, index): [string, string | number] => {
    const text = rest[index] ?? '';
    return [camelName(field), Type === 'integer' ? Number(text) : text];
  });
  // An address is typed by people: what is no number names nothing, and is not worth a request.
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
