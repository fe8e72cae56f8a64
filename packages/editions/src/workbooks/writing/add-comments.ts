import { inspectArchive } from '../reading/inspect-archive.js';
import type { CellAddress } from '../reading/reading.js';

/** A comment and its cell. */
export interface CellComment {
  address: CellAddress;
  text: string;
}

/** Writes a copy of a workbook with comments at its cells; everything else stays as it was. */
export async function addComments(
  bytes: Uint8Array,
  comments: readonly CellComment[],
): Promise<Uint8Array> {
  await inspectArchive(bytes);
  const { openXlsx, saveXlsx } = await import('hucre/xlsx');
  const workbook = await openXlsx(bytes, { readStyles: true });
  for (const { address, text } of joinByCell(comments)) {
    const sheet = workbook.sheets.find(({ name }) => name === address.sheet) ?? workbook.sheets[0];
    if (!sheet) continue;
    sheet.cells ??= new Map();
    const key = `${String(address.row)},${String(address.column)}`;
    const value = sheet.rows[address.row]?.[address.column] ?? null;
    const cell = sheet.cells.get(key) ?? { value, type: typeOf(value) };
    sheet.cells.set(key, { ...cell, comment: { author: 'Broadsheet', text } });
  }
  return saveXlsx(workbook);
}

/** A cell has one comment. */
function joinByCell(comments: readonly CellComment[]): CellComment[] {
  const byCell = new Map<string, CellComment>();
  for (const comment of comments) {
    const { sheet, row, column } = comment.address;
    const key = `${sheet}!${String(row)},${String(column)}`;
    const before = byCell.get(key);
    byCell.set(key, before ? { ...before, text: `${before.text}\n${comment.text}` } : comment);
  }
  return [...byCell.values()];
}

function typeOf(value: unknown) {
  if (value === null) return 'empty' as const;
  if (value instanceof Date) return 'date' as const;
  if (typeof value === 'number') return 'number' as const;
  return typeof value === 'boolean' ? ('boolean' as const) : ('string' as const);
}
