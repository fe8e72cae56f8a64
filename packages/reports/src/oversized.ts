import { joinPointer, type Finding } from '@broadsheet/contract/checking';

/** Many times what any object of a document has. */
const mostProperties = 1000;
const mostNamed = 10;
const longestName = 64;
/** Several times what any document has. */
const deepest = 64;

/**
 * The first object with more properties, or nested deeper, than any document needs. Listing everything that
 * is wrong with such an object would take seconds, and nobody would read the list.
 */
export function findOversized(value: unknown): Finding | undefined {
  return hasOversized(value) ? find(value, '') : undefined;
}

/** Called for every document, so it builds no pointers or lists of names. */
function hasOversized(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > deepest) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (hasOversized(item, depth + 1)) return true;
    return false;
  }
  let properties = 0;
  for (const name in value) {
    properties += 1;
    if (hasOversized((value as Record<string, unknown>)[name], depth + 1)) return true;
  }
  return properties > mostProperties;
}

function find(value: unknown, pointer: string, depth = 0): Finding | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > deepest) {
    const message = `This is nested ${String(depth)} levels deep, and no part of a document more than ${String(deepest)}.`;
    return { severity: 'error', pointer: pointer.split('/').slice(0, 2).join('/'), message };
  }
  const names = Array.isArray(value) ? undefined : Object.keys(value);
  if (names && names.length > mostProperties) return describe(names, pointer);
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'object' || inner === null) continue;
    const found = find(inner, joinPointer(pointer, name), depth + 1);
    if (found) return found;
  }
  return undefined;
}

function describe(names: string[], pointer: string): Finding {
  const first = names.slice(0, mostNamed).map((name) => `"${name.slice(0, longestName)}"`);
  const message = `There are ${String(names.length)} properties here, and no part of a document has more than ${String(mostProperties)}. The first are ${first.join(', ')}.`;
  return { severity: 'error', pointer, message };
}
