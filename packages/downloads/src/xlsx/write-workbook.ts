import {
  Chart,
  ChartLegendPosition,
  ChartRange,
  ChartSeries,
  ChartType,
  DocProperties,
  Formula,
  Url,
  Workbook,
  type Worksheet,
} from 'wasm-xlsxwriter';
import { findFormulas, placeOf, type Formulas } from './find-formulas.js';
import {
  measure,
  proseColumns,
  type CellRange,
  type ChartShape,
  type PlannedCell,
  type PlannedChart,
  type SheetPlan,
} from './plan.js';
import { createStyles, type Styles } from './styles.js';

export interface WorkbookFacts {
  title: string;
  subject: string;
  /** ISO 8601. The workbook says that it was made then, so that its bytes do not depend on the clock. */
  publishedAt: string;
}

/** Writes the planned sheets; figures that follow from others become formulas with stored results. */
export function writeWorkbook(sheets: SheetPlan[], facts: WorkbookFacts): Uint8Array {
  return atTime(facts.publishedAt, () => {
    const workbook = new Workbook();
    const { title, subject } = facts;
    workbook.setProperties(new DocProperties().setTitle(title).setSubject(subject));
    const styles = createStyles();
    const formulas = findFormulas({
      lines: sheets.flatMap(({ lines }) => lines),
      records: sheets.flatMap(({ records }) => records),
    });
    for (const plan of sheets) {
      const sheet = workbook.addWorksheet().setName(plan.name);
      writeSheet(sheet, plan, { styles, formulas });
    }
    const bytes = workbook.saveToBufferSync();
    workbook.free();
    return bytes;
  });
}

interface Writing {
  styles: Styles;
  formulas: Formulas;
}

function writeSheet(sheet: Worksheet, plan: SheetPlan, writing: Writing): void {
  plan.widths.forEach((width, column) => sheet.setColumnWidth(column, width));
  sheet.setFreezePanes(plan.frozenRows, plan.frozenColumns).setLandscape().setPrintFitToPages(1, 0);
  const formulas = writing.formulas.of(plan.name);
  for (const cell of plan.cells) {
    const formula = formulas?.get(placeOf(cell.row, cell.column));
    writeCell(sheet, cell, { styles: writing.styles, formula });
  }
  for (const [row, lines] of countLines(plan)) {
    if (lines > 1) sheet.setRowHeight(row, lines * lineHeight);
  }
  for (const chart of plan.charts) {
    sheet.insertChart(chart.row, 0, buildChart(plan.name, chart));
  }
}

/** Excel does not make rows higher by itself when it opens a file. */
function countLines({ cells, widths }: SheetPlan): Map<number, number> {
  const rows = new Map<number, number>();
  for (const { row, column, value, style, lines } of cells) {
    const wraps = style === 'text' || style === 'head' || style === 'numberHead';
    const width = (widths[column] ?? 10) - 1;
    const own = lines ?? (wraps ? Math.ceil((measure(String(value)) * 1.1) / width) : 1);
    rows.set(row, Math.min(mostLines, Math.max(own, rows.get(row) ?? 1)));
  }
  return rows;
}

interface CellWriting {
  styles: Styles;
  formula: string | undefined;
}

/** In points. */
const lineHeight = 15;
/** Excel's highest row has 409 points. */
const mostLines = 27;

function writeCell(sheet: Worksheet, cell: PlannedCell, { styles, formula }: CellWriting): void {
  const { row, column, value, style, leadsTo, lines } = cell;
  const format = typeof style === 'string' ? styles[style] : styles.number(style);
  if (leadsTo !== undefined) {
    const url = new Url(`internal:'${leadsTo.replaceAll("'", "''")}'!A1`).setText(String(value));
    sheet.writeUrlWithFormat(row, column, url, format);
  } else if (lines !== undefined) {
    sheet.mergeRange(row, 0, row, proseColumns - 1, String(value), format);
  } else if (formula !== undefined) {
    const computed = new Formula(formula).setResult(String(value));
    sheet.writeFormulaWithFormat(row, column, computed, format);
  } else if (typeof value === 'number') sheet.writeNumberWithFormat(row, column, value, format);
  else if (typeof value === 'boolean') sheet.writeBooleanWithFormat(row, column, value, format);
  else sheet.writeStringWithFormat(row, column, value, format);
}

const chartTypes: Record<ChartShape, ChartType> = {
  column: ChartType.Column,
  bar: ChartType.Bar,
  line: ChartType.Line,
};

function buildChart(sheet: string, planned: PlannedChart): Chart {
  const chart = new Chart(chartTypes[planned.shape]).setWidth(760).setHeight(320);
  chart.title().setName(planned.title.slice(0, 200));
  if (planned.altText !== undefined) chart.setAltText(planned.altText.slice(0, 255));
  const range = ({ firstRow, firstColumn, lastRow, lastColumn }: CellRange) =>
    ChartRange.newFromRange(sheet, firstRow, firstColumn, lastRow, lastColumn);
  for (const { name, values } of planned.series) {
    chart.pushSeries(
      new ChartSeries()
        .setName(name)
        .setCategories(range(planned.categories))
        .setValues(range(values)),
    );
  }
  chart.yAxis().setNumFormat('#,##0.##');
  if (planned.series.length > 1) chart.legend().setPosition(ChartLegendPosition.Bottom);
  else chart.legend().setHidden();
  return chart;
}

/** The library uses the clock for the time of creation and has no way to set it. */
function atTime<Result>(time: string, work: () => Result): Result {
  const RealDate = globalThis.Date;
  const at = new RealDate(time).getTime();
  const { now } = RealDate;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [at] : given, newTarget) as Date,
  });
  RealDate.now = () => at;
  try {
    return work();
  } finally {
    globalThis.Date = RealDate;
    RealDate.now = now;
  }
}
