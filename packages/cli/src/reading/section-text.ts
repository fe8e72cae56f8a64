import {
  arrangeSeries,
  tabulateScores,
  writeReference,
  writeWhole,
  type Block,
  type Fact,
  type ScoresBlock,
  type SectionView,
  type TableBlock,
} from '@broadsheet/view';
import { displayWidth, padDisplay } from '../terminal/display-width.js';
import type { Paint } from '../terminal/paint.js';
import { printable, printableLines } from '../terminal/printable.js';
import { wrapLine } from '../terminal/wrap-line.js';
import { fitsWidth, formatTextTable, turnTable } from './text-table.js';

export interface TextOptions {
  paint: Paint;
  /** The width of the terminal in columns. */
  width: number;
}

/** Sections as text: single values first, in one list, then the others. */
export function formatSectionViews(views: SectionView[], options: TextOptions): string {
  const values = views.flatMap(findOneFact);
  const others = views.filter((view) => view.blocks.length > 0 && findOneFact(view).length === 0);
  const list = formatFacts(values, options);
  const texts = others.map((view) => [
    options.paint('bold', printable(view.title)),
    ...indent(formatView(view, { ...options, width: options.width - 2 })),
  ]);
  return [list, ...texts]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

interface NamedText {
  name: string;
  text: string;
}

/** The fact of a section that is one value, named by the title of the section. */
function findOneFact({ title, language, blocks }: SectionView): NamedText[] {
  const [block] = blocks;
  if (blocks.length !== 1 || block?.kind !== 'facts' || block.facts.length !== 1) return [];
  return block.facts.map(({ cell }) => ({ name: title, text: writeWhole(cell, language) }));
}

function formatView({ blocks, language }: SectionView, options: TextOptions): string[] {
  return blocks.flatMap((block, index) => [
    ...(index === 0 ? [] : ['']),
    ...(block.heading === undefined ? [] : [options.paint('cyan', printable(block.heading))]),
    ...formatBlock(block, { ...options, language }),
  ]);
}

interface BlockOptions extends TextOptions {
  language: string;
}

function formatBlock(block: Block, options: BlockOptions): string[] {
  const { language } = options;
  switch (block.kind) {
    case 'prose':
      return formatProse(block.text, options);
    case 'facts':
      return formatFacts(nameTexts(block.facts, language), options);
    case 'table':
      return formatTable(block, options);
    case 'series': {
      // On a narrow terminal, columns become rows.
      const table = arrangeSeries(block, language);
      return formatTable(fitsWidth(table, options) ? table : turnTable(table), options);
    }
    case 'scores':
      return formatScores(block, options);
    case 'references':
      return block.references.flatMap((reference) =>
        wrapLine(printable(writeReference(reference, language)), options.width),
      );
  }
}

function formatTable(table: TableBlock, options: BlockOptions): string[] {
  const { unit } = table;
  const lines = formatTextTable(table, options);
  return unit === undefined ? lines : [options.paint('dim', printable(unit)), ...lines];
}

function formatScores(block: ScoresBlock, options: BlockOptions): string[] {
  const texts = block.scores.flatMap(({ name, text }) =>
    text === undefined ? [] : ['', printable(name), ...indent(formatProse(text, options))],
  );
  return [...formatTable(tabulateScores(block), options), ...texts];
}

const formatProse = (text: string, { width }: TextOptions) =>
  printableLines(text.trim()).flatMap((line) => wrapLine(line, width));

const nameTexts = (facts: Fact[], language: string): NamedText[] =>
  facts.map(({ name, cell }) => ({ name, text: writeWhole(cell, language) }));

/** Names on the left, values on the right; long values are wrapped. */
function formatFacts(facts: NamedText[], { width }: TextOptions): string[] {
  const widest = Math.max(0, ...facts.map(({ name }) => displayWidth(printable(name))));
  const room = Math.max(20, width - widest - 2);
  return facts.flatMap(({ name, text }) =>
    wrapLine(printable(text), room).map(
      (line, index) => `${padDisplay(index === 0 ? printable(name) : '', widest)}  ${line}`,
    ),
  );
}

const indent = (lines: string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`));
