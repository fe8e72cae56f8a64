import type { Cell, Point, Series, SeriesBlock, TableBlock } from '@broadsheet/view';
import { writeBrief } from '../figures/write-brief.js';
import { unitWriter } from '../figures/write-unit.js';
import { languageTag } from '../language-tag.js';

/** Smaller amounts are short enough as they are, unless they have decimals. */
const longFrom = 1e6;
const wholeFrom = 1000;

function isLong(value: number): boolean {
  const size = Math.abs(value);
  return size >= longFrom || (size >= wholeFrom && !Number.isInteger(value));
}

/**
 * Amounts in whole units of a currency in the style of the explorer: `1.06bn` below `A$`, where
 * nine or more digits would be. Files have all of them.
 */
export function shortenAmounts(block: SeriesBlock, language: string): SeriesBlock {
  const writeUnit = unitWriter(language);
  const tag = languageTag(language);
  const isWhole = ({ currency, unit = block.unit }: Series) =>
    currency !== undefined && unit === writeUnit(currency, '');
  const shorten = (point: Point) => shortenAmount(point, tag);
  return {
    ...block,
    series: block.series.map((series) =>
      isWhole(series) ? { ...series, points: series.points.map(shorten) } : series,
    ),
  };
}

/** The same in the columns of a table that hold such amounts. */
export function shortenTable(table: TableBlock, tag: string): TableBlock {
  const { columns, rows } = table;
  if (columns.every(({ isAmount }) => !isAmount)) return table;
  return {
    ...table,
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) =>
        columns[index]?.isAmount ? shortenAmount(cell, tag) : cell,
      ),
    })),
  };
}

/** A figure that is long is written in about three digits. */
function shortenAmount<Written extends Pick<Cell, 'text' | 'value'>>(
  written: Written,
  tag: string,
): Written {
  const { value } = written;
  if (typeof value !== 'number' || !isLong(value)) return written;
  return { ...written, text: writeBrief(value, { tag }) };
}
