import type { KnownSystem } from '../known-systems.js';
import { findColumn, findHeader } from './find-columns.js';
import { plainCode, type RawClassification, type RawCode } from './raw-code.js';
import { fillZeros } from './read-wide.js';
import type { SourceRow, SourceTable } from './source-table.js';

interface LevelColumns {
  title: number;
  levels: number[];
}

/**
 * The structure worksheet of UK SIC 2007: one row per code, with the codes of all its ancestors in
 * columns named after the levels, and one title. Missing values are empty or `na`.
 */
export function readLevels(
  tables: readonly SourceTable[],
  known: KnownSystem | undefined,
): RawClassification | undefined {
  if (!known) return undefined;
  const table = findHeader(tables, (names) => findLevelColumns(names, known));
  if (!table) return undefined;
  const { found: columns, rows } = table;
  return { codes: rows.flatMap((row) => readRow(row, columns, known) ?? []) };
}

function findLevelColumns(names: string[], { levels }: KnownSystem): LevelColumns | undefined {
  const title = findColumn(names, /^(description|title)$/);
  const columns = levels.map(({ name }) => {
    const lowerName = name.toLowerCase();
    return names.findIndex((each) => each.replace(/[ -]/g, '') === lowerName.replace(/[ -]/g, ''));
  });
  return title === undefined || columns.includes(-1) ? undefined : { title, levels: columns };
}

function readRow(
  { line, cells }: SourceRow,
  { title, levels }: LevelColumns,
  known: KnownSystem,
): RawCode | undefined {
  const codes = levels.map((column, index) => {
    const text = plainCode(cells[column] ?? '');
    return /^n\/?a$/i.test(text) ? '' : fillZeros(text, known, index);
  });
  const deepest = codes.findLastIndex((code) => code !== '');
  const parent = codes[deepest - 1];
  const code = codes[deepest];
  if (code === undefined) return undefined;
  return {
    line,
    code,
    title: cells[title] ?? '',
    level: deepest + 1,
    ...(parent !== undefined && { parent }),
  };
}
