import type { Block, Cell, Fact, Score, SectionView, TableBlock } from '../section-view.js';
import { phrasesOf } from '../writing/phrases.js';
import { arrangeSeries } from './arrange-series.js';
import { escapeCell, escapeHeading, escapeLine, escapeParagraphs } from './escape-markdown.js';
import { tabulateScores } from './tabulate-scores.js';
import { writeReference, writeWhole } from './write-whole.js';

/** A section as Markdown (CommonMark with tables), for assistants and downloads. */
export function renderMarkdown(view: SectionView, { headingLevel = 2 } = {}): string {
  const head = (level: number, text: string) =>
    `${'#'.repeat(Math.min(level, 6))} ${escapeHeading(text)}`;
  const blocks = view.blocks.flatMap((block) => [
    ...(block.heading === undefined ? [] : [head(headingLevel + 1, block.heading)]),
    ...renderBlock(block, view.language),
  ]);
  const parts = [head(headingLevel, view.title), ...blocks].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}

function renderBlock(block: Block, language: string): string[] {
  switch (block.kind) {
    case 'prose':
      return [escapeParagraphs(block.text)];
    case 'facts':
      return [block.facts.map((fact) => `- ${renderFact(fact, language)}`).join('\n')];
    case 'table':
      return renderTable(block, language);
    case 'series':
      return renderTable(arrangeSeries(block, language), language);
    case 'scores':
      return [
        ...renderTable(tabulateScores(block), language),
        ...block.scores.flatMap((score) => renderScoreText(score)),
      ];
    case 'references':
      return [
        block.references
          .map((reference) => `- ${escapeLine(writeReference(reference, language))}`)
          .join('\n'),
      ];
  }
}

const renderFact = ({ name, cell }: Fact, language: string) =>
  `${escapeLine(name)}${phrasesOf(language).colon}${escapeCell(writeWhole(cell, language))}`;

function renderScoreText({ name, text }: Score): string[] {
  return text === undefined ? [] : [renderStrong(escapeCell(name)), escapeParagraphs(text)];
}

/** An empty bold text would be a horizontal rule. */
const renderStrong = (text: string) => (text === '' ? '' : `**${text}**`);

function renderTable({ unit, columns, rows }: TableBlock, language: string): string[] {
  const lines = rows.map(({ isHeading, cells }) => {
    const texts = columns.map((_, index) => writeCell(cells[index], index, language));
    return isHeading ? [renderStrong(texts[0] ?? ''), ...texts.slice(1)] : texts;
  });
  const head = columns.map(({ name }) => escapeCell(name));
  const rule = columns.map(({ isNumber }) => (isNumber ? '--:' : '---'));
  const table = [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return [...(unit === undefined ? [] : [escapeLine(unit)]), table];
}

/** A cell that repeats the row above is left empty, except in the first column. */
function writeCell(cell: Cell | undefined, index: number, language: string): string {
  if (!cell || (cell.isRepeated && index > 0)) return '';
  return escapeCell(writeWhole(cell, language));
}
