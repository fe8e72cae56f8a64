import { buildGrid, type CellValue } from '../grid.js';
import {
  otherSheet,
  type Ancestor,
  type Field,
  type Layout,
  type SheetLayout,
  type TableSheet,
  type ValuesSheet,
} from '../layout.js';
import { canName } from '../reading/find-owner.js';
import { jsonHead, listDifferences, listOtherRows, pointerHead } from '../reading/other-values.js';
import { listSeriesHeads } from '../reading/read-series.js';
import { readSheets } from '../reading/read-sheets.js';
import { listHeads } from '../reading/read-table.js';
import { nameHead, valueHead } from '../reading/read-values.js';
import { findList, findValue, type Properties } from '../reading/reading.js';
import { fillSeries } from './fill-series.js';
import { isCellText, toCell } from './write-cell.js';

/** A sheet with its rows, without styles. */
export interface FilledSheet {
  name: string;
  /** Undefined for the sheet of values that do not fit into cells. */
  layout: SheetLayout | undefined;
  heads: string[];
  rows: CellValue[][];
}

/**
 * The sheets of a document. They are read again and compared with the document: values that were
 * lost are written to a separate sheet.
 */
export function fillSheets(document: object, layout: Layout): FilledSheet[] {
  const sheets = layout.map((sheet) => fillSheet(document as Properties, sheet));
  const grids = sheets.map(({ name, heads, rows }) => buildGrid(name, [heads, ...rows]));
  const lost = listDifferences(document, readSheets(grids, layout).document);
  if (lost.length === 0) return sheets;
  return [
    ...sheets,
    {
      name: otherSheet,
      layout: undefined,
      heads: [pointerHead, jsonHead],
      rows: listOtherRows(lost),
    },
  ];
}

function fillSheet(document: Properties, layout: SheetLayout): FilledSheet {
  const { name } = layout;
  if (layout.kind === 'values') {
    return { name, layout, heads: [nameHead, valueHead], rows: fillValues(document, layout) };
  }
  if (layout.kind === 'series') {
    const rows = listOwners(document, layout.ancestors).flatMap(({ owner, keys }) =>
      fillSeries(owner, layout).map((row) => [...keys, ...row]),
    );
    return { name, layout, heads: listSeriesHeads(layout), rows };
  }
  return { name, layout, heads: listHeads(layout), rows: fillTable(document, layout) };
}

const unwritten = new Set(['$schema', 'BasedOn']);

/** Names without values are included, to be filled in. */
function fillValues(document: Properties, { fields }: ValuesSheet): CellValue[][] {
  return fields.flatMap((field) => {
    const value = findValue(document, field.steps);
    // Only editors of JSON need the address of a schema, and only exported documents have a basis.
    if (value === undefined && unwritten.has(field.name)) return [];
    if (!field.isList) return [[field.name, toCell(value, field)]];
    const entries = Array.isArray(value) && value.length > 0 ? (value as unknown[]) : [undefined];
    return entries.map((entry) => [field.name, toCell(entry, { ...field, isList: false })]);
  });
}

function fillTable(document: Properties, sheet: TableSheet): CellValue[][] {
  const { ancestors, parts, partHead, columns } = sheet;
  return listOwners(document, ancestors).flatMap(({ owner, keys }) =>
    parts.flatMap(({ name, steps }) =>
      findList(owner, steps).map((record) =>
        keepRow(
          [
            ...keys,
            ...(partHead === undefined ? [] : [name]),
            ...columns.map((field) => toCell(findValue(record, field.steps), field)),
          ],
          columns,
        ),
      ),
    ),
  );
}

/** A row without any cell would not be read, and the numbers of the rows below it would shift. */
function keepRow(row: CellValue[], [first]: readonly Field[]): CellValue[] {
  if (!first || row.some((cell) => cell !== null)) return row;
  const { types } = first.scalar;
  const mark = types.has('string') ? '-' : types.has('boolean') ? true : 0;
  return [mark, ...row.slice(1)];
}

/** The records that the rows of a sheet belong to, each with the cells that name it. */
function listOwners(
  document: Properties,
  ancestors: readonly Ancestor[],
): { owner: Properties; keys: string[] }[] {
  return ancestors.reduce<{ owner: Properties; keys: string[] }[]>(
    (owners, { steps, keyField }) =>
      owners.flatMap(({ owner, keys }) => {
        const records = findList(owner, steps) as Properties[];
        const names = records.map((record) => findValue(record, [keyField ?? '']));
        const isNamed = canName(names) && names.every(isCellText);
        return records.map((record, index) => {
          const key = isNamed ? String(names[index]) : `#${String(index + 1)}`;
          return { owner: record, keys: [...keys, key] };
        });
      }),
    [{ owner: document, keys: [] }],
  );
}
