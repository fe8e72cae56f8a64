/** No report document is nested this deep, and each level takes room on the stack. */
export const deepest = 100;

const backslash = 0x5c;
const colon = 0x3a;
const space = 0x20;

/** How many names of members a JSON text gives, those given twice included. */
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

/** The quotation mark that ends a text: one without an odd number of backslashes before it. */
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

/** How many members a value has; endless where it is nested deeper than any document. */
export function countMembers(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth >= deepest) return Infinity;
  const contents: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : contents.length;
  for (const content of contents) count += countMembers(content, depth + 1);
  return count;
}
