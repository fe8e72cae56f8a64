import {
  arrangeSeries,
  tabulateScores,
  writeReference,
  writeWhole,
  type Block,
  type FactsBlock,
  type ProseBlock,
  type ScoresBlock,
  type SectionView,
  type TableBlock,
  type TableRow,
} from '@broadsheet/view';
import { html, trustedHtml, type Html } from '@broadsheet/view/html';
import { renderTable } from './html-table.js';
import { renderScoreBar } from './score-bar.js';

export { renderTable } from './html-table.js';

/** A section without its title: fields, tables, and text in the form that readers will get. */
export function renderSectionView({ blocks, language }: SectionView): Html {
  return html`${blocks.map(
    (block) =>
      html`${
        block.heading !== undefined && html`<h4>${block.heading}</h4>`
      }${renderBlock(block, language)}`,
  )}`;
}

function renderBlock(block: Block, language: string): Html {
  switch (block.kind) {
    case 'prose':
      return renderProse(block);
    case 'facts':
      return renderFacts(block, language);
    case 'table':
      return renderTableBlock(block, language);
    case 'series':
      return renderTableBlock(arrangeSeries(block, language), language);
    case 'scores':
      return renderScores(block, language);
    case 'references':
      return html`<ul>
        ${block.references.map(
          (reference) => html`<li>${writeReference(reference, language)}</li>`,
        )}
      </ul>`;
  }
}

/** The HTML was generated from the text by this program, and is what readers will get. */
const renderProse = ({ text, html: markup }: Pick<ProseBlock, 'text' | 'html'>): Html =>
  markup === undefined
    ? html`<div class="analysis">
        ${text.split(/\n+/).map((line) => line.trim() !== '' && html`<p>${line}</p>`)}
      </div>`
    : html`<div class="analysis">${trustedHtml(markup)}</div>`;

const renderFacts = ({ facts }: FactsBlock, language: string): Html =>
  html`<dl>
    ${facts.map(
      ({ name, cell }) =>
        html`<dt>${name}</dt>
          <dd>${writeWhole(cell, language)}</dd>`,
    )}
  </dl>`;

const renderTableBlock = (table: TableBlock, language: string): Html =>
  html`${table.unit !== undefined && html`<p class="muted">${table.unit}</p>`}${renderTable(
    table.columns,
    table.rows.map((row) => renderCells(row, table, language)),
  )}`;

/** A cell that repeats the row above is left empty, except for the name of the row. */
function renderCells({ isHeading, cells }: TableRow, { columns }: TableBlock, language: string) {
  return columns.map((_, index): string | Html => {
    const cell = cells[index];
    if (!cell || (cell.isRepeated && index > 0)) return '';
    const text = writeWhole(cell, language);
    return isHeading ? html`<strong>${text}</strong>` : text;
  });
}

/** Each score is beside a bar of its length; texts follow below. */
function renderScores(block: ScoresBlock, language: string): Html {
  const table = tabulateScores(block);
  const rows = table.rows.map((row, index) => {
    const [name = '', score = '', ...others] = renderCells(row, table, language);
    const bar = block.scores[index];
    return [name, bar ? html`${renderScoreBar(bar)} ${score}` : score, ...others];
  });
  return html`${renderTable(table.columns, rows)}${block.scores.map(
    ({ name, text, html: markup }) =>
      text !== undefined &&
      html`<h5>${name}</h5>
        ${renderProse({ text, ...(markup !== undefined && { html: markup }) })}`,
  )}`;
}
