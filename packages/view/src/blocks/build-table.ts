import { describeRow } from '../schema/describe-measure.js';
import {
  isFields,
  itemsOf,
  listRows,
  resolveSchema,
  valueOf,
  type Fields,
  type Property,
} from '../schema/json-schema.js';
import { describeBlock, type Part } from '../schema/part.js';
import { namesUnit } from '../schema/read-unit.js';
import type { Cell, TableBlock, TableRow } from '../section-view.js';
import type { Wording } from '../writing/wording.js';
import { missing } from '../writing/write-cell.js';
import { writeFigure } from '../writing/write-figure.js';
import { planColumns, type ColumnPlan } from './plan-columns.js';

/** Rows of one shape. A row that contains rows becomes as many as it contains. */
export function buildTable(part: Part): TableBlock {
  const rows = listRows(part.value);
  const items = resolveSchema(itemsOf(part.schema), rows[0]);
  const { heading, wording } = part;
  const unit = namesUnit(items) ? undefined : part.unit;
  const scale = { unit, currency: part.currency };
  const columns = planColumns({ ...scale, schema: items, rows, part: part.name, wording });
  return {
    kind: 'table',
    ...describeBlock({ heading, unit }),
    columns: columns.map(({ name, isNumber, isAmount, measure }) => ({
      name,
      isNumber,
      measure,
      ...(isAmount && { isAmount }),
    })),
    rows: rows.flatMap((row) => spreadRow({ row, columns, wording })),
  };
}

interface RowOptions {
  row: Fields;
  columns: ColumnPlan[];
  wording: Wording;
}

function spreadRow({ row, columns, wording }: RowOptions): TableRow[] {
  const nested = [...new Set(columns.flatMap(({ inner }) => inner ?? []))];
  const found = nested.flatMap((name) =>
    listRows(valueOf(row, name)).map((fields) => ({ name, fields })),
  );
  const lines = found.length === 0 ? [undefined] : found;
  const measure = describeRow(findNamed(columns, row));
  return lines.map((line, index) => ({
    isHeading: false,
    ...(measure && { measure }),
    cells: columns.map((column): Cell => {
      if (column.inner !== undefined) {
        if (line === undefined) return missing;
        return line.name === column.inner ? cellOf(column, line.fields, wording) : empty;
      }
      const cell = cellOf(column, row, wording);
      return index === 0 ? cell : { ...cell, isRepeated: true };
    }),
  }));
}

/** The first property whose value is a name of ours. */
function findNamed(columns: readonly ColumnPlan[], row: Fields): Property | undefined {
  for (const { property } of columns) {
    const value = valueOf(row, property.name);
    const isNamed = typeof value === 'string' && property.schema.enum?.includes(value) === true;
    if (isNamed) return { ...property, value };
  }
  return undefined;
}

const empty: Cell = { text: '', value: null };

function cellOf({ path, property }: ColumnPlan, row: Fields, wording: Wording): Cell {
  let fields = row;
  for (const name of path) {
    const next = valueOf(fields, name);
    fields = isFields(next) ? next : {};
  }
  return writeFigure({ property, fields, wording });
}
