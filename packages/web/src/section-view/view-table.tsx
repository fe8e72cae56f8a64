import type { Cell, Column, TableBlock, TableRow } from '@broadsheet/view';
import { ScrollBox } from '../scroll-box/scroll-box.js';
import { CellContent } from './cell-content.js';

interface TableProps {
  table: TableBlock;
  /** The name of a table without a heading of its own. */
  title: string;
}

/** Rows under headings; figures are right-aligned, and a wide table scrolls. */
export function ViewTable({ table, title }: TableProps) {
  const { heading = title, unit, columns, rows } = table;
  return (
    <div className="view-table">
      {unit !== undefined && <p className="view-unit">{unit}</p>}
      <ScrollBox label={heading}>
        <table>
          <caption className="visually-hidden">{heading}</caption>
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
      </ScrollBox>
    </div>
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
