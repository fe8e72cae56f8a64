import type { Cell, Measure } from '@broadsheet/view';

/** Rows of one shape, for a CSV file. */
export interface DataTable {
  /** The name of the file without its extension, unique in a report. */
  name: string;
  title: string;
  description?: string;
  source?: string;
  fields: DataField[];
  rows: Cell[][];
}

/** A column, and the unit of its figures, as the view describes it. */
export type DataField = Pick<Measure, 'name' | 'unit' | 'isYear'>;

export const textCell = (text: string): Cell => ({ text, value: text });
export const emptyCell: Cell = { text: '', value: null };

/** Field names must differ, and none may be empty. */
export function distinguishFields(fields: DataField[]): DataField[] {
  const names = nameFields(fields.map(({ name }) => name));
  return fields.map((field, index) => ({ ...field, name: names[index] ?? field.name }));
}

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
