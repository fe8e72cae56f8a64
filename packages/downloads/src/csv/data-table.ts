import type { Cell } from '@broadsheet/view';

/** Rows of one shape: what becomes a CSV file. */
export interface DataTable {
  /** The name of the file without its extension, unique in a report. */
  name: string;
  title: string;
  description?: string;
  /** What its figures are counted in: `AUD, millions`. */
  unit?: string;
  source?: string;
  fields: string[];
  rows: Cell[][];
}

export const textCell = (text: string): Cell => ({ text, value: text });
export const emptyCell: Cell = { text: '', value: null };

/** Field names must differ, and none may be empty. */
export function nameFields(names: string[]): string[] {
  const used = new Set<string>();
  return names.map((name, index) => {
    const plain = name.trim() === '' ? `Column ${String(index + 1)}` : name;
    let unique = plain;
    for (let count = 2; used.has(unique); count += 1) unique = `${plain} ${String(count)}`;
    used.add(unique);
    return unique;
  });
}
