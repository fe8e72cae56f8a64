import { findFormulas, cellNumber } from './find-formulas.js';
import { writeChart } from './parts/chart.js';
import { writeDrawing } from './parts/drawing.js';
import { writePackage, type Part } from './parts/package.js';
import { writeProperties, type WorkbookFacts } from './parts/properties.js';
import { createSharedStrings } from './parts/shared-strings.js';
import { writeSheet } from './parts/sheet.js';
import { createStyles } from './parts/styles.js';
import { theme } from './parts/theme.js';
import { writeBook } from './parts/workbook.js';
import type { SheetPlan } from './plan.js';

/** Writes the planned sheets; figures that follow from others become formulas with stored results. */
export function writeWorkbook(plans: SheetPlan[], facts: WorkbookFacts): Uint8Array {
  const sheets = writeSheets(plans);
  const xml = writeBook(plans.map(({ name }) => name));
  return writePackage([
    { kind: 'workbook', path: 'xl/workbook.xml', xml, uses: sheets },
    { kind: 'properties', path: 'docProps/core.xml', xml: writeProperties(facts) },
  ]);
}

/** The sheets, then what they have in common. */
function writeSheets(plans: readonly SheetPlan[]): Part[] {
  const styles = createStyles();
  const strings = createSharedStrings();
  const formulas = findFormulas({
    lines: plans.flatMap(({ lines }) => lines),
    records: plans.flatMap(({ records }) => records),
  });
  const sheets = plans.map((plan, index): Part => {
    const isFirst = index === 0;
    const context = { styles, strings, formulas: formulas.of(plan.name), isFirst };
    const number = String(index + 1);
    return {
      kind: 'sheet',
      path: `xl/worksheets/sheet${number}.xml`,
      xml: writeSheet(plan, context),
      ...(plan.charts.length > 0 && { uses: [drawCharts(plan, number)] }),
    };
  });
  return [
    ...sheets,
    { kind: 'styles', path: 'xl/styles.xml', xml: styles.write() },
    { kind: 'strings', path: 'xl/sharedStrings.xml', xml: strings.write() },
    { kind: 'theme', path: 'xl/theme/theme1.xml', xml: theme },
  ];
}

function drawCharts(plan: SheetPlan, number: string): Part {
  const { name, cells, charts } = plan;
  const byNumber = new Map(cells.map((cell) => [cellNumber(cell.row, cell.column), cell]));
  const find = (row: number, column: number) => byNumber.get(cellNumber(row, column));
  return {
    kind: 'drawing',
    path: `xl/drawings/drawing${number}.xml`,
    xml: writeDrawing(plan),
    uses: charts.map((chart, index) => ({
      kind: 'chart',
      path: `xl/charts/chart${number}-${String(index + 1)}.xml`,
      xml: writeChart(chart, { sheet: name, find }),
    })),
  };
}
