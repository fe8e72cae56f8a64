import { findTakenFields, type Operation } from '@broadsheet/contract';

export const ignoredHeader = 'broadsheet-ignored';

const mostNames = 10;
const longestName = 64;
/** Letters outside ASCII grow ninefold; proxies take few kilobytes of headers. */
const longestHeader = 2048;

/**
 * Names the fields of a body that the operation does not have, as the header's value; undefined where
 * there are none. It runs for every request with a body: without unknown fields it builds no text.
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

/** Half of a pair of surrogates, which JSON can hold, has no percent-encoding. */
function writeName(name: string): string {
  const letters = Array.from(name.slice(0, 2 * longestName)).slice(0, longestName);
  return encodeURIComponent(letters.join('').replace(/\p{Surrogate}/gu, '\uFFFD'));
}
