import { findTakenFields, type Operation } from '@broadsheet/contract';

export const ignoredHeader = 'broadsheet-ignored';

const mostNames = 10;
const longestName = 64;
/**
 * Percent-encoding makes characters outside ASCII up to nine times longer, and proxies accept only
 * a few kilobytes of headers.
 */
const longestHeader = 2048;

/**
 * Lists the unknown fields of a body, as the value of the header; undefined if there are none. It
 * runs for every request with a body, and builds no string if all fields are known.
 */
export function createFindIgnored(operation: Operation): (body: unknown) => string | undefined {
  const taken = findTakenFields(operation);
  if (!taken) return () => undefined;
  return (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
    let ignored: string[] | undefined;
    for (const name in body) {
      if (taken.has(name) || name === '') continue;
      ignored ??= [];
      if (ignored.push(name) === mostNames) break;
    }
    return ignored && writeNames(ignored);
  };
}

function writeNames(names: string[]): string {
  let header = '';
  for (const name of names.map(writeName)) {
    const longer = header === '' ? name : `${header}, ${name}`;
    if (longer.length <= longestHeader) header = longer;
  }
  return header;
}

/** Replaces lone surrogates, which JSON can contain but percent-encoding cannot. */
function writeName(name: string): string {
  const letters = Array.from(name.slice(0, 2 * longestName)).slice(0, longestName);
  return encodeURIComponent(letters.join('').replace(/\p{Surrogate}/gu, '\uFFFD'));
}
