import type { CompanyDocument } from '@broadsheet/reports';

/**
 * Properties that are the same in all languages: names of people and companies, numbers, addresses.
 */
const untranslated = new Set([
  'RegisteredName',
  'StreetAddress',
  'PostalAddress',
  'WebsiteAddress',
]);

/** The same company in another language: every text that the dictionary has is replaced. */
export function translateDocument(
  document: CompanyDocument,
  dictionary: Readonly<Record<string, string>>,
): CompanyDocument {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return dictionary[value] ?? value;
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        untranslated.has(name) ? inner : visit(inner),
      ]),
    );
  };
  return visit(document) as CompanyDocument;
}
