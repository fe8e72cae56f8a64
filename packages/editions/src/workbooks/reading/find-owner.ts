import { findNearestName, joinPointer } from '@broadsheet/contract/checking';
import type { Grid } from '../grid.js';
import type { Ancestor } from '../layout.js';
import type { Heads } from './find-heads.js';
import { addFault, findList, findText, type Properties, type Reading } from './reading.js';

export interface Owner {
  owner: Properties;
  pointer: string;
}

interface RowOf {
  grid: Grid;
  heads: Heads;
  row: number;
}

/** The record that a row of a child sheet belongs to; undefined, with a fault, where there is none. */
export function findOwner(
  reading: Reading,
  ancestors: readonly Ancestor[],
  rowOf: RowOf,
): Owner | undefined {
  let at: Owner | undefined = { owner: reading.document, pointer: '' };
  for (const ancestor of ancestors) at = at && findRecord(reading, ancestor, { ...rowOf, at });
  return at;
}

function findRecord(
  reading: Reading,
  { head, steps, keyField }: Ancestor,
  { grid, heads, row, at }: RowOf & { at: Owner },
): Owner | undefined {
  const column = heads.columns.get(head);
  const text = column === undefined ? undefined : findText(grid, row, column);
  const records = findList(at.owner, steps) as Properties[];
  const keys = records.map((record) => (keyField === undefined ? undefined : record[keyField]));
  const index = text === undefined ? -1 : findIndex(text, keys);
  const ownerAt = (place: number) => {
    const owner = records[place];
    return owner && { owner, pointer: joinPointer(at.pointer, ...steps, place) };
  };
  // That the sheet cannot be read is reported there.
  if (index !== -1 || reading.unread.has(head)) return ownerAt(index);
  const names = keys.filter((key) => typeof key === 'string');
  const nearest = text === undefined ? undefined : findNearestName(text.slice(0, 64), names);
  const message = describeUnknown(text, head, nearest);
  const isSaid = ({ address, ...fault }: Reading['faults'][number]) =>
    address.sheet === grid.name && fault.message === message;
  // A name is in many rows, and what is wrong with it is one mistake.
  if (text === undefined || !reading.faults.some(isSaid)) {
    addFault(reading, {
      address: { sheet: grid.name, row, column: column ?? 0 },
      message,
      affects: [steps[0] ?? '', at.pointer.split('/')[1] ?? ''],
    });
  }
  return nearest === undefined ? undefined : ownerAt(keys.indexOf(nearest));
}

/** The record with the name, or at the position; else the one whose name is missing, if it is one. */
function findIndex(text: string, keys: readonly unknown[]): number {
  const found = keys.findIndex((key) => typeof key === 'string' && key.trim() === text);
  if (found !== -1) return found;
  const [, position] = /^#(\d{1,6})$/.exec(text) ?? [];
  if (position !== undefined) return Number(position) <= keys.length ? Number(position) - 1 : -1;
  const nameless = keys.indexOf(undefined);
  return keys.lastIndexOf(undefined) === nameless ? nameless : -1;
}

function describeUnknown(
  text: string | undefined,
  head: string,
  nearest: string | undefined,
): string {
  if (text === undefined || text === '') {
    return `The row does not say which row of the sheet ${head} it belongs to; write its name under ${head}.`;
  }
  const short = text.slice(0, 60);
  return nearest === undefined
    ? `The sheet ${head} has no row "${short}".`
    : `The sheet ${head} has no row "${short}"; did you mean "${nearest}"?`;
}

/** Whether the names of records are unique; otherwise records are named by their positions. */
export function canName(keys: readonly unknown[]): keys is string[] {
  const texts = keys.filter(
    (key): key is string =>
      typeof key === 'string' && key !== '' && key.trim() === key && !key.startsWith('#'),
  );
  return texts.length === keys.length && new Set(texts).size === texts.length;
}
