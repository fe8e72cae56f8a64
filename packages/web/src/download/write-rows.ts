/**
 * Rows in the form that spreadsheets paste: a tab between cells, numbers without thousands
 * separators. A line break or tab in a text would begin another cell.
 */
export function writeRows(rows: readonly (readonly (string | number | null)[])[]): string {
  const write = (value: string | number | null) =>
    value === null ? '' : String(value).replace(/[\t\r\n]+/g, ' ');
  return rows.map((cells) => cells.map(write).join('\t')).join('\r\n');
}
