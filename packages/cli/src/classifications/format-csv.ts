/** Values with commas, quotes or line breaks are in quotes (RFC 4180). */
export const formatCsv = (rows: readonly string[][]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\n`).join('');

/** A value that a spreadsheet would take for a formula is written as text. */
function writeCell(value: string): string {
  const safe = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
