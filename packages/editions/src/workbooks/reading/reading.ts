import { joinPointer } from '@broadsheet/contract/checking';
import type { CellContent } from '../cell-content.js';
import type { Grid } from '../grid.js';
import type { Field } from '../layout.js';
import { readCell } from './read-cell.js';

/** A cell of a sheet; row and column from 0. */
export interface CellAddress {
  sheet: string;
  row: number;
  column: number;
}

/** A cell that cannot be read. */
interface CellFault {
  address: CellAddress;
  /** JSON pointer to the value of the cell; undefined if the cell has none. */
  pointer?: string;
  message: string;
  /** Whether the document contains the content of the cell; otherwise the content is dropped. */
  isHeld?: boolean;
  /** Properties of the document that lack what was dropped: what is found there follows from it. */
  affects?: readonly string[];
  /** JSON pointers to the values that the cell may have been meant for: one of them is missing. */
  lacks?: readonly string[];
}

/** An empty cell between figures of a series. */
export interface Hole {
  address: CellAddress;
  /** The name of the series. */
  measure: string;
}

export type Properties = Record<string, unknown>;

/** A document that is being read from sheets. */
export interface Reading {
  document: Properties;
  /** The cell of each value, by JSON pointer. */
  addresses: Map<string, CellAddress>;
  faults: CellFault[];
  /** The first empty cell before a point of a series, by the JSON pointer to the point's year. */
  holes: Map<string, Hole>;
  /** The names of sheets whose records are not known, because the sheet has no headings. */
  unread: Set<string>;
}

export const createReading = (): Reading => ({
  ...{ document: {}, addresses: new Map(), faults: [] },
  ...{ holes: new Map(), unread: new Set() },
});

/** Enough for a reader; a sheet may have a million cells. */
const mostFaults = 1000;

export function addFault({ faults }: Reading, fault: CellFault): void {
  if (faults.length < mostFaults) faults.push(fault);
}

/** The object at the end of all steps but the last; created if missing. */
function openObject(from: Properties, steps: readonly string[]): Properties {
  let at = from;
  for (const step of steps) {
    const inner = at[step];
    if (typeof inner === 'object' && inner !== null) at = inner as Properties;
    else at = at[step] = {} as Properties;
  }
  return at;
}

/** The list at the steps; created if missing. */
export function openList(from: Properties, steps: readonly string[]): unknown[] {
  const owner = openObject(from, steps.slice(0, -1));
  const name = steps.at(-1) ?? '';
  const list = owner[name];
  if (Array.isArray(list)) return list as unknown[];
  const made: unknown[] = [];
  owner[name] = made;
  return made;
}

/** The list at the steps; empty if missing. */
export function findList(from: Properties, steps: readonly string[]): readonly unknown[] {
  const found = findValue(from, steps);
  return Array.isArray(found) ? found : [];
}

/** The value at the end of the steps; undefined if missing. */
export function findValue(from: unknown, steps: readonly string[]): unknown {
  let at = from;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Properties)[step];
  }
  return at;
}

interface Target {
  /** The document or record that the value belongs to. */
  owner: Properties;
  /** Its pointer. */
  pointer: string;
}

/** Sets the field of a cell to the cell's value; an empty cell changes nothing. */
export function readField(
  reading: Reading,
  content: CellContent,
  { field, target, address }: { field: Field; target: Target; address: CellAddress },
): void {
  const pointer = joinPointer(target.pointer, ...field.steps);
  const read = readCell(content, field);
  noteAddress(reading, pointer, address, target.pointer);
  if (read.fault !== undefined) {
    addFault(reading, { address, pointer, message: read.fault, isHeld: true });
  }
  const owner = openObject(target.owner, field.steps.slice(0, -1));
  owner[field.steps.at(-1) ?? ''] = read.fault === undefined ? read.value : read.raw;
}

/** Also notes the enclosing objects, each at the cell of its first value. */
export function noteAddress(
  { addresses }: Reading,
  pointer: string,
  address: CellAddress,
  from: string,
): void {
  for (let at = pointer; at.length > from.length; at = at.slice(0, at.lastIndexOf('/'))) {
    if (!addresses.has(at)) addresses.set(at, address);
  }
}

/** The rows below a head, without empty ones. */
export function* listRows(grid: Grid, head: number): Generator<number> {
  for (let row = head + 1; row < grid.rowCount; row += 1) {
    const count = grid.countCells(row);
    for (let column = 0; column < count; column += 1) {
      if (grid.findCell(row, column) === undefined) continue;
      yield row;
      break;
    }
  }
}

/** The text of a cell that names something; numbers count as text. */
export function findText(grid: Grid, row: number, column: number): string | undefined {
  const content = grid.findCell(row, column);
  if (content?.kind === 'text') return content.value.trim();
  return content?.kind === 'number' ? String(content.value) : undefined;
}
