import type { TextRuler } from '@broadsheet/charts/text-ruler';
import { breakWords } from './break-words.js';
import type { PdfTable, RowLines } from './document.js';

/** A table of texts, before its columns have widths. */
export interface TextTable {
  note: string;
  head: string[];
  isNumber: boolean[];
  rows: { isHeading: boolean; cells: TextCell[] }[];
}

export interface TextCell {
  text: string;
  href?: string;
  bar?: number;
}

export interface TableSpace {
  /** Of the text on a page, in points. */
  width: number;
  ruler: TextRuler;
  /** Names the columns of a part of a table. */
  nameColumns: (from: number, to: number, all: number) => string;
}

const fontSize = 8;
/** The inset of both sides of a cell. */
const padding = 8;
/** No column need be wider than this share of the page to keep a word whole. */
const widestWord = 0.3;
/** A column of long texts leaves the others this much. */
const widestColumn = 0.6;
const leastWidth = 24;
/** The ruler and Typst may differ by this much of a word. */
const slack = 1;

interface Column {
  /** Below this width words would break. */
  least: number;
  /** At this width nothing wraps. */
  natural: number;
}

/**
 * Gives columns widths. A table that is too wide for the page is turned if it has few rows, else cut
 * into parts that repeat the first column. Words too long for their column may break.
 */
export function planTable(table: TextTable, space: TableSpace): PdfTable[] {
  const columns = table.head.map((_, index) => measureColumn(table, index, space));
  if (sum(columns.map(({ least }) => least)) <= space.width) {
    return [layOut(table, spread(columns, space.width), space)];
  }
  const turned = turn(table);
  if (turned) {
    const turnedColumns = turned.head.map((_, index) => measureColumn(turned, index, space));
    if (sum(turnedColumns.map(({ least }) => least)) <= space.width) {
      return [layOut(turned, spread(turnedColumns, space.width), space)];
    }
  }
  return splitColumns(table, columns, space);
}

function measureColumn(table: TextTable, index: number, { ruler, width }: TableSpace): Column {
  const regular = { fontSize };
  const bold = { fontSize, bold: true };
  const texts = table.rows
    .filter((row) => !row.isHeading)
    .map((row) => row.cells[index]?.text ?? '');
  const distinct = [...new Set(texts)];
  const head = table.head[index] ?? '';
  const words = Math.max(
    ruler.longestWord(head, bold),
    ...distinct.map((text) =>
      table.isNumber[index] ? widthOf(text, ruler) : ruler.longestWord(text, regular),
    ),
  );
  const widest = Math.max(0, ...distinct.map((text) => widthOf(text, ruler)));
  const natural = Math.max(ruler.width(head, bold), widest) + padding;
  const least = Math.max(leastWidth, Math.min(words + padding + slack, width * widestWord));
  return { least, natural: Math.max(least, Math.min(natural, width * widestColumn)) };
}

/** A value and its detail are on separate lines. */
const widthOf = (text: string, ruler: TextRuler) => ruler.widest(text.split('\n'), { fontSize });

/** Remaining width goes to the columns that would wrap, then to the first. */
function spread(columns: Column[], width: number): number[] {
  const free = width - sum(columns.map(({ least }) => least));
  const missing = sum(columns.map(({ least, natural }) => natural - least));
  const share = missing === 0 ? 0 : Math.min(1, free / missing);
  const widths = columns.map(({ least, natural }) => least + (natural - least) * share);
  const left = width - sum(widths);
  return widths.map((each, index) => (index === 0 ? each + left : each));
}

function layOut(table: TextTable, widths: number[], { ruler }: TableSpace): PdfTable {
  const { note, head, isNumber, rows } = table;
  const fit = (text: string, index: number, bold = false) => {
    const room = (widths[index] ?? leastWidth) - padding;
    const word = ruler.longestWord(text, { fontSize, bold });
    if (word <= room) return text;
    // As many of the widest letters as fit.
    const every = Math.max(1, Math.floor(room / fontSize));
    return breakWords(text, { longest: every, every });
  };
  const all = sum(widths);
  return {
    kind: 'table',
    isKept: rows.length <= mostKept && rows.every(({ cells }) => cells.every(isShort)),
    note,
    widths,
    isNumber,
    head: head.map((text, index) => fit(text, index, true)),
    headLines: countLines(
      head.map((text) => ({ text })),
      (text) => ruler.width(text, { fontSize, bold: true }),
      widths,
    ),
    rows: rows.map(({ isHeading, cells }) => ({
      isHeading,
      lines: isHeading
        ? null
        : countLines(cells, (text) => ruler.width(text, { fontSize }), widths),
      cells: cells.map(({ text, href, bar }, index) => {
        const written = isHeading
          ? breakWords(text, { longest: all / fontSize, every: 10 })
          : fit(text, index);
        if (href === undefined && bar === undefined) return written;
        return {
          runs: [{ text: written, ...(href !== undefined && { href }) }],
          ...(bar !== undefined && { bar }),
        };
      }),
    })),
  };
}

/** A table with more rows than this may go over pages. */
const mostKept = 8;
const isShort = ({ text }: TextCell) => text.length <= 120;

/** Letters that the bundled fonts have, so that the ruler knows their widths. */
const measurable = /^[ -~\u00A1-\u00AC\u00AE-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2212]*$/;
/** A figure has no place where a line could break. */
const figure = /^(?:[+\u2212]?[\d.,]*%?|\u2013)$/;
/** How much wider than the ruler says a text may be, in fonts of a brand above all. */
const caution = 1.1;

function countLines(
  cells: TextCell[],
  widthOfLine: (line: string) => number,
  widths: number[],
): RowLines {
  let most = 1;
  for (const [index, { text, bar }] of cells.entries()) {
    const room = (widths[index] ?? leastWidth) - padding - slack;
    const staysWhole = (line: string) =>
      figure.test(line) || (measurable.test(line) && widthOfLine(line) * caution <= room);
    const lines = text.split('\n');
    if (bar !== undefined || !lines.every(staysWhole)) return null;
    most = Math.max(most, lines.length);
  }
  return most;
}

/** More rows than this make a turned table too wide again. */
const mostTurned = 12;

/** Swaps rows and columns; undefined for a table whose rows have headings. */
function turn({ note, head, isNumber, rows }: TextTable): TextTable | undefined {
  if (rows.length > mostTurned || rows.some(({ isHeading }) => isHeading)) return undefined;
  const figures = isNumber.slice(1).every(Boolean);
  return {
    note,
    head: [head[0] ?? '', ...rows.map(({ cells }) => cells[0]?.text ?? '')],
    isNumber: [false, ...rows.map(() => figures)],
    rows: head.slice(1).map((name, index) => ({
      isHeading: false,
      cells: [{ text: name }, ...rows.map(({ cells }) => cells[index + 1] ?? { text: '' })],
    })),
  };
}

function splitColumns(table: TextTable, columns: Column[], space: TableSpace): PdfTable[] {
  const [first = { least: leastWidth, natural: leastWidth }] = columns;
  const count = countParts(columns, space.width);
  const most = Math.ceil((columns.length - 1) / count);
  const groups: number[][] = [];
  let used = Infinity;
  columns.slice(1).forEach(({ least }, offset) => {
    // Parts of about the same width, instead of a last one with a single column.
    if (used + least > space.width || groups.at(-1)?.length === most) {
      groups.push([]);
      used = first.least;
    }
    groups.at(-1)?.push(offset + 1);
    used += least;
  });
  return groups.map((group) => {
    const part = pickColumns(table, [0, ...group]);
    const note = space.nameColumns((group[0] ?? 0) + 1, (group.at(-1) ?? 0) + 1, columns.length);
    const picked = [0, ...group].flatMap((index) => columns[index] ?? []);
    const named = { ...part, note: [table.note, note].filter((text) => text !== '').join(' · ') };
    return layOut(named, spread(picked, space.width), space);
  });
}

function countParts([first, ...others]: Column[], width: number): number {
  let used = Infinity;
  let count = 0;
  for (const { least } of others) {
    if (used + least > width) {
      count += 1;
      used = first?.least ?? 0;
    }
    used += least;
  }
  return Math.max(1, count);
}

function pickColumns(table: TextTable, picked: number[]): TextTable {
  return {
    note: table.note,
    head: picked.map((index) => table.head[index] ?? ''),
    isNumber: picked.map((index) => table.isNumber[index] ?? false),
    rows: table.rows.map(({ isHeading, cells }) => ({
      isHeading,
      cells: isHeading ? cells : picked.map((index) => cells[index] ?? { text: '' }),
    })),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
