import type { ReactNode } from 'react';
import { ScrollBox } from '../../scroll-box/scroll-box.js';
import { Figure } from './figure.js';

export interface FiguresColumn {
  key: string | number;
  heading: ReactNode;
}

export interface FiguresRow {
  key: string;
  label: ReactNode;
  isTotal?: boolean;
  /** One for each column. */
  values: (number | undefined)[];
  format: (value: number) => string;
}

interface FiguresTableProps {
  caption: string;
  /** The heading above the row names: the unit of the figures. */
  corner: ReactNode;
  columns: FiguresColumn[];
  rows: FiguresRow[];
  /** Key of the selected column. */
  marked?: string | number | undefined;
}

/** Rows of figures under column headings, usually years. */
export function FiguresTable({ caption, corner, columns, rows, marked }: FiguresTableProps) {
  const markOf = (index: number) =>
    columns[index]?.key === marked ? 'company-number is-marked' : 'company-number';
  return (
    <ScrollBox label={caption}>
      <table className="company-figures">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="company-corner">
              {corner}
            </th>
            {columns.map(({ key, heading }, index) => (
              <th key={key} scope="col" className={markOf(index)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, isTotal, values, format }) => (
            <tr key={key} className={isTotal ? 'company-total' : undefined}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={columns[index]?.key} className={markOf(index)}>
                  <Figure value={value} format={format} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
