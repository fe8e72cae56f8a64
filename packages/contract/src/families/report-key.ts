import { hasCountryForm } from '../key-patterns.js';
import { languagePattern } from '../language-pattern.js';
import type { FamilyDefinition } from './family.js';
import { isKeyText } from './key-fields.js';

/** The key of a report, in one form for every family. */
export interface ReportKey {
  /** The name of the family. */
  family: string;
  /** Two upper-case letters. */
  country: string;
  /** The key fields of the family as text, separated by a slash: `1214`, `1001`, `VIC/1214`. */
  code: string;
  /** The language's name as the publisher wrote it, such as `English`. */
  language: string;
}

/** The form people read and type: `industry/AU/1214/English`, `company/1001/English`. */
export function formatReportKeyOf(
  { name, key: { onlyCountry } }: FamilyDefinition,
  { country, code, language }: Omit<ReportKey, 'family'>,
): string {
  const countryPart = onlyCountry === undefined ? [country] : [];
  return [name, ...countryPart, code, language].join('/');
}

const languageForm = new RegExp(languagePattern, 'u');

/** The key made from the parts after the family's name; undefined if they make none. */
export function findReportKeyOf(
  { name, key: { onlyCountry, fields } }: FamilyDefinition,
  steps: readonly string[],
): ReportKey | undefined {
  const [country = '', ...rest] = onlyCountry === undefined ? steps : [onlyCountry, ...steps];
  const language = rest[fields.length] ?? '';
  const isRight =
    rest.length === fields.length + 1 &&
    hasCountryForm(country) &&
    fields.every((field, index) => isKeyText(field, rest[index] ?? '')) &&
    languageForm.test(language);
  if (!isRight) return undefined;
  const code = rest.slice(0, -1).join('/');
  return { family: name, country: country.toUpperCase(), code, language };
}
