import { kindOf } from './document-schema.js';
import { turnTable, type Column } from './paste-cells.js';

type Cells = readonly (readonly string[])[];

interface PastedCells {
  /** The name of the list, such as `Revenue`. */
  title: string;
  columns: readonly Column[];
  cells: Cells;
  /** The column of the first cell. */
  column: number;
}

/** Why cells are not pasted. */
export type PasteFault =
  | { kind: 'tooWide' | 'tooLong'; given: number; free: number }
  | { kind: 'noColumn'; name: string };

/** Cells without heads, the columns that they go to, and the first of these. */
interface Arranged {
  cells: Cells;
  columns: readonly Column[];
  column: number;
  /** Whether rows and columns were swapped. */
  isTurned: boolean;
}

/**
 * Finds the columns that pasted cells belong to. Spreadsheets often have the years in one row; a
 * list has a row for each year, so such cells are turned. Cells that belong nowhere are refused: they
 * would get into a wrong column, or be lost.
 */
export function arrangeCells(given: PastedCells): Arranged | { fault: PasteFault } {
  const { title, columns, cells } = given;
  const time = columns.find(isTime);
  const labels = time && countLabels(cells);
  if (!time || labels === undefined) return arrangeRows(given);
  const values = columns.filter((column) => column !== time);
  const [first = [], ...rest] = turnTable(cells.filter((line) => countFilled(line) > 0));
  const turned = { title, columns: [time, ...values], column: 0 };
  const arranged =
    labels === 0
      ? arrangeRows({ ...turned, cells: [first, ...rest] })
      : // The cell above the names says anything or nothing, and the only line may have no name.
        arrangeNamed({ ...turned, heads: [time.steps.join('.'), ...first.slice(1)], cells: rest });
  if (!('fault' in arranged)) return { ...arranged, isTurned: true };
  const { fault } = arranged;
  return { fault: fault.kind === 'tooWide' ? { ...fault, kind: 'tooLong' } : fault };
}

function arrangeRows({
  title,
  columns,
  cells,
  column,
}: PastedCells): Arranged | { fault: PasteFault } {
  const [heads = [], ...rest] = cells;
  const found = heads.filter((head) => findColumn(head, columns, title)).length;
  if (found === heads.length || found > 1)
    return arrangeNamed({ title, columns, heads, cells: rest });
  const given = Math.max(...cells.map(countFilled));
  const free = columns.length - column;
  if (given > free) return { fault: { kind: 'tooWide', given, free } };
  return { cells, columns, column, isTurned: false };
}

type Named = Omit<PastedCells, 'column'> & { heads: readonly string[] };

/** Names without figures, such as the title of a part, are left out. */
function arrangeNamed({ title, columns, heads, cells }: Named): Arranged | { fault: PasteFault } {
  const targets = new Map<number, Column>();
  for (const [at, head] of heads.entries()) {
    if (cells.every((line) => isBlank(line[at] ?? ''))) continue;
    const column = findColumn(isBlank(head) ? title : head, columns, title);
    if (!column || [...targets.values()].includes(column)) {
      return { fault: { kind: 'noColumn', name: head.trim() } };
    }
    targets.set(at, column);
  }
  const kept = cells.map((line) => [...targets.keys()].map((at) => line[at] ?? ''));
  return { cells: kept, columns: [...targets.values()], column: 0, isTurned: false };
}

const isTime = ({ steps }: Column) => /^(Year|Date|BalanceDate)$/.test(steps.at(-1) ?? '');

const isBlank = (text: string) => text.trim() === '';

/** Up to the last cell that is not empty. */
const countFilled = (line: readonly string[]) => line.findLastIndex((text) => !isBlank(text)) + 1;

/**
 * How many names are before the years in the first row, if the years are there; undefined if they are
 * below each other, as in a list, or if there are none.
 */
function countLabels(cells: Cells): 0 | 1 | undefined {
  const [first = [], ...others] = cells;
  const labels = isTimeText(first[0] ?? '') ? 0 : 1;
  const across = first.slice(labels, countFilled(first));
  // In a single row, a year and a figure that looks like the next year are more likely.
  if (across.length < (others.length === 0 ? 3 : 2) || !areTimes(across)) return undefined;
  const down = cells.map(([start = '']) => start);
  return labels === 0 && down.length > 1 && areTimes(down) ? undefined : labels;
}

const isYear = (text: string) => /^\s*(1[89]|2[01])\d\d\s*$/.test(text);
const isDate = (text: string) =>
  /^\s*(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})\s*$/.test(text);
const isTimeText = (text: string) => isYear(text) || isDate(text);

/** Years that follow each other, or dates. */
function areTimes(texts: readonly string[]): boolean {
  if (!texts.every(isYear)) return texts.every(isDate) && new Set(texts).size === texts.length;
  const steps = texts.slice(1).map((text, index) => Number(text) - Number(texts[index]));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

const plain = (text: string) => text.replaceAll(' ', '').toLowerCase();

/** By its name, or by that of the list for the only figure in it. */
function findColumn(head: string, columns: readonly Column[], title: string): Column | undefined {
  const name = plain(head);
  const named = columns.find(({ steps }) =>
    [steps.at(-1) ?? '', steps.join('.')].some((each) => plain(each) === name),
  );
  if (named || name !== plain(title)) return named;
  const figures = columns.filter((each) => kindOf(each.part) === 'number' && !isTime(each));
  return figures.length === 1 ? figures[0] : undefined;
}
