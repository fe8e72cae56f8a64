import type { KnownSystem } from '../known-systems.js';
import { findColumn, findHeader } from './find-columns.js';
import { plainCode, type RawClassification, type RawCode } from './raw-code.js';
import { fillZeros } from './read-wide.js';
import type { SourceRow, SourceTable } from './source-table.js';

interface ListColumns {
  code: number;
  title: number;
  parent: number | undefined;
  /** NACE says the level of each code. */
  level: number | undefined;
  notes: number[];
  otherWords: number | undefined;
}

/**
 * One row per code: `Code, Description` (ISIC), `2022 NAICS US Code, 2022 NAICS US Title`, the
 * columns of NACE, or a publisher's own `code, title, parent, notes, other_words`.
 */
export function readListed(
  tables: readonly SourceTable[],
  known: KnownSystem | undefined,
): RawClassification | undefined {
  const table = findHeader(tables, findColumns);
  if (!table) return undefined;
  const { found: columns, rows } = table;
  return { codes: rows.flatMap((row) => readRow(row, columns, known) ?? []) };
}

function findColumns(names: string[]): ListColumns | undefined {
  const code = findColumn(names, /(^|\s)code$/);
  const title = findColumn(names, /(^|\s)(title|description|name)$/);
  if (code === undefined || title === undefined) return undefined;
  return {
    code,
    title,
    parent: findColumn(names, /^parent( code)?$/),
    level: findColumn(names, /^level$/),
    notes: names.flatMap((name, index) =>
      /^(notes|this item .*|rulings)$/.test(name) ? [index] : [],
    ),
    otherWords: findColumn(names, /^(other words|synonyms)$/),
  };
}

/** Rows without a code are blank lines and notes below the table. */
function readRow(
  { line, cells }: SourceRow,
  columns: ListColumns,
  known: KnownSystem | undefined,
): RawCode | undefined {
  const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''));
  const level = Number(cell(columns.level));
  const code = fillZeros(plainCode(cell(columns.code)), known, level - 1);
  if (code === '') return undefined;
  const parent = fillZeros(plainCode(cell(columns.parent)), known, level - 2);
  const notes = columns.notes
    .map(cell)
    .filter((text) => text !== '')
    .join('\n\n');
  const otherWords = cell(columns.otherWords)
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return {
    line,
    code,
    title: cell(columns.title),
    ...(parent !== '' && { parent }),
    ...(notes !== '' && { notes }),
    ...(otherWords.length > 0 && { otherWords }),
  };
}
