import { findNearestName, joinPointer } from '@broadsheet/contract/checking';
import type { Grid } from '../grid.js';
import type { ListPart, TableSheet } from '../layout.js';
import { findHeads, type Heads } from './find-heads.js';
import { findOwner, type Owner } from './find-owner.js';
import {
  addFault,
  findText,
  listRows,
  openList,
  readField,
  type Properties,
  type Reading,
} from './reading.js';

/** Reads a row for each record. */
export function readTable(reading: Reading, grid: Grid, sheet: TableSheet): void {
  const heads = findHeads(reading, grid, { known: listHeads(sheet) });
  if (!heads) return;
  for (const row of listRows(grid, heads.row)) {
    const owner = findOwner(reading, sheet.ancestors, { grid, heads, row });
    const part = findPart(reading, sheet, { grid, heads, row });
    if (owner && part) readRecord(reading, sheet, { grid, heads, row, owner, part });
  }
}

export const listHeads = ({ ancestors, partHead, columns }: TableSheet): string[] => [
  ...ancestors.map(({ head }) => head),
  ...(partHead === undefined ? [] : [partHead]),
  ...columns.map(({ name }) => name),
];

interface RowOf {
  grid: Grid;
  heads: Heads;
  row: number;
}

function findPart(
  reading: Reading,
  { ancestors, partHead, parts }: TableSheet,
  { grid, heads, row }: RowOf,
): ListPart | undefined {
  if (partHead === undefined) return parts[0];
  const column = heads.columns.get(partHead) ?? 0;
  const text = findText(grid, row, column) ?? '';
  const part = parts.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (part) return part;
  const names = parts.map(({ name }) => name);
  const nearest = findNearestName(text.slice(0, 64), names);
  const right =
    nearest === undefined ? `write one of ${names.join(', ')}.` : `did you mean "${nearest}"?`;
  addFault(reading, {
    address: { sheet: grid.name, row, column },
    message:
      text === ''
        ? `The row has no ${partHead}; write one of ${names.join(', ')}.`
        : `There is no ${partHead} "${text.slice(0, 60)}"; ${right}`,
    affects: [ancestors[0]?.steps[0] ?? parts[0].steps[0] ?? ''],
  });
  return undefined;
}

function readRecord(
  reading: Reading,
  { columns }: TableSheet,
  { grid, heads, row, owner: { owner, pointer }, part }: RowOf & { owner: Owner; part: ListPart },
): void {
  const list = openList(owner, part.steps);
  const record: Properties = {};
  const at = joinPointer(pointer, ...part.steps, list.length);
  const listAt = joinPointer(pointer, ...part.steps);
  const first = { sheet: grid.name, row, column: 0 };
  if (list.length === 0) reading.addresses.set(listAt, { ...first, row: heads.row });
  reading.addresses.set(at, first);
  list.push(record);
  for (const field of columns) {
    const column = heads.columns.get(field.name);
    const content = column === undefined ? undefined : grid.findCell(row, column);
    if (!content || column === undefined) continue;
    const address = { sheet: grid.name, row, column };
    readField(reading, content, { field, target: { owner: record, pointer: at }, address });
    if (!part.columns.has(field.name)) {
      addFault(reading, {
        address,
        message: `${part.name} has no ${field.name}; leave this cell empty.`,
      });
    }
  }
}
