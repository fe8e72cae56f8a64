import type { Cell, Column, TableBlock, TableRow } from '@broadsheet/view';
import { useMemo } from 'react';
import { ScrollBox } from '../scroll-box/scroll-box.js';
import { alignDecimals } from './align-decimals.js';
import { CellContent } from './cell-content.js';
import { shortenTable } from './shorten-amounts.js';
import { usePrintedParts } from './use-printed-parts.js';

interface TableProps {
  table: TableBlock;
  /** The name of a table without a heading of its own. */
  title: string;
  /** The tag of the report's language. */
  tag: string;
}

/** Rows under headings; figures are right-aligned, and a wide table scrolls or, on paper, is split. */
export function ViewTable({ table, title, tag }: TableProps) {
  const { heading = title, unit } = table;
  const shown = useMemo(() => alignDecimals(shortenTable(table, tag)), [table, tag]);
  const parts = usePrintedParts(shown);
  return (
    <div className="view-table">
      {unit !== undefined && <p className="view-unit">{unit}</p>}
      {parts.map((part, index) => (
        <ScrollBox key={index} label={heading}>
          <TablePart table={part} caption={heading} />
        </ScrollBox>
      ))}
    </div>
  );
}

function TablePart({ table: { columns, rows }, caption }: { table: TableBlock; caption: string }) {
  return (
    <table>
      <caption className="visually-hidden">{caption}</caption>
      {columns.some(({ name }) => name !== '') && <Head columns={columns} />}
      <tbody>
        {rows.map((row, index) =>
          row.isHeading ? (
            <tr key={index} className="view-heading-row">
              <th scope="colgroup" colSpan={columns.length}>
                {row.cells[0]?.text}
              </th>
            </tr>
          ) : (
            <Row key={index} row={row} columns={columns} />
          ),
        )}
      </tbody>
    </table>
  );
}

function Head({ columns }: { columns: Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, isNumber }, index) =>
          // An empty heading is a plain cell, not a header cell.
          name === '' ? (
            <td key={index} />
          ) : (
            <th key={index} scope="col" className={isNumber ? 'number' : undefined}>
              {name}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

function Row({ row, columns }: { row: TableRow; columns: Column[] }) {
  return (
    <tr>
      {row.cells.map((cell, index) => {
        const isNumber = columns[index]?.isNumber ?? false;
        // The first cell names the row, unless it is a number.
        const isName = index === 0 && !isNumber;
        const Part = isName ? 'th' : 'td';
        return (
          <Part key={index} scope={isName ? 'row' : undefined} className={classOf(cell, isNumber)}>
            <CellContent cell={cell} />
          </Part>
        );
      })}
    </tr>
  );
}

/** Text this long would otherwise be squeezed into a column of single words. */
const longText = 40;

function classOf({ text, isRepeated }: Cell, isNumber: boolean): string | undefined {
  const names = [
    ...(isNumber ? ['number'] : []),
    ...(!isNumber && text.length > longText ? ['view-long'] : []),
    ...(isRepeated ? ['view-repeated'] : []),
  ];
  return names.length === 0 ? undefined : names.join(' ');
}
