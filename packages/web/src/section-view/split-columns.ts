import type { Cell, TableBlock } from '@broadsheet/view';

/** The width of the text of a printed A4 page, in pixels; other papers are wider. */
const paperWidth = 690;
/** Estimates for the print of `section-view.css`, generous, since fonts differ. */
const letterWidths = { narrow: 7, wide: 12 };
const cellPadding = 17;
/** The names of rows wrap, and take this much at least. */
const nameWidth = 130;

/**
 * A table as parts that fit a printed page: paper does not scroll. Each part has the names of the rows and as
 * many further columns as there is room for. A table that fits is its only part.
 */
export function splitColumns(table: TableBlock): TableBlock[] {
  const widths = table.columns.map((_, index) => measureColumn(table, index));
  const [first = 0, ...others] = widths;
  if (sum(widths) <= paperWidth) return [table];
  const groups: number[][] = [];
  let room = -1;
  others.forEach((width, index) => {
    const group = groups.at(-1);
    if (group && width <= room) group.push(index + 1);
    else groups.push([index + 1]);
    room = (group && width <= room ? room : paperWidth - first) - width;
  });
  return spreadEvenly(groups, widths).map((group) => pickColumns(table, [0, ...group]));
}

/** So that the last part is not a single column beside much empty paper. */
function spreadEvenly(groups: number[][], widths: number[]): number[][] {
  const columns = groups.flat();
  const count = Math.ceil(columns.length / groups.length);
  const even = groups.map((_, index) => columns.slice(index * count, (index + 1) * count));
  const room = paperWidth - (widths[0] ?? 0);
  const isFitting = even.every((group) => sum(group.map((index) => widths[index] ?? 0)) <= room);
  return isFitting ? even.filter((group) => group.length > 0) : groups;
}

function pickColumns({ columns, rows, ...table }: TableBlock, picked: number[]): TableBlock {
  const pick = <Item>(items: Item[]) => picked.flatMap((index) => items[index] ?? []);
  return {
    ...table,
    columns: pick(columns),
    rows: rows.map((row) => (row.isHeading ? row : { ...row, cells: pick<Cell>(row.cells) })),
  };
}

/** Numbers are never broken, other texts between words. */
function measureColumn({ columns, rows }: TableBlock, index: number): number {
  const { name = '', isNumber = false } = columns[index] ?? {};
  const texts = rows.flatMap(({ isHeading, cells }) =>
    isHeading ? [] : (cells[index]?.text ?? []),
  );
  const whole = Math.max(0, ...texts.map(measureText));
  const words = [name, ...(isNumber ? [] : texts)].flatMap((text) => text.split(/\s+/));
  const word = Math.max(0, ...words.map(measureText));
  const least = isNumber ? whole : Math.min(whole, nameWidth);
  return Math.max(least, word) + cellPadding;
}

function measureText(text: string): number {
  return sum(
    Array.from(text, (letter) => (letter > '\u2E80' ? letterWidths.wide : letterWidths.narrow)),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
