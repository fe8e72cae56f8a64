import type { Cell } from '@broadsheet/view';

interface CsvTable {
  fields: string[];
  rows: Cell[][];
}

/** RFC 4180, in UTF-8 with a byte order mark: without it, spreadsheets misread other letters. */
export function writeCsv({ fields, rows }: CsvTable): string {
  const lines = [
    fields.map(quote),
    ...rows.map((row) => row.map((cell) => quote(writeCsvCell(cell)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** Numbers as they are, for programs; everything else as readers see it. */
export function writeCsvCell({ text, value }: Cell): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null && text === '–' ? '' : text;
}

/**
 * Spreadsheets run a text that begins with one of these as a formula. A space before it keeps the text
 * and stops that.
 */
const formulaStart = /^[=+@\t\r]|^-(?![\d.])/;

function quote(text: string): string {
  const safe = formulaStart.test(text) ? ` ${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
