import { nameColumn } from '../workbooks/names.js';
import type { Position } from './position.js';

/**
 * A location in a file: line and column of a text, or row and column of a sheet, all counted from
 * 1.
 */
export interface Location extends Position {
  /** The sheet, if the file has sheets. */
  sheet?: string;
}

/** `12:9` of a text, `Revenue!C14` of a workbook. */
export const formatLocation = ({ line, column, sheet }: Location): string =>
  sheet === undefined
    ? `${String(line)}:${String(column)}`
    : `${quoteSheet(sheet)}!${nameColumn(column - 1)}${String(line)}`;

/** As formulas write it. */
const quoteSheet = (name: string): string =>
  /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
