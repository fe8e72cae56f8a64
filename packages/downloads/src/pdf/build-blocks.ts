import {
  tabulateScores,
  tabulateSeries,
  writeReference,
  writeWhole,
  type Block,
  type Cell,
  type Point,
  type Reference,
  type ScoresBlock,
  type SeriesBlock,
  type TableBlock,
} from '@broadsheet/view';
import { breakWords } from './break-words.js';
import type { PdfBlock, Run } from './document.js';
import { planTable, type TableSpace, type TextCell, type TextTable } from './plan-table.js';
import { proseLimits, readHtml } from './read-html.js';

export interface BlockOptions {
  language: string;
  space: TableSpace;
  /** The address of a report; undefined if it has none. */
  findLink: (reference: Reference) => string | undefined;
}

/** A block of the view as blocks of pages. */
export function buildPdfBlocks(block: Block, options: BlockOptions): PdfBlock[] {
  const { heading } = block;
  const text = heading === undefined ? undefined : breakWords(heading, { longest: 30, every: 10 });
  const head: PdfBlock[] = text === undefined ? [] : [{ kind: 'heading', level: 2, text }];
  return [...head, ...buildContent(block, options)];
}

function buildContent(block: Block, options: BlockOptions): PdfBlock[] {
  const { space } = options;
  switch (block.kind) {
    case 'prose':
      return buildProse(block.text, block.html, space);
    case 'facts':
      return [
        {
          kind: 'facts',
          facts: block.facts.map(({ name, cell }) => ({
            name: breakWords(name, factLimits),
            runs: [buildRun(cell, options)],
          })),
        },
      ];
    case 'table':
      return block.columns.length === 1
        ? [buildList(block, options)]
        : planTable(readTable(block, options), space);
    case 'series':
      return planTable(readSeries(block, options), space);
    case 'scores':
      return buildScores(block, options);
    case 'references':
      return [
        {
          kind: 'list',
          start: null,
          items: block.references.map((reference) => [
            { kind: 'par', runs: [buildReference(reference, options)] },
          ]),
        },
      ];
  }
}

const factLimits = { longest: 24, every: 8 };

/** Plain text has a line for each paragraph; lines of a list begin with a bullet and a tab. */
function buildProse(text: string, html: string | undefined, space: TableSpace): PdfBlock[] {
  if (html !== undefined) return readHtml(html, space);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      kind: 'par',
      runs: [{ text: breakWords(line.replace(/\t/g, ' '), proseLimits) }],
    }));
}

function buildRun(cell: Cell, { language, findLink }: BlockOptions): Run {
  const text = breakWords(writeWhole(cell, language), proseLimits);
  const href = cell.reference ? findLink(cell.reference) : findWebAddress(cell);
  return { text, ...(href !== undefined && { href }) };
}

/** A value that is nothing but the address of a web page. */
function findWebAddress({ value }: Cell): string | undefined {
  return typeof value === 'string' && /^https?:\/\/[^\s"<>]+$/i.test(value) ? value : undefined;
}

function buildReference(reference: Reference, { language, findLink }: BlockOptions): Run {
  const href = findLink(reference);
  const text = breakWords(writeReference(reference, language), proseLimits);
  return { text, ...(href !== undefined && { href }) };
}

function readTable({ unit, columns, rows }: TableBlock, options: BlockOptions): TextTable {
  return {
    note: unit ?? '',
    head: columns.map(({ name }) => name),
    isNumber: columns.map(({ isNumber }) => isNumber),
    rows: rows.map(({ isHeading, cells }) => ({
      isHeading,
      cells: isHeading
        ? cells.slice(0, 1).map((cell) => readCell(cell, 0, options))
        : columns.map((_, index) => readCell(cells[index], index, options)),
    })),
  };
}

/** Each period is a column; what else is known of a point stands below its value, to save width. */
function readSeries(block: SeriesBlock, options: BlockOptions): TextTable {
  const plain = block.series.map((each) => ({
    ...each,
    points: each.points.map((point) => ({ ...point, details: [], text: writePoint(point) })),
  }));
  return readTable(tabulateSeries({ ...block, series: plain }, options.language), options);
}

const writePoint = ({ text, details }: Point) =>
  [text, ...details.map(({ name, cell }) => `${name} ${cell.text}`)].join('\n');

/** A table of one column is a list: its heading says what the column holds. */
function buildList({ rows }: TableBlock, options: BlockOptions): PdfBlock {
  return {
    kind: 'list',
    start: null,
    items: rows.map(({ cells }) => [
      { kind: 'par', runs: cells.slice(0, 1).map((cell) => buildRun(cell, options)) },
    ]),
  };
}

/** What repeats the row above is left out, but for the name in the first column. */
function readCell(cell: Cell | undefined, index: number, options: BlockOptions): TextCell {
  if (!cell || (cell.isRepeated && index > 0)) return { text: '' };
  const href = cell.reference ? options.findLink(cell.reference) : findWebAddress(cell);
  return { text: writeWhole(cell, options.language), ...(href !== undefined && { href }) };
}

/** A table with bars, then the texts. */
function buildScores(block: ScoresBlock, options: BlockOptions): PdfBlock[] {
  const table = readTable(tabulateScores(block), options);
  const rows = table.rows.map((row, index) => {
    const [name, ...others] = row.cells;
    const bar = findShare(block.scores[index]);
    return name && bar !== undefined ? { ...row, cells: [{ ...name, bar }, ...others] } : row;
  });
  const texts = block.scores.flatMap(({ name, text, html }): PdfBlock[] => {
    if (text === undefined) return [];
    const title: PdfBlock = {
      kind: 'par',
      runs: [{ text: breakWords(name, proseLimits), bold: true }],
    };
    return [title, ...buildProse(text, html, options.space)];
  });
  return [...planTable({ ...table, rows }, options.space), ...texts];
}

function findShare(score: ScoresBlock['scores'][number] | undefined): number | undefined {
  const [value, least, most] = [score?.score, score?.minimum, score?.maximum].map(
    (cell) => cell?.value,
  );
  if (typeof value !== 'number' || typeof least !== 'number' || typeof most !== 'number') {
    return undefined;
  }
  return most > least ? Math.min(1, Math.max(0, (value - least) / (most - least))) : undefined;
}
