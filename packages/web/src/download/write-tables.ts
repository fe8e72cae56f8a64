import {
  tabulateScores,
  tabulateSeries,
  type Block,
  type Cell,
  type SectionView,
  type TableBlock,
} from '@broadsheet/view';
import { writeRows } from './write-rows.js';

/**
 * All tables of a section in the form that spreadsheets paste, with an empty line between them.
 * Figures are exact, without thousands separators.
 */
export function writeTables(view: SectionView): string {
  return listTables(view)
    .map((table) => {
      const heading = [table.heading ?? view.title, table.unit].filter(Boolean).join(', ');
      const rows = table.rows.map(({ cells }) => cells.map(valueOf));
      return writeRows([[heading], table.columns.map(({ name }) => name), ...rows]);
    })
    .join('\r\n\r\n');
}

export const hasTables = ({ blocks }: SectionView): boolean => blocks.some(isTable);

const isTable = ({ kind }: Block) => kind === 'table' || kind === 'series' || kind === 'scores';

function listTables({ blocks, language }: SectionView): TableBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return [block];
    if (block.kind === 'series') return [tabulateSeries(block, language)];
    return block.kind === 'scores' ? [tabulateScores(block)] : [];
  });
}

/** A gap is an empty cell; a text that explains it is kept. */
function valueOf({ value, text }: Cell): string | number {
  if (typeof value === 'number') return value;
  return value === null && text === '–' ? '' : text;
}
