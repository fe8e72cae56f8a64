import type { Cell, TableBlock } from '@broadsheet/view';

/** More are a publisher's choice, and kept. */
const mostDecimals = 2;

/**
 * The table with as many decimals in all figures of a measure: `2.00%`, `2.10%`, `2.32%`. Measures are the columns,
 * or the rows of a table whose columns are periods.
 */
export function alignDecimals(table: TableBlock): TableBlock {
  const { columns, rows } = table;
  const arePeriods = columns[0]?.name === '' && columns.slice(1).some(({ name }) => isPeriod(name));
  if (arePeriods)
    return { ...table, rows: rows.map((row) => ({ ...row, cells: align(row.cells) })) };
  const aligned = columns.map((_, index) =>
    align(rows.map(({ isHeading, cells }) => (isHeading ? undefined : cells[index]))),
  );
  return {
    ...table,
    rows: rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell, index) => aligned[index]?.[at] ?? cell),
    })),
  };
}

/** A year, alone or in `Q3 2025`, `30 June 2025`, `2025年6月`. */
const isPeriod = (name: string) => /(^|\s)\d{4}(\D|$)/.test(name);

function align<Given extends Cell | undefined>(cells: Given[]): Given[] {
  // `864m` has no decimals beside `1.02bn`.
  const decimals = new Map<string, number>();
  for (const cell of cells) {
    const { fraction = '', unit = '' } = readFigure(cell) ?? {};
    const most = Math.max(decimals.get(unit) ?? 0, fraction.length);
    decimals.set(unit, Math.min(mostDecimals, most));
  }
  return cells.map((cell) => {
    const { whole = '', fraction = '', unit = '' } = readFigure(cell) ?? {};
    const wanted = decimals.get(unit) ?? 0;
    if (!cell || whole === '' || fraction.length >= wanted) return cell;
    return { ...cell, text: `${whole}.${fraction.padEnd(wanted, '0')}${unit}` };
  });
}

const figure = /^(?<whole>\u2212?[\d,]+)(?:\.(?<fraction>\d+))?(?<unit>%|trn|bn|m|兆|億|万)?$/;

/** Undefined for a cell that is no figure. */
function readFigure(
  cell: Cell | undefined,
): Partial<Record<'whole' | 'fraction' | 'unit', string>> | undefined {
  return typeof cell?.value === 'number' ? figure.exec(cell.text)?.groups : undefined;
}
