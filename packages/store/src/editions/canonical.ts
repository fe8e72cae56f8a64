import { hash } from 'node:crypto';

/**
 * JSON with sorted keys and no white space: equal values have equal text, and so equal hashes.
 * Every document passes through it. A sorted copy written by JSON.stringify takes a third of the
 * time of writing the text here, and a fifth of the time of a replacer.
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
    // Assigning this name would set the prototype.
    if (name === '__proto__')
      Object.defineProperty(sorted, name, { value: content, enumerable: true });
    else sorted[name] = content;
  }
  return sorted;
}

interface Shape {
  names: string[];
  sorted: string[];
}

/** Cached sort orders, by first name: documents repeat the same few lists of names. */
const shapes = new Map<string, Shape[]>();
/** No real document has more; one that does is only slower. */
const mostNames = 100;
const mostShapes = 20;
const mostFirstNames = 500;

function sortedNames(names: string[]): string[] {
  const [first] = names;
  if (first === undefined || names.length > mostNames) return names.sort();
  const known = shapes.get(first) ?? [];
  for (const shape of known) if (isEqual(shape.names, names)) return shape.sorted;
  const sorted = [...names].sort();
  if (known.length === 0 && shapes.size >= mostFirstNames) shapes.clear();
  shapes.set(first, [{ names, sorted }, ...known.slice(0, mostShapes - 1)]);
  return sorted;
}

function isEqual(some: string[], others: string[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index += 1) {
    if (some[index] !== others[index]) return false;
  }
  return true;
}

export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}
