import { readKey, type KeyFields } from './report-key.js';
import { shippedKeys } from './shipped-keys.js';

/** The address of an image as the specification writes it (interface, 4.1). */
export function imageUrlOf(
  family: string,
  given: { image: string; theme?: string | undefined },
): string {
  const { image, theme } = given;
  const query = Object.entries({ ...readKey(family, given), image, ...(theme && { theme }) })
    .map(([name, value]) => `${name.toLowerCase()}=${encodeURIComponent(lowerCased(value))}`)
    .join('&');
  return `/image/?${query}`;
}

const lowerCased = (value: string | number) => String(value).toLowerCase();

/** Which image an address names. */
interface NamedImage {
  key: KeyFields;
  /** The image and its theme. */
  name: string;
}

/** What an image's address names; undefined where it is written in another way. */
export function findNamedImage(family: string, url: string): NamedImage | undefined {
  const query = Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?') + 1)));
  const { country, language, image, theme } = query;
  const key = readKey(family, query);
  const { fields = ['any'] } = shippedKeys[family] ?? {};
  const isWhole = Object.keys(key).length >= fields.length + 2;
  if (!country || !language || !image || !isWhole) return undefined;
  return { key, name: [image, theme].filter(Boolean).join('.').toLowerCase() };
}
