import {
  tabulateScores,
  tabulateSeries,
  type Block,
  type FactsBlock,
  type ReferencesBlock,
  type Series,
  type SeriesBlock,
  type TableBlock,
} from '@broadsheet/view';
import { planTable, rangeOf, type PlacedTable } from './plan-table.js';
import { chartRows, addCell, addProse, type SheetPlan } from './plan.js';

/** Charts of more series cannot be read. */
const mostSeries = 8;
const mostCharts = 4;

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
      planTable(sheet, tabulateFacts(block));
      break;
    case 'table':
      planTable(sheet, block);
      break;
    case 'series':
      planSeries(sheet, block, language);
      break;
    case 'scores':
      planTable(sheet, tabulateScores(block));
      for (const { name, text } of block.scores) {
        if (text !== undefined) addProse(sheet, `${name}: ${text.replaceAll('\n', ' ')}`);
      }
      break;
    case 'references':
      planTable(sheet, tabulateReferences(block));
  }
  sheet.row += 1;
}

/** Facts need no head: their names say what they are. */
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

function tabulateReferences({ references }: ReferencesBlock): TableBlock {
  const keys = [...new Set(references.flatMap(({ key }) => Object.keys(key)))];
  const details = [...new Set(references.flatMap((each) => each.details.map(({ name }) => name)))];
  return {
    kind: 'table',
    columns: ['', ...keys, ...details].map((name) => ({ name, isNumber: false })),
    rows: references.map((each) => ({
      isHeading: false,
      cells: [
        { text: each.title, value: each.title },
        ...keys.map((name) => ({ text: String(each.key[name] ?? ''), value: null })),
        ...details.map(
          (name) =>
            each.details.find((detail) => detail.name === name)?.cell ?? { text: '', value: null },
        ),
      ],
    })),
  };
}

function planSeries(sheet: SheetPlan, block: SeriesBlock, language: string): void {
  const table = tabulateSeries(block, language);
  const placed = planTable(sheet, table, { measures: 'rows' });
  const periods = listPeriods(block.series);
  addLines(sheet, block, { placed, periods });
  if (periods.length < 3) return;
  for (const group of groupByUnit(block.series).slice(0, mostCharts)) {
    planLineChart(sheet, group, { placed, count: periods.length });
  }
}

/** In the order of the columns, if no period comes twice. */
function listPeriods(series: Series[]): string[] {
  const all = new Set(series.flatMap(({ points }) => points.map(({ period }) => period)));
  const { points = [] } = series.find((each) => each.points.length > 1) ?? {};
  const isDescending = (points[0]?.period ?? '') > (points.at(-1)?.period ?? '');
  const sorted = [...all].sort();
  return isDescending ? sorted.reverse() : sorted;
}

interface Placed {
  placed: PlacedTable;
  periods: string[];
}

function addLines(sheet: SheetPlan, { series }: SeriesBlock, { placed, periods }: Placed): void {
  const isSimple = series.every(
    ({ points }) => new Set(points.map(({ period }) => period)).size === points.length,
  );
  if (!isSimple) return;
  series.forEach(({ points }, index) => {
    const values = new Map(points.map(({ period, value }) => [period, value]));
    const figures = periods.map((period, at) => {
      const row = placed.firstRow + index;
      return [period, { row, column: at + 1, value: values.get(period) ?? null }] as const;
    });
    sheet.lines.push({
      sheet: sheet.name,
      figures: new Map(figures),
      periods: periods.toSorted(),
    });
  });
}

interface IndexedSeries {
  index: number;
  each: Series;
}

/** Series of one unit share a scale. */
function groupByUnit(series: Series[]): IndexedSeries[][] {
  const groups = new Map<string, IndexedSeries[]>();
  series.forEach((each, index) => {
    const group = groups.get(each.unit ?? '') ?? [];
    groups.set(each.unit ?? '', [...group, { index, each }]);
  });
  return [...groups.values()].filter(({ length }) => length <= mostSeries);
}

function planLineChart(
  sheet: SheetPlan,
  group: IndexedSeries[],
  { placed, count }: { placed: PlacedTable; count: number },
): void {
  const unit = group[0]?.each.unit;
  const names = group.map(({ each }) => each.name).join(', ');
  sheet.row += 1;
  sheet.charts.push({
    shape: 'line',
    title: unit === undefined ? names : `${names} (${unit})`,
    row: sheet.row,
    categories: rangeOf({ row: placed.headRow, column: 1, lastColumn: count }),
    series: group.map(({ index, each }) => ({
      name: each.name,
      values: rangeOf({ row: placed.firstRow + index, column: 1, lastColumn: count }),
    })),
  });
  sheet.row += chartRows;
}
