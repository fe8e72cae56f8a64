import { hasCountryForm } from '../key-patterns.js';
import { languagePattern } from '../language-pattern.js';
import type { FamilyDefinition } from './family.js';
import { isKeyText, type ReportKey } from './key-fields.js';

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
