import { dropNoise } from '@broadsheet/contract/words';
import type { CellValue } from 'hucre/xlsx';
import { ArchiveError, openArchive } from '../../archives/open-archive.js';
import { ImportError, type SourceRow, type SourceTable } from './source-table.js';

/** A classification has a few thousand lines; a larger workbook is not one. */
const mostBytes = 64 * 1024 * 1024;

/** The sheets of a workbook (.xlsx). */
export async function readWorkbook(bytes: Uint8Array): Promise<SourceTable[]> {
  try {
    requireWorkbook(bytes);
    const { readXlsx } = await import('hucre/xlsx');
    const { sheets } = await readXlsx(bytes);
    return sheets.map(({ name, rows }) => ({
      name,
      rows: rows
        .map((values, index) => readRow(values, index + 1))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
    }));
  } catch (error) {
    // The library's own errors, and those of parts of the platform that it uses.
    if (error instanceof ImportError || !(error instanceof Error)) throw error;
    throw new ImportError('The workbook is damaged or cut short.');
  }
}

/** Checks what the library does not: it unpacks as much as the archive declares. */
function requireWorkbook(bytes: Uint8Array): void {
  const { entries } = openArchive(bytes, { mostBytes });
  if (!entries.has('xl/workbook.xml')) {
    throw new ImportError('The file is a ZIP archive, but not a workbook (.xlsx).');
  }
  let total = 0;
  for (const { method, size, unpackedSize } of entries.values()) {
    // Without a declared size there is no limit.
    if (method !== 0 && unpackedSize === 0 && size > 16) throw new ArchiveError('unknown size');
    total += Math.max(size, unpackedSize);
  }
  if (total <= mostBytes) return;
  throw new ImportError(
    `The workbook unpacks to ${String(Math.ceil(total / 1024 / 1024))} MiB; the largest that is read has 64. Is it another file?`,
  );
}

function readRow(values: readonly CellValue[], line: number): SourceRow {
  const numbers = new Set<number>();
  const cells = values.map((value, column) => {
    if (typeof value !== 'number') return writeText(value);
    numbers.add(column);
    return String(dropNoise(value));
  });
  return { line, cells, numbers };
}

function writeText(value: Exclude<CellValue, number>): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value ?? '').trim();
}
