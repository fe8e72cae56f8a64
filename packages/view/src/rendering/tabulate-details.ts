import type { Cell, Column, Fact } from '../section-view.js';
import { missing } from '../writing/write-cell.js';

/** Details of several entries as columns: one for each name that any of them has. */
export function tabulateDetails(entries: Fact[][]): { columns: Column[]; rows: Cell[][] } {
  const names = [...new Set(entries.flat().map(({ name }) => name))];
  const rows = entries.map((facts) =>
    names.map((name) => facts.find((fact) => fact.name === name)?.cell ?? missing),
  );
  const columns = names.map((name, index) => ({
    name,
    ...findMeasure(entries, name),
    isNumber: rows.every((cells) => isNumberOrMissing(cells[index] ?? missing)),
  }));
  return { columns, rows };
}

function findMeasure(entries: Fact[][], name: string): Pick<Fact, 'measure'> {
  for (const facts of entries) {
    const { measure } = facts.find((fact) => fact.name === name) ?? {};
    if (measure) return { measure };
  }
  return {};
}

const isNumberOrMissing = ({ value }: Cell) => value === null || typeof value === 'number';
