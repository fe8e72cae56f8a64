import { joinPointer } from '@broadsheet/contract/checking';
import { isObject } from './is-object.js';

/** One value in which two documents differ. */
export interface Difference {
  /** JSON pointer into the new document; into the old one for what was removed. */
  pointer: string;
  /** The same path for people: `Revenue`, `2026`, `Value`. */
  path: string[];
  /** Absent if it was added. */
  before?: unknown;
  /** Absent if it was removed. */
  after?: unknown;
}

/**
 * The differences between two documents, value by value, in the order of the new one. Rows of a
 * list are matched by what identifies them, such as their year, so that a row added at the top does
 * not make every row differ.
 */
export function listDifferences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare({ pointer: '', path: [] }, { before, after }, found);
  return found;
}

interface ValuePath {
  pointer: string;
  path: string[];
}

interface ValuePair {
  before?: unknown;
  after?: unknown;
}

function compare(at: ValuePath, pair: ValuePair, found: Difference[]): void {
  const { before, after } = pair;
  if (Array.isArray(before) && Array.isArray(after)) compareRows(at, before, after, found);
  else if (isObject(before) && isObject(after)) compareMembers(at, before, after, found);
  else if (!isSame(before, after)) found.push({ ...at, ...pair });
}

function compareMembers(at: ValuePath, before: Members, after: Members, found: Difference[]): void {
  for (const name of Object.keys(after)) {
    const pair = Object.hasOwn(before, name)
      ? { before: before[name], after: after[name] }
      : { after: after[name] };
    compare(step(at, name, name), pair, found);
  }
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) found.push({ ...step(at, name, name), before: before[name] });
  }
}

function compareRows(
  at: ValuePath,
  before: unknown[],
  after: unknown[],
  found: Difference[],
): void {
  const nameOf = findNames(before, after);
  const old = new Map(before.map((row, index) => [nameOf(row, index), { row, index }]));
  for (const [index, row] of after.entries()) {
    const name = nameOf(row, index);
    const match = old.get(name);
    old.delete(name);
    compare(
      step(at, index, name),
      match ? { before: match.row, after: row } : { after: row },
      found,
    );
  }
  for (const [name, { row, index }] of old) {
    found.push({ ...step(at, index, name), before: row });
  }
}

const step = ({ pointer, path }: ValuePath, next: string | number, name: string): ValuePath => ({
  pointer: joinPointer(pointer, next),
  path: [...path, name],
});

/** Properties that identify rows, best first; several if one is not enough. */
const identifying = [
  ['Date'],
  ['Year'],
  ['Year', 'Quarter'],
  ['Year', 'Month'],
  ['BalanceDate'],
  ['Name'],
  ['Country', 'Code'],
  ['Code'],
  ['Country'],
  ['Title'],
];

/** How rows of both lists are identified: by a property, or else by their position. */
function findNames(before: unknown[], after: unknown[]): (row: unknown, index: number) => string {
  for (const names of [...identifying, ...listOwn(after[0] ?? before[0])]) {
    const write = (row: unknown) => writeName(row, names);
    if (isUnique(before.map(write)) && isUnique(after.map(write))) return (row) => write(row) ?? '';
  }
  return (_row, index) => String(index + 1);
}

/** Short texts of a row, such as its `Factor`. */
function listOwn(row: unknown): string[][] {
  if (!isObject(row)) return [];
  return Object.entries(row)
    .filter(([, value]) => typeof value === 'string' && value.length <= longestName)
    .map(([name]) => [name]);
}

const longestName = 100;

function writeName(row: unknown, names: readonly string[]): string | undefined {
  if (!isObject(row)) return undefined;
  const values = names.map((name) => row[name]);
  const isNamed = values.every((value) => typeof value === 'string' || typeof value === 'number');
  return isNamed ? values.join(' ') : undefined;
}

const isUnique = (names: (string | undefined)[]) =>
  !names.includes(undefined) && new Set(names).size === names.length;

type Members = Record<string, unknown>;

/** Values of other kinds differ, and so do a list and an object. */
function isSame(before: unknown, after: unknown): boolean {
  return Object.is(before, after) || (before === 0 && after === 0);
}
