import { escapeCell, escapeHeading, escapeLine, escapeParagraphs } from './escape-markdown.js';
import { phrasesOf, type Phrases } from './phrases.js';
import type {
  Block,
  Cell,
  Fact,
  Reference,
  Score,
  SectionView,
  TableBlock,
} from './section-view.js';
import { tabulateScores } from './tabulate-scores.js';
import { tabulateSeries } from './tabulate-series.js';

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
  const phrases = phrasesOf(language);
  switch (block.kind) {
    case 'prose':
      return [escapeParagraphs(block.text)];
    case 'facts':
      return [block.facts.map((fact) => `- ${renderFact(fact, phrases)}`).join('\n')];
    case 'table':
      return renderTable(block, phrases);
    case 'series':
      return renderTable(tabulateSeries(block, language), phrases);
    case 'scores':
      return [
        ...renderTable(tabulateScores(block), phrases),
        ...block.scores.flatMap((score) => renderScoreText(score)),
      ];
    case 'references':
      return [
        block.references
          .map((reference) => `- ${escapeLine(reference.title)}${renderKey(reference, phrases)}`)
          .join('\n'),
      ];
  }
}

const renderFact = ({ name, cell }: Fact, phrases: Phrases) =>
  `${escapeLine(name)}${phrases.colon}${renderCell(cell, phrases)}`;

function renderScoreText({ name, text }: Score): string[] {
  return text === undefined ? [] : [renderStrong(escapeCell(name)), escapeParagraphs(text)];
}

/** Nothing in bold would be a line across the page. */
const renderStrong = (text: string) => (text === '' ? '' : `**${text}**`);

/** What names the report, and what else is said of it. */
function renderKey({ title, key, details }: Reference, phrases: Phrases): string {
  const names = Object.values(key).join(' ');
  const known = names === '' || names === title ? [] : [escapeCell(names)];
  const parts = [...known, ...details.map((fact) => renderFact(fact, phrases))];
  return parts.length === 0 ? '' : phrases.brackets(parts.join(phrases.semicolon));
}

function renderCell({ text, reference }: Cell, phrases: Phrases): string {
  return `${escapeCell(text)}${reference ? renderKey(reference, phrases) : ''}`;
}

function renderTable({ unit, columns, rows }: TableBlock, phrases: Phrases): string[] {
  const lines = rows.map(({ isHeading, cells }) => {
    const texts = columns.map((_, index) => writeCell(cells[index], index, phrases));
    return isHeading ? [renderStrong(texts[0] ?? ''), ...texts.slice(1)] : texts;
  });
  const head = columns.map(({ name }) => escapeCell(name));
  const rule = columns.map(({ isNumber }) => (isNumber ? '--:' : '---'));
  const table = [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return [...(unit === undefined ? [] : [escapeLine(unit)]), table];
}

/** What repeats the row above is left out, but for the name in the first column. */
function writeCell(cell: Cell | undefined, index: number, phrases: Phrases): string {
  if (!cell || (cell.isRepeated && index > 0)) return '';
  return renderCell(cell, phrases);
}
