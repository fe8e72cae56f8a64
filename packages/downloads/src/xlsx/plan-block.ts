import {
  tabulateDetails,
  tabulateScores,
  tabulateSeries,
  type Block,
  type FactsBlock,
  type ReferencesBlock,
  type Series,
  type SeriesBlock,
  type TableBlock,
} from '@broadsheet/view';
import {
  describe,
  listRecords,
  listYearLines,
  readFacts,
  type FigureLine,
  type PlacedFigure,
} from './figures.js';
import { listSeriesRows, shareUnit, type SeriesRow } from './list-series-rows.js';
import { planLineCharts, type PlacedSeries } from './plan-line-charts.js';
import { planTable, type PlacedTable } from './plan-table.js';
import { addCell, addProse, type SheetPlan } from './plan.js';

export function planBlock(sheet: SheetPlan, block: Block, language: string): void {
  if (block.heading !== undefined) {
    addCell(sheet, { column: 0, value: block.heading, style: 'heading' });
    sheet.row += 1;
  }
  switch (block.kind) {
    case 'prose':
      addProse(sheet, block.text);
      break;
    case 'facts':
      planFacts(sheet, block);
      break;
    case 'table':
      planRows(sheet, block);
      break;
    case 'series':
      planSeries(sheet, block, language);
      break;
    case 'scores':
      planRows(sheet, tabulateScores(block));
      for (const { name, text } of block.scores) {
        if (text !== undefined) addProse(sheet, `${name}: ${text.replaceAll('\n', ' ')}`);
      }
      break;
    case 'references':
      planRows(sheet, tabulateReferences(block));
  }
  sheet.row += 1;
}

function planFacts(sheet: SheetPlan, block: FactsBlock): void {
  const { firstRow } = planTable(sheet, tabulateFacts(block), { measures: 'rows' });
  sheet.records.push(readFacts(block.facts, { sheet: sheet.name, firstRow }));
}

function planRows(sheet: SheetPlan, table: TableBlock): void {
  const { columns, rows, heading } = table;
  const placed = { sheet: sheet.name, firstRow: planTable(sheet, table).firstRow, heading };
  const hasPeriods = columns.slice(1).every(({ measure }) => measure === undefined);
  if (hasPeriods) sheet.lines.push(...listYearLines(columns, rows, placed));
  else sheet.records.push(...listRecords(columns, rows, placed));
}

/** Facts need no header: their names say what they are. */
function tabulateFacts({ facts }: FactsBlock): TableBlock {
  return {
    kind: 'table',
    columns: [],
    rows: facts.map(({ name, cell }) => ({
      isHeading: false,
      cells: [{ text: name, value: name }, cell],
    })),
  };
}

function tabulateReferences({ names, references }: ReferencesBlock): TableBlock {
  const keys = [...new Set(references.flatMap(({ key }) => Object.keys(key)))];
  const details = tabulateDetails(references.map((each) => each.details));
  return {
    kind: 'table',
    columns: [
      ...['', ...keys.map((key) => names[key] ?? key)].map((name) => ({ name, isNumber: false })),
      ...details.columns.map((column) => ({ ...column, isNumber: false })),
    ],
    rows: references.map((each, index) => ({
      isHeading: false,
      cells: [
        { text: each.title, value: each.title },
        ...keys.map((name) => ({ text: String(each.key[name] ?? ''), value: null })),
        ...(details.rows[index] ?? []),
      ],
    })),
  };
}

function planSeries(sheet: SheetPlan, block: SeriesBlock, language: string): void {
  const rows = listSeriesRows(block, language);
  const table = tabulateSeries(shareUnit(block, rows), language);
  const placed = planTable(sheet, table, { measures: 'rows' });
  const periods = listPeriods(block.series);
  const isSimple = block.series.every(
    ({ points }) => new Set(points.map(({ period }) => period)).size === points.length,
  );
  if (isSimple) addLines(sheet, { block, rows, table, placed, periods });
  if (periods.length < 3) return;
  const drawn = rows.flatMap(({ series: each, owner }, index): PlacedSeries[] =>
    owner === undefined ? [{ row: placed.firstRow + index, series: each }] : [],
  );
  planLineCharts(sheet, drawn, { placed, count: periods.length, language });
}

/** In the order of the columns, if no period occurs twice. */
function listPeriods(series: Series[]): string[] {
  const all = new Set(series.flatMap(({ points }) => points.map(({ period }) => period)));
  const { points = [] } = series.find((each) => each.points.length > 1) ?? {};
  const isDescending = (points[0]?.period ?? '') > (points.at(-1)?.period ?? '');
  const sorted = [...all].sort();
  return isDescending ? sorted.reverse() : sorted;
}

interface PlannedSeries {
  block: SeriesBlock;
  rows: SeriesRow[];
  table: TableBlock;
  placed: PlacedTable;
  periods: string[];
}

function addLines(sheet: SheetPlan, { block, rows, table, placed, periods }: PlannedSeries): void {
  const { firstRow } = placed;
  const lines: FigureLine[] = [];
  const inOrder = periods.toSorted();
  rows.forEach(({ series: { points, measure }, owner }, index) => {
    const values = new Map(points.map(({ period, value }) => [period, value]));
    const figures = new Map<string, PlacedFigure>();
    periods.forEach((period, at) => {
      const value = values.get(period) ?? null;
      figures.set(period, { sheet: sheet.name, row: firstRow + index, column: at + 1, value });
    });
    const outlook = points.filter(({ isOutlook }) => isOutlook).map(({ period }) => period);
    const line: FigureLine = {
      sheet: sheet.name,
      heading: block.heading,
      figures,
      periods: inOrder,
      outlook: new Set(outlook),
      ...(measure && describe(measure)),
    };
    const owning = owner === undefined ? undefined : lines[owner];
    if (owning) line.owner = owning;
    // Formulas know the figures of any series as its values.
    else line.names = [...(line.names ?? []), 'Value'];
    lines.push(line);
  });
  sheet.lines.push(...lines);
  // Details of series, such as compound growth, follow from the series of their row.
  const records = listRecords(table.columns, table.rows, { sheet: sheet.name, firstRow });
  records.forEach((record, index) => {
    const named = rows[index]?.series.measure?.name;
    if (named !== undefined) record.named = named;
  });
  sheet.records.push(...records.filter(({ figures }) => figures.size > 0));
}
