import type { ReactNode } from 'react';
import { FiguresTable, type FiguresColumn } from '../figures/figures-table.js';

interface YearlyRow {
  key: string;
  label: string;
  values: { Year: number; Value: number }[];
  /** Shown in a separate last column. */
  compound?: number | undefined;
  format: (value: number) => string;
}

interface YearlyValuesProps {
  caption: string;
  corner: ReactNode;
  /** The heading of the last column, if there is one. */
  compoundHeading?: string | undefined;
  rows: YearlyRow[];
}

/** Values of several measures by year, earliest first; a missing value stays empty. */
export function YearlyValues({ caption, corner, compoundHeading, rows }: YearlyValuesProps) {
  const years = listYears(rows);
  const columns: FiguresColumn[] = years.map((year) => ({ key: year, heading: year }));
  if (compoundHeading !== undefined) columns.push({ key: 'compound', heading: compoundHeading });
  return (
    <FiguresTable
      caption={caption}
      corner={corner}
      columns={columns}
      rows={rows.map(({ key, label, values, compound, format }) => ({
        key,
        label,
        format,
        values: [
          ...years.map((year) => values.find(({ Year }) => Year === year)?.Value),
          ...(compoundHeading === undefined ? [] : [compound]),
        ],
      }))}
    />
  );
}

export function listYears(rows: { values: { Year: number }[] }[]): number[] {
  const years = new Set(rows.flatMap(({ values }) => values.map(({ Year }) => Year)));
  return [...years].sort((a, b) => a - b);
}
