import { shippedKeys } from './shipped-keys.js';

/** The language of a report if a call does not name one. */
export const defaultLanguage = 'English';

/** What names a report, by field: the country first, the language last. */
export type KeyFields = Record<string, string | number>;

/** Fields of reports in answers, and of requests, that do not name a report; in lower case. */
const otherFields = new Set([
  ...['title', 'edition', 'publishedat', 'updatedat', 'status'],
  ...['key', 'family', 'sector'],
  ...['image', 'theme', 'format', 'width', 'layout', 'days'],
]);

/**
 * Takes the key out of what a caller passed, which may be a whole entry of a list. The fields of a
 * family that is not shipped are not known: they are all that is text or a number and nothing else.
 */
export function readKey(family: string, given: object): KeyFields {
  const { country, fields } = shippedKeys[family] ?? {};
  const values = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const { country: place = country, language = defaultLanguage } = given as Partial<KeyFields>;
  const entries: [string, unknown][] = [
    ['country', String(place ?? '').toUpperCase()],
    ...(fields ?? listKeyNames(given)).map((name): [string, unknown] => [
      name,
      values.get(name.toLowerCase()),
    ]),
    ['language', language],
  ];
  return Object.fromEntries(entries.filter(([, value]) => isKeyValue(value))) as KeyFields;
}

/** Sorted, so that the order in which a caller wrote them makes no difference to the cache. */
function listKeyNames(given: object): string[] {
  return Object.entries(given)
    .filter(([name, value]) => !otherFields.has(name.toLowerCase()) && isKeyValue(value))
    .map(([name]) => name)
    .filter((name) => name !== 'country' && name !== 'language')
    .sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
}

const isKeyValue = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The place of a report in the cache. */
export function keyPathOf(key: KeyFields): string[] {
  return Object.values(key).map(String);
}

/** The names of the fields that are true: those that pick another body of a section. */
export function listFlags(given: object): string[] {
  return Object.entries(given)
    .filter(([, value]) => value === true)
    .map(([name]) => name)
    .sort();
}
