import { findNearestName, joinPointer } from '@broadsheet/contract/checking';
import type { Grid } from '../grid.js';
import type { Field, ValuesSheet } from '../layout.js';
import { findHeads } from './find-heads.js';
import { readCell } from './read-cell.js';
import {
  addFault,
  findText,
  listRows,
  noteAddress,
  openList,
  readField,
  type CellAddress,
  type Reading,
} from './reading.js';

export const nameHead = 'Name';
export const valueHead = 'Value';
/** The column of explanations for the editor; it is not read. */
export const notesHead = 'What it is';

/** Reads rows of names and values; a list has a row for each of its entries. */
export function readValues(reading: Reading, grid: Grid, { fields }: ValuesSheet): void {
  const heads = findHeads(reading, grid, { known: [nameHead, valueHead], ignored: [notesHead] });
  const nameColumn = heads?.columns.get(nameHead);
  const valueColumn = heads?.columns.get(valueHead);
  if (!heads || nameColumn === undefined || valueColumn === undefined) {
    if (heads) describeHeads(reading, grid, heads.row);
    return;
  }
  const byName = new Map(fields.map((field) => [field.name.toLowerCase(), field]));
  const first = new Map<string, number>();
  for (const row of listRows(grid, heads.row)) {
    const content = grid.findCell(row, valueColumn);
    if (!content) continue;
    const name = findText(grid, row, nameColumn) ?? '';
    const field = byName.get(name.toLowerCase());
    const address = { sheet: grid.name, row, column: valueColumn };
    const before = first.get(name.toLowerCase());
    if (!field) {
      addFault(reading, {
        address: { ...address, column: nameColumn },
        message: describeName(name, fields),
        lacks: fields.map(({ steps }) => joinPointer('', ...steps)),
      });
    } else if (field.isList) readEntry(reading, content, { field, address });
    else if (before === undefined) {
      readField(reading, content, {
        field,
        target: { owner: reading.document, pointer: '' },
        address,
      });
    } else {
      addFault(reading, {
        address,
        pointer: joinPointer('', ...field.steps),
        message: `${field.name} is given twice, first in row ${String(before + 1)}; keep one of them.`,
      });
    }
    first.set(name.toLowerCase(), before ?? row);
  }
}

function describeHeads(reading: Reading, grid: Grid, row: number): void {
  addFault(reading, {
    address: { sheet: grid.name, row, column: 0 },
    message: `The headings of this sheet are ${nameHead} and ${valueHead}; one of them is missing.`,
  });
}

function describeName(name: string, fields: readonly Field[]): string {
  if (name === '') return 'A value without a name; write its name into this cell.';
  const known = fields.map((field) => field.name);
  const nearest = findNearestName(name.slice(0, 64), known);
  return nearest === undefined
    ? `There is no "${name.slice(0, 60)}" here; known are ${known.join(', ')}.`
    : `There is no "${name.slice(0, 60)}" here; did you mean "${nearest}"?`;
}

function readEntry(
  reading: Reading,
  content: Parameters<typeof readCell>[0],
  { field, address }: { field: Field; address: CellAddress },
): void {
  const list = openList(reading.document, field.steps);
  const pointer = joinPointer('', ...field.steps, list.length);
  // A row holds one entry, so semicolons in it mean nothing.
  const read = readCell(content, { ...field, isList: false });
  noteAddress(reading, pointer, address, '');
  if (read.fault !== undefined) {
    addFault(reading, { address, pointer, message: read.fault, isHeld: true });
  }
  list.push(read.fault === undefined ? read.value : read.raw);
}
