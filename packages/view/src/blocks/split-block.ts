import { describeBlock } from '../schema/part.js';
import type { Block, Cell, ProseBlock, TableBlock, TableRow } from '../section-view.js';

/** The rows of one block. */
export interface BlockRows {
  count: number;
  slice(from: number, to: number): Block;
}

export function splitBlock(block: Block): BlockRows {
  switch (block.kind) {
    case 'prose':
      return splitProse(block);
    case 'table':
      return splitTable(block);
    case 'facts':
      return splitList(block.facts, (facts) => ({ ...block, facts }));
    case 'series':
      return splitList(block.series, (series) => ({ ...block, series }));
    case 'scores':
      return splitList(block.scores, (scores) => ({ ...block, scores }));
    case 'references':
      return splitList(block.references, (references) => ({ ...block, references }));
  }
}

function splitList<Item>(items: Item[], join: (items: Item[]) => Block): BlockRows {
  return { count: items.length, slice: (from, to) => join(items.slice(from, to)) };
}

/** Longer lines are split, so that one paragraph never needs more room than there is. */
const longestLine = 1500;

/** The HTML is left out: it cannot be split at lines. */
function splitProse({ heading, text }: ProseBlock): BlockRows {
  const lines = text.split(/(?<=[\n\r])(?![\n\r])/).flatMap(cutLine);
  return splitList(lines, (some) => ({
    kind: 'prose',
    ...describeBlock({ heading }),
    text: some.join(''),
  }));
}

/** At a space in the second half of what fits; if there is none, between any two characters. */
function cutLine(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > longestLine) {
    const most = dropHalf(rest.slice(0, longestLine));
    const [piece] = /^[^]{750,}\s(?=\S)/.exec(most) ?? [most];
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return [...pieces, rest];
}

/**
 * A character outside the basic plane takes two units; this drops one whose second unit is cut off.
 */
const dropHalf = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');

/** A heading belongs to the row after it, and is repeated if a part begins below it. */
function splitTable(block: TableBlock): BlockRows {
  const groups = groupRows(block.rows);
  return {
    count: groups.length,
    slice(from, to) {
      const [first, ...others] = groups.slice(from, to);
      const heading = first?.[0]?.isHeading === true ? undefined : findHeading(groups, from);
      const rows = [...(heading ? [heading] : []), ...(first ?? []).map(showRepeated)];
      return { ...block, rows: [...rows, ...others.flat()] };
    },
  };
}

/** Each row with the headings directly above it. */
function groupRows(rows: TableRow[]): TableRow[][] {
  const groups: TableRow[][] = [];
  let open: TableRow[] | undefined;
  for (const row of rows) {
    if (open) open.push(row);
    else groups.push((open = [row]));
    if (!row.isHeading) open = undefined;
  }
  return groups;
}

function findHeading(groups: TableRow[][], from: number): TableRow | undefined {
  return groups
    .slice(0, from)
    .flat()
    .findLast(({ isHeading }) => isHeading);
}

/** The first row of a part has no heading above it to repeat. */
function showRepeated({ isHeading, cells }: TableRow): TableRow {
  return { isHeading, cells: cells.map(showCell) };
}

function showCell(cell: Cell): Cell {
  const copy = { ...cell };
  delete copy.isRepeated;
  return copy;
}
