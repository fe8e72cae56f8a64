/** No report document is nested this deep, and each level takes stack space. */
export const deepest = 100;

const backslash = 0x5c;
const colon = 0x3a;
const space = 0x20;

/** How many member names a JSON text contains, including duplicates. */
export function countNames(json: string): number {
  let count = 0;
  for (let start = json.indexOf('"'); start !== -1;) {
    const end = findEnd(json, start);
    let next = end + 1;
    while (json.charCodeAt(next) <= space) next += 1;
    if (json.charCodeAt(next) === colon) count += 1;
    start = json.indexOf('"', end + 1);
  }
  return count;
}

/** The quotation mark that ends a string: it has an even number of backslashes before it. */
function findEnd(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end;
}

function isEscaped(json: string, at: number): boolean {
  let before = at - 1;
  while (json.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}

/** How many members a value has; infinite if it is nested deeper than any document. */
export function countMembers(value: unknown): number {
  return isObject(value) ? countWithin(value, 0) : 0;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function countWithin(value: object, depth: number): number {
  if (depth >= deepest) return Infinity;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) {
      if (isObject(item)) count += countWithin(item, depth + 1);
    }
    return count;
  }
  // Does not build arrays of names or values, which takes longer than counting.
  for (const name in value) {
    const content = (value as Record<string, unknown>)[name];
    count += isObject(content) ? 1 + countWithin(content, depth + 1) : 1;
  }
  return count;
}
