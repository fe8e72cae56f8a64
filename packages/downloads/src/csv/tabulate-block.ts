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
import { emptyCell, textCell, type DataField, type DataTable } from './data-table.js';

type Tabulated = Pick<DataTable, 'fields' | 'rows'>;

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

/** Facts are of different units: each row says its own. */
function tabulateFacts({ facts }: FactsBlock): Tabulated {
  return {
    fields: nameAll('Name', 'Value', 'Unit'),
    rows: facts.map(({ name, cell, measure }) => [
      textCell(name),
      cell,
      textCell(measure?.unit ?? ''),
    ]),
  };
}

/** A heading over rows becomes a value of each of them. */
function tabulateTable({ columns, rows }: TableBlock): Tabulated {
  const hasHeadings = rows.some(({ isHeading }) => isHeading);
  const shared = findSharedUnit(rows);
  const hasUnits = shared === undefined && rows.some(({ measure }) => measure?.unit !== undefined);
  let heading = emptyCell;
  const written = rows.flatMap(({ isHeading, cells, measure }) => {
    if (isHeading) heading = cells[0] ?? emptyCell;
    if (isHeading) return [];
    const [name = emptyCell, ...values] = columns.map((_, index) => cells[index] ?? emptyCell);
    const unit = hasUnits ? [textCell(measure?.unit ?? '')] : [];
    return [[...(hasHeadings ? [heading] : []), name, ...unit, ...values]];
  });
  const [first, ...others] = columns.map(({ name, isNumber, measure }): DataField => ({
    ...(measure ?? (isNumber && shared !== undefined && { unit: shared })),
    name,
  }));
  return {
    fields: [
      ...(hasHeadings ? nameAll('Group') : []),
      // The column of row names has no heading.
      { ...first, name: first === undefined || first.name === '' ? 'Name' : first.name },
      ...(hasUnits ? nameAll('Unit') : []),
      ...others,
    ],
    rows: written,
  };
}

/** The unit of all rows; undefined if they differ, or some have none, as dates have. */
function findSharedUnit(rows: TableBlock['rows']): string | undefined {
  const figures = rows.filter(
    ({ isHeading, cells }) => !isHeading && cells.slice(1).some(({ value }) => value !== null),
  );
  const unit = figures[0]?.measure?.unit;
  return figures.every(({ measure }) => measure?.unit === unit) ? unit : undefined;
}

/** One row for each point, because programs read that form most easily. */
function tabulatePoints({ unit, series }: SeriesBlock): Tabulated {
  const points = series.flatMap((each) => each.points.map((point) => ({ each, point })));
  const details = listDetails(points.map(({ each, point }) => [...each.details, ...point.details]));
  const units = new Set(series.map((each) => each.unit ?? unit));
  const [shared] = units.size === 1 ? units : [];
  return {
    fields: [
      ...nameAll('Name', 'Unit', 'Currency'),
      { name: 'Period', isYear: true },
      { name: 'Value', ...(shared !== undefined && { unit: shared }) },
      { name: 'Outlook' },
      ...details.fields,
    ],
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
    fields: [...fields, { name: 'Text' }],
    rows: rows.map((row, index) => [...row, textCell(block.scores[index]?.text ?? '')]),
  };
}

function tabulateReferences({ references }: ReferencesBlock): Tabulated {
  const keys = [...new Set(references.flatMap(({ key }) => Object.keys(key)))];
  const details = listDetails(references.map((reference) => reference.details));
  return {
    fields: [...nameAll('Title', ...keys), ...details.fields],
    rows: references.map(({ title, key }, index) => [
      textCell(title),
      ...keys.map((name) => cellOf(key[name])),
      ...(details.rows[index] ?? []),
    ]),
  };
}

const nameAll = (...names: string[]): DataField[] => names.map((name) => ({ name }));

function cellOf(value: string | number | undefined): Cell {
  return value === undefined ? emptyCell : { text: String(value), value };
}

function listDetails(entries: Fact[][]): { fields: DataField[]; rows: Cell[][] } {
  const fields = new Map<string, DataField>();
  for (const { name, measure } of entries.flat()) {
    if (!fields.has(name)) fields.set(name, { ...measure, name });
  }
  const rows = entries.map((facts) =>
    [...fields.keys()].map((name) => facts.find((fact) => fact.name === name)?.cell ?? emptyCell),
  );
  return { fields: [...fields.values()], rows };
}
