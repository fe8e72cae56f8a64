import { createHash } from 'node:crypto';

/**
 * JSON with sorted keys and no white space: equal values have equal text, and so equal hashes.
 * Written out here because sorting through a replacer of `JSON.stringify` takes twice as long, and
 * every document and each of its charts passes through it.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeItems(value) : writeMembers(value);
    case 'undefined':
      return 'null';
    default:
      throw new TypeError(`A ${typeof value} cannot be written as JSON`);
  }
}

function writeItems(items: unknown[]): string {
  let text = '[';
  for (const item of items) {
    if (text.length > 1) text += ',';
    text += canonicalJson(item);
  }
  return `${text}]`;
}

function writeMembers(members: object): string {
  const properties = members as Record<string, unknown>;
  const names = Object.keys(properties);
  if (!isSorted(names)) names.sort();
  let text = '{';
  for (const name of names) {
    const value = properties[name];
    // As `JSON.stringify` does it: what is not there is not written.
    if (value === undefined) continue;
    if (text.length > 1) text += ',';
    text += `${quote(name)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
}

function isSorted(names: string[]): boolean {
  for (let index = 1; index < names.length; index += 1) {
    if ((names[index - 1] ?? '') > (names[index] ?? '')) return false;
  }
  return true;
}

/** Text that JSON writes as it stands. */
const plain = /^[^"\\\p{Cc}\p{Cs}]*$/u;

const quote = (text: string) => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
