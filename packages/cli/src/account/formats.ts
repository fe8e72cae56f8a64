import { Option } from 'commander';
import { formatTable } from '../terminal/table.js';

/** The output format: for people, for spreadsheets, for programs. */
export type Format = 'table' | 'csv' | 'json';

export function formatOption(): Option {
  return new Option('--format <format>', 'how it is printed')
    .choices(['table', 'csv', 'json'])
    .default('table');
}

type Row = Record<string, string | number>;

export function formatRows(rows: Row[], columns: string[], format: Format): string {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  const cells = rows.map((row) => columns.map((column) => String(row[column] ?? '')));
  if (format === 'csv') {
    return [columns, ...cells].map((row) => `${row.map(quoteCsv).join(',')}\r\n`).join('');
  }
  if (rows.length === 0) return 'Nothing was recorded.\n';
  return formatTable([columns.map((column) => column.toUpperCase()), ...cells]);
}

/** RFC 4180. A cell that a spreadsheet would run as a formula is turned into text. */
function quoteCsv(cell: string): string {
  const text = /^[=+@\t\r-]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
