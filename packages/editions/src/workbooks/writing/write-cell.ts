import { joinEntries } from '../entries.js';
import { buildGrid, type CellValue } from '../grid.js';
import type { Field } from '../layout.js';
import { notKnown, readCell } from '../reading/read-cell.js';

/** Empty if the cell would not be read back as this value. */
export function toCell(value: unknown, field: Field): CellValue {
  const cell = writeCell(value, field);
  if (cell === null || typeof cell === 'boolean' || typeof cell === 'number') {
    return isRead(cell, value, field) ? cell : null;
  }
  return isCellText(cell) && isRead(cell, value, field) ? cell : null;
}

function writeCell(value: unknown, { isList }: Field): CellValue {
  if (isList) {
    const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
    return isTexts && value.length > 0 ? joinEntries(value) : null;
  }
  if (value === null) return notKnown;
  const isScalar =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? value : null;
}

function isRead(cell: CellValue, value: unknown, field: Field): boolean {
  const content = cell === null ? undefined : buildGrid('', [[cell]]).findCell(0, 0);
  if (!content) return false;
  const read = readCell(content, field);
  return read.fault === undefined && JSON.stringify(read.value) === JSON.stringify(value);
}

/** The longest text of a cell in Excel. */
const longestText = 32_767;
/**
 * Carriage returns, characters that XML does not allow, and text that looks like an escaped one.
 */
// oxlint-disable-next-line no-control-regex -- these are the ones that are looked for
const unsafe = /[\0-\x08\x0b-\x1f\x7f\ufffe\uffff]|_x[0-9A-Fa-f]{4}_/;

/** Whether every program gives the text back unchanged. */
export const isCellText = (text: string): boolean =>
  text.length <= longestText && !unsafe.test(text) && !/\p{Cs}/u.test(text);
