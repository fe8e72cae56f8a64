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
  const names = sortedNames(Object.keys(members));
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

/** Documents say the same few names in the same order over and over: by the first of them. */
const known = new Map<string, { names: string[]; sorted: string[] }>();
const mostKnown = 1000;

function sortedNames(names: string[]): string[] {
  const [first] = names;
  if (first === undefined) return names;
  const before = known.get(first);
  if (before && isEqual(before.names, names)) return before.sorted;
  const sorted = [...names].sort();
  if (known.size >= mostKnown) known.clear();
  known.set(first, { names, sorted });
  return sorted;
}

function isEqual(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((name, index) => name === others[index]);
}

export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}
