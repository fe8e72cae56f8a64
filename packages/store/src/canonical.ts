import { hash } from 'node:crypto';

/**
 * JSON with sorted keys and no white space: equal values have equal text, and so equal hashes. Every
 * document and each of its charts passes through it; a sorted copy that is written natively takes a
 * third of the time of writing the text here, and a fifth of that of a replacer.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(isObject(value) ? sortNames(value) : (value ?? null));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function sortNames(value: object): object {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => (isObject(item) ? sortNames(item) : item));
  }
  const members = value as Record<string, unknown>;
  const names = Object.keys(members);
  if (!isSorted(names)) names.sort();
  const sorted: Record<string, unknown> = {};
  for (const name of names) {
    const member = members[name];
    const content = isObject(member) ? sortNames(member) : member;
    // By assignment, this name would set something else.
    if (name === '__proto__')
      Object.defineProperty(sorted, name, { value: content, enumerable: true });
    else sorted[name] = content;
  }
  return sorted;
}

function isSorted(names: string[]): boolean {
  for (let index = 1; index < names.length; index += 1) {
    if ((names[index - 1] ?? '') > (names[index] ?? '')) return false;
  }
  return true;
}

export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}
