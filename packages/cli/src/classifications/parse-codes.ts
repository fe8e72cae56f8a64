import { UserError } from '../user-error.js';

const form = /^[A-Za-z0-9][A-Za-z0-9./-]{0,31}$/;

/** The codes of a CSV file: its column `Code`, or the first column where no heading says so. */
export function parseCodes(text: string, file: string): string[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((content, index) => ({ line: index + 1, cells: splitCells(content) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = rows[0]?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const column = heading.findIndex((name) => /(^|[^a-z])code$/.test(name));
  const codes = (column >= 0 ? rows.slice(1) : rows).map(({ line, cells }) => {
    const code = cells[Math.max(0, column)] ?? '';
    if (form.test(code)) return code;
    throw new UserError(
      `${JSON.stringify(code)} in line ${String(line)} of ${file} is not a code: letters, digits, dots, slashes and hyphens, in the column Code.`,
    );
  });
  if (codes.length === 0) throw new UserError(`There are no codes in ${file}.`);
  return codes;
}

/** Commas, semicolons or tabs, as spreadsheets of different countries write them. */
function splitCells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,;\t]*)(?:[,;\t]|$)/g)]
    .map(([, cell = '']) => cell.trim())
    .map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}
