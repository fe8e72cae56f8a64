import {
  tabulateScores,
  tabulateSeries,
  writeReference,
  type Block,
  type Cell,
  type FactsBlock,
  type Reference,
  type ScoresBlock,
  type SeriesBlock,
  type TableBlock,
} from '@broadsheet/view';
import type { FilePhrases } from '../phrases.js';
import { breakWords } from './break-words.js';
import { compactSeries } from './compact-series.js';
import type { PdfBlock, TextRun } from './document.js';
import { planTable, type TableSpace, type TextCell, type TextTable } from './plan-table.js';
import { proseLimits, readHtml } from './read-html.js';

export interface BlockOptions {
  language: string;
  phrases: FilePhrases;
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
          isKept: isShort(block),
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

/** Facts that take little of a page stay together. */
const mostKeptFacts = 16;
const mostKeptLetters = 1200;

const isShort = ({ facts }: FactsBlock) =>
  facts.length <= mostKeptFacts &&
  facts.reduce((sum, { cell }) => sum + cell.text.length, 0) <= mostKeptLetters;

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

function buildRun(cell: Cell, { language, findLink }: BlockOptions): TextRun {
  const text = breakWords(writePrinted(cell, language), proseLimits);
  const href = cell.reference ? findLink(cell.reference) : findWebAddress(cell);
  return { text, ...(href !== undefined && { href }) };
}

const writePrinted = (cell: Cell, language: string) =>
  cell.reference ? writeReference(withoutKeys(cell.reference), language) : cell.text;

/** Readers of pages need titles; the names that programs know reports by say nothing to them. */
function withoutKeys(reference: Reference): Reference {
  return {
    ...reference,
    key: {},
    details: reference.details.map(({ cell, ...detail }) => ({
      ...detail,
      cell: cell.reference ? { ...cell, reference: withoutKeys(cell.reference) } : cell,
    })),
  };
}

/** A value that is only the address of a web page. */
function findWebAddress({ value }: Cell): string | undefined {
  return typeof value === 'string' && /^https?:\/\/[^\s"<>]+$/i.test(value) ? value : undefined;
}

function buildReference(reference: Reference, { language, findLink }: BlockOptions): TextRun {
  const href = findLink(reference);
  const text = breakWords(writeReference(withoutKeys(reference), language), proseLimits);
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

/** Each period is a column. */
function readSeries(series: SeriesBlock, options: BlockOptions): TextTable {
  const { block, note: below } = compactSeries(series, options.phrases);
  const { note, ...table } = readTable(tabulateSeries(block, options.language), options);
  return { ...table, note: [note, below].filter((text) => text !== '').join(' · ') };
}

/** A table of one column is a list: its heading names the column. */
function buildList({ rows }: TableBlock, options: BlockOptions): PdfBlock {
  return {
    kind: 'list',
    start: null,
    items: rows.map(({ cells }) => [
      { kind: 'par', runs: cells.slice(0, 1).map((cell) => buildRun(cell, options)) },
    ]),
  };
}

/** A cell that repeats the row above is left empty, except in the first column. */
function readCell(cell: Cell | undefined, index: number, options: BlockOptions): TextCell {
  if (!cell || (cell.isRepeated && index > 0)) return { text: '' };
  const href = cell.reference ? options.findLink(cell.reference) : findWebAddress(cell);
  return { text: writePrinted(cell, options.language), ...(href !== undefined && { href }) };
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
