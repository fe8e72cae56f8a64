import {
  findCode,
  type FamilyDefinition,
  type Families,
  type ReportKey,
} from '@broadsheet/contract';

type Properties = Record<string, unknown>;

/** Which family a document is of: by its `Family`, by a property that tells, or by its `$schema`. */
export function findDocumentFamily(
  { list, find }: Families,
  document: unknown,
): FamilyDefinition | undefined {
  if (!isObject(document)) return undefined;
  if (typeof document.Family === 'string') return find(document.Family);
  const told = list.filter(
    ({ impliedBy }) => impliedBy !== undefined && Object.hasOwn(document, impliedBy),
  );
  if (told.length === 1) return told[0];
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
  const telling = list.flatMap(({ name, impliedBy }) =>
    impliedBy === undefined ? [] : [`${impliedBy} (${name})`],
  );
  return `Nothing tells what kind of report this is. Give it a Family (${known}), or ${telling.join(' or ')}.`;
}

/** Which report a document is of; undefined where what names it is missing or malformed. */
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
  // Written and read again, so that each part has the form that a key needs.
  return families.findReportKey(
    families.formatReportKey({ family: name, country, code, language: Language }),
  );
}

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
