import {
  findCode,
  type FamilyDefinition,
  type Families,
  type ReportKey,
} from '@broadsheet/contract';
import { isObject } from './is-object.js';

/**
 * The family of a document: by its `Family`, by a property that identifies it, or by its `$schema`.
 */
export function findDocumentFamily(
  { list, find }: Families,
  document: unknown,
): FamilyDefinition | undefined {
  if (!isObject(document)) return undefined;
  if (typeof document.Family === 'string') return find(document.Family);
  const matches = list.filter(
    ({ impliedBy }) => impliedBy !== undefined && Object.hasOwn(document, impliedBy),
  );
  if (matches.length === 1) return matches[0];
  const { $schema } = document;
  return typeof $schema === 'string'
    ? list.find((family) => isSchemaOf(family, $schema))
    : undefined;
}

/** Wherever the schema is kept: `industry.schema.json`, `/schemas/industry.json`, a name. */
function isSchemaOf({ name }: FamilyDefinition, address: string): boolean {
  return new RegExp(`(^|[/:\\\\])${name}(\\.schema)?(\\.json)?$`, 'i').test(address);
}

/** Why the family of a document is not known, and what to write. */
export function describeUnknownFamily({ list, names }: Families, document: unknown): string {
  if (!isObject(document)) {
    return 'A report document is an object: names with values, such as Title and Language.';
  }
  const known = names.join(', ');
  if ('Family' in document) {
    return `Family is ${JSON.stringify(document.Family)}; there is no such family. There are ${known}.`;
  }
  const properties = list.flatMap(({ name, impliedBy }) =>
    impliedBy === undefined ? [] : [`${impliedBy} (${name})`],
  );
  return `The document does not say what kind of report it is. Give it a Family (${known}), or ${properties.join(' or ')}.`;
}

/** The report of a document; undefined if a key field is missing or malformed. */
export function findDocumentKey(
  families: Families,
  { name, key }: FamilyDefinition,
  document: unknown,
): ReportKey | undefined {
  if (!isObject(document)) return undefined;
  const { Country, Language } = document;
  const country = key.onlyCountry ?? Country;
  const code = findCode(key, document);
  if (typeof country !== 'string' || typeof Language !== 'string' || code === undefined) {
    return undefined;
  }
  // Formatted and parsed again, so that each part has the form that a key needs.
  return families.findReportKey(
    families.formatReportKey({ family: name, country, code, language: Language }),
  );
}
