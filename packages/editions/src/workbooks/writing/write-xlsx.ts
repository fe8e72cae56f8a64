import type { Cell, CellStyle, ColumnDef, DataValidation, WriteSheet } from 'hucre/xlsx';
import type { CellValue } from '../grid.js';
import type { Field, SheetLayout } from '../layout.js';
import { nameColumn } from '../names.js';
import { notesHead } from '../reading/read-values.js';
import { isNumeric } from '../scalar.js';
import type { FilledSheet } from './fill-sheets.js';
import { findRowHeights } from './row-heights.js';
import { styles } from './workbook-styles.js';

/** Above the data: the description of the sheet, notes on the columns, headers. */
const headRow = 2;
const firstRow = headRow + 1;
/** How far drop-downs reach below the headers. */
const lastRow = 1000;

/** As wide as the paper, for any number of columns. */
const pageSetup = {
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
} as const;

/** A workbook with notes, drop-downs and headers that stay visible. */
export async function writeXlsx(
  title: string,
  sheets: readonly FilledSheet[],
): Promise<Uint8Array> {
  const hucre = await import('hucre/xlsx');
  return hucre.writeXlsx({
    sheets: sheets.map((sheet) => planSheet(sheet, sheets)),
    properties: { title, creator: 'Broadsheet' },
  });
}

/** A column as the editor sees it. */
interface Column {
  head: string;
  notes: string;
  /** Undefined for columns that only name the record of a row. */
  field?: Field;
  /** Values to choose from, or the column of another sheet that has them. */
  choices?: readonly string[] | string;
}

function planSheet(sheet: FilledSheet, all: readonly FilledSheet[]): WriteSheet {
  return sheet.layout?.kind === 'values'
    ? planValues(sheet, sheet.layout)
    : planTable(sheet, listColumns(sheet, all));
}

function planTable({ name, layout, rows }: FilledSheet, columns: readonly Column[]): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const put = (row: number, column: number, cell: Partial<Cell>) =>
    cells.set(`${String(row)},${String(column)}`, cell);
  put(0, 0, { value: layout?.title ?? otherTitle, type: 'string', style: styles.title });
  columns.forEach(({ head, notes, field }, column) => {
    const isNumber = field !== undefined && isNumeric(field.scalar) && !field.isList;
    put(1, column, { value: field?.hint ?? notes, type: 'string', style: styles.notes });
    put(headRow, column, {
      value: head,
      type: 'string',
      style: isNumber ? styles.numberHead : styles.head,
      ...(notes !== '' && { comment: { author: 'Broadsheet', text: notes } }),
    });
  });
  const widths = columns.map((column, index) => planColumn(column, rows, index));
  const notes = columns.map(({ field, notes: all }) => field?.hint ?? all);
  return {
    name,
    rows: [[], [], [], ...rows],
    cells,
    columns: widths,
    freezePane: { rows: firstRow, columns: 1 },
    pageSetup,
    rowDefs: new Map([
      ...findRowHeights([notes], { columns: widths.map(forNotes), firstRow: 1 }),
      ...findRowHeights(rows, { columns: widths, firstRow }),
    ]),
    dataValidations: columns.flatMap((column, index) => planChoices(column, index)),
  };
}

const otherTitle = 'Values that do not fit into cells, as JSON. Change them only if you know JSON.';

function listColumns({ layout, heads }: FilledSheet, all: readonly FilledSheet[]): Column[] {
  if (!layout || layout.kind === 'values') return heads.map((head) => ({ head, notes: '' }));
  const owners = layout.ancestors.map(({ head }): Column => ({
    head,
    notes: `The row of the sheet ${head} that this row belongs to.`,
    ...findKeyColumn(head, all),
  }));
  return [...owners, ...listOwnColumns(layout)];
}

type RowsLayout = Exclude<SheetLayout, { kind: 'values' }>;

function listOwnColumns(layout: RowsLayout): Column[] {
  if (layout.kind === 'series') {
    const { year, measures, marks } = layout;
    const fields = [year, ...measures.map(({ value }) => value), ...marks];
    return fields.map(toColumn);
  }
  const { partHead, parts, columns } = layout;
  const names = parts.map(({ name }) => name);
  const part = { head: partHead ?? '', notes: 'Which list the row belongs to.', choices: names };
  return [...(partHead === undefined ? [] : [part]), ...columns.map(toColumn)];
}

const toColumn = (field: Field): Column => ({
  head: field.name,
  notes: field.description,
  field,
  ...(field.scalar.choices.length > 0 && !field.isList && { choices: field.scalar.choices }),
  ...(field.scalar.types.has('boolean') && { choices: ['TRUE', 'FALSE'] }),
});

/** The column of the parent sheet that names its rows, for a drop-down. */
function findKeyColumn(head: string, all: readonly FilledSheet[]): Pick<Column, 'choices'> {
  const parent = all.find(({ name }) => name === head);
  if (parent?.layout?.kind !== 'table') return {};
  const key = parent.layout.columns.findIndex(
    ({ scalar, isList }) => scalar.types.has('string') && scalar.choices.length === 0 && !isList,
  );
  if (key === -1) return {};
  const column = nameColumn(parent.layout.ancestors.length + key);
  return {
    choices: `'${head}'!$${column}$${String(firstRow + 1)}:$${column}$${String(lastRow)}`,
  };
}

function planValues(
  { name, rows }: FilledSheet,
  layout: SheetLayout & { kind: 'values' },
): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const byName = new Map(layout.fields.map((field) => [field.name, field]));
  const validations: DataValidation[] = [];
  cells.set('0,0', { value: layout.title, type: 'string', style: styles.title });
  ['Name', 'Value', notesHead].forEach((value, column) => {
    cells.set(`${String(headRow)},${String(column)}`, {
      value,
      type: 'string',
      style: styles.head,
    });
  });
  rows.forEach(([head, value = null], index) => {
    const row = firstRow + index;
    const field = byName.get(String(head));
    if (!field) return;
    cells.set(`${String(row)},0`, { value: field.name, type: 'string', style: styles.name });
    const style = styleOf(field);
    cells.set(`${String(row)},1`, {
      ...toCell(value),
      style: style === styles.number ? styles.singleNumber : style,
    });
    cells.set(`${String(row)},2`, {
      value: field.description,
      type: 'string',
      style: styles.notes,
    });
    const column = { ...toColumn(field), rows: [row, row] as const };
    const single = field.isList ? { ...column, choices: field.scalar.choices } : column;
    validations.push(...planChoices(single, 1, [row, row]));
  });
  const columns = [{ width: 36 }, { width: 60 }, { width: 70 }];
  const shown = rows.map((row) => [...row, byName.get(String(row[0]))?.description ?? null]);
  return {
    name,
    rows: [[], [], [], ...rows.map((row) => [...row, null])],
    cells,
    columns,
    rowDefs: findRowHeights(shown, {
      columns: columns.map((column, index) => (index === 2 ? forNotes(column) : column)),
      firstRow,
    }),
    freezePane: { rows: firstRow, columns: 1 },
    pageSetup,
    dataValidations: validations,
  };
}

/** Notes are in a smaller font, so more text fits into a line. */
const forNotes = ({ width = 10 }: ColumnDef): ColumnDef => ({ width: width * 1.5 });

function toCell(value: CellValue): Partial<Cell> {
  if (value === null) return { value: null, type: 'empty' };
  if (typeof value === 'number') return { value, type: 'number' };
  return typeof value === 'boolean' ? { value, type: 'boolean' } : { value, type: 'string' };
}

function styleOf({ scalar, isList }: Field): CellStyle {
  if (isList || scalar.types.has('string')) return styles.text;
  return scalar.types.has('boolean') ? styles.truth : styles.number;
}

function planColumn(
  { head, field }: Column,
  rows: readonly CellValue[][],
  index: number,
): ColumnDef {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[index] ?? '').length), 0);
  const width = Math.min(60, Math.max(14, head.length + 3, longest + 2));
  const style = field ? styleOf(field) : styles.text;
  const isLarge = style === styles.number && hasLarge(rows, index);
  return { width, style: isLarge ? styles.largeNumber : style };
}

/** Whether a column holds amounts, which are easier to read in groups of three digits; years and codes are not. */
function hasLarge(rows: readonly CellValue[][], index: number): boolean {
  const numbers = rows.map((row) => row[index]).filter((cell) => typeof cell === 'number');
  return numbers.every(Number.isInteger) && numbers.some((value) => value >= 100_000);
}

function planChoices(
  { choices = [] }: Column,
  column: number,
  [from, to]: readonly [number, number] = [firstRow, lastRow - 1],
): DataValidation[] {
  if (choices.length === 0) return [];
  const letter = nameColumn(column);
  const range = `${letter}${String(from + 1)}:${letter}${String(to + 1)}`;
  const list = typeof choices === 'string' ? { formula1: choices } : toList(choices);
  if (!list) return [];
  return [{ type: 'list', ...list, range, allowBlank: true, showErrorMessage: false }];
}

/** Excel allows at most 255 characters, and no comma within a choice. */
function toList(choices: readonly string[]): { values: string[] } | undefined {
  const isPossible = choices.join(',').length <= 255 && choices.every((each) => !/[,"]/.test(each));
  return isPossible ? { values: [...choices] } : undefined;
}
