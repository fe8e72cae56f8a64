import {
  tabulateScores,
  type Block,
  type Cell,
  type Fact,
  type FactsBlock,
  type ReferencesBlock,
  type ScoresBlock,
  type SeriesBlock,
  type TableBlock,
} from '@broadsheet/view';
import { emptyCell, textCell, type DataTable } from './data-table.js';

type Tabulated = Pick<DataTable, 'unit' | 'fields' | 'rows'>;

/** A block as rows of one shape; undefined for prose, which has none. */
export function tabulateBlock(block: Block): Tabulated | undefined {
  switch (block.kind) {
    case 'prose':
      return undefined;
    case 'facts':
      return tabulateFacts(block);
    case 'table':
      return tabulateTable(block);
    case 'series':
      return tabulatePoints(block);
    case 'scores':
      return tabulateScoresWithText(block);
    case 'references':
      return tabulateReferences(block);
  }
}

function tabulateFacts({ facts }: FactsBlock): Tabulated {
  return {
    fields: ['Name', 'Value'],
    rows: facts.map(({ name, cell }) => [textCell(name), cell]),
  };
}

/** A heading over rows becomes a value of each of them. */
function tabulateTable({ unit, columns, rows }: TableBlock): Tabulated {
  const hasHeadings = rows.some(({ isHeading }) => isHeading);
  let heading = emptyCell;
  const written = rows.flatMap(({ isHeading, cells }) => {
    if (isHeading) heading = cells[0] ?? emptyCell;
    if (isHeading) return [];
    const values = columns.map((_, index) => cells[index] ?? emptyCell);
    return [hasHeadings ? [heading, ...values] : values];
  });
  // Nothing stands above the names of rows.
  const names = columns.map(({ name }, index) => (index === 0 && name === '' ? 'Name' : name));
  return {
    ...(unit !== undefined && { unit }),
    fields: hasHeadings ? ['Group', ...names] : names,
    rows: written,
  };
}

/** One row for each point, because programs read that form most easily. */
function tabulatePoints({ unit, series }: SeriesBlock): Tabulated {
  const points = series.flatMap((each) => each.points.map((point) => ({ each, point })));
  const details = listDetails(points.map(({ each, point }) => [...each.details, ...point.details]));
  return {
    ...(unit !== undefined && { unit }),
    fields: ['Name', 'Unit', 'Currency', 'Period', 'Value', 'Outlook', ...details.names],
    rows: points.map(({ each, point }, index) => [
      textCell(each.name),
      textCell(each.unit ?? unit ?? ''),
      textCell(each.currency ?? ''),
      textCell(point.period),
      { text: point.text, value: point.value },
      { text: String(point.isOutlook), value: point.isOutlook },
      ...(details.rows[index] ?? []),
    ]),
  };
}

function tabulateScoresWithText(block: ScoresBlock): Tabulated {
  const { fields, rows } = tabulateTable(tabulateScores(block));
  if (block.scores.every(({ text }) => text === undefined)) return { fields, rows };
  return {
    fields: [...fields, 'Text'],
    rows: rows.map((row, index) => [...row, textCell(block.scores[index]?.text ?? '')]),
  };
}

function tabulateReferences({ references }: ReferencesBlock): Tabulated {
  const keys = [...new Set(references.flatMap(({ key }) => Object.keys(key)))];
  const details = listDetails(references.map((reference) => reference.details));
  return {
    fields: ['Title', ...keys, ...details.names],
    rows: references.map(({ title, key }, index) => [
      textCell(title),
      ...keys.map((name) => cellOf(key[name])),
      ...(details.rows[index] ?? []),
    ]),
  };
}

function cellOf(value: string | number | undefined): Cell {
  return value === undefined ? emptyCell : { text: String(value), value };
}

function listDetails(entries: Fact[][]): { names: string[]; rows: Cell[][] } {
  const names = [...new Set(entries.flat().map(({ name }) => name))];
  const rows = entries.map((facts) =>
    names.map((name) => facts.find((fact) => fact.name === name)?.cell ?? emptyCell),
  );
  return { names, rows };
}
