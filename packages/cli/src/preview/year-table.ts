import { readName } from './read-aloud.js';

type Fields = Record<string, unknown>;

/** Figures with a column for each year, as statements are printed. */
export interface YearTable {
  years: number[];
  rows: { name: string; isGroup: boolean; values: unknown[] }[];
}

/** Rows that are years, or that each hold a value by year, turned so that years are columns. */
export function findYearTable(rows: Fields[]): YearTable | undefined {
  if (rows.length === 0) return undefined;
  if (rows.every(({ Year }) => typeof Year === 'number')) return turnYears(rows);
  return rows.every(({ Values }) => Array.isArray(Values)) ? spreadValues(rows) : undefined;
}

function turnYears(rows: Fields[]): YearTable {
  const rest = rows.map((row) => without(row, 'Year'));
  return { years: rows.map(({ Year }) => Year as number), rows: listLines(rest) };
}

/** Lines in the order in which they first come; a statement within the year makes a heading. */
function listLines(years: Fields[]): YearTable['rows'] {
  const names = [...new Set(years.flatMap(Object.keys))];
  return names.flatMap((name) => {
    const values = years.map((fields) => fields[name]);
    const line = { name: readName(name), values };
    if (!values.some(isFields)) return [{ ...line, isGroup: false }];
    const inner = values.map((value) => (isFields(value) ? value : {}));
    return [{ ...line, values: [], isGroup: true }, ...listLines(inner)];
  });
}

interface YearValue {
  Year: number;
  Value: unknown;
}

function spreadValues(rows: Fields[]): YearTable {
  const valuesOf = ({ Values }: Fields) => Values as YearValue[];
  const years = [...new Set(rows.flatMap((row) => valuesOf(row).map(({ Year }) => Year)))];
  years.sort((one, other) => other - one);
  return {
    years,
    rows: rows.map((row) => ({
      name: nameOf(row),
      isGroup: false,
      values: years.map((year) => valuesOf(row).find(({ Year }) => Year === year)?.Value),
    })),
  };
}

/** `EBITDA margin (Percent)`: what the row is of, and its unit. */
function nameOf(row: Fields): string {
  const { Unit } = row;
  const [name = ''] = Object.values(without(row, 'Unit', 'Values'));
  const unit = typeof Unit === 'string' ? ` (${Unit.toLowerCase()})` : '';
  return `${typeof name === 'string' ? readName(name) : ''}${unit}`;
}

export function without(fields: Fields, ...names: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
