import { cellNumber } from '../find-formulas.js';
import { proseColumns, type PlannedCell, type SheetPlan } from '../plan.js';
import { nameCell, quoteSheet } from '../refer.js';
import { relationNamespace, spreadsheetNamespace } from './namespaces.js';
import { heightOf } from './row-height.js';
import type { SharedStrings } from './shared-strings.js';
import type { Styles } from './styles.js';
import { digitsOf } from './widths.js';
import { escapeXml } from './xml.js';

export interface SheetContext {
  styles: Styles;
  strings: SharedStrings;
  /** The formulas of the sheet by their cells. */
  formulas: ReadonlyMap<number, string> | undefined;
  /** Whether it is the one that is shown first. */
  isFirst: boolean;
}

/** A worksheet; its elements in the order of the schema (ECMA-376 part 1, 18.3.1.99). */
export function writeSheet(plan: SheetPlan, context: SheetContext): string {
  const drawing = plan.charts.length > 0 ? '<drawing r:id="rId1"/>' : '';
  return (
    `<worksheet xmlns="${spreadsheetNamespace}" xmlns:r="${relationNamespace}">` +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<sheetViews>${writeView(plan, context.isFirst)}</sheetViews>` +
    '<sheetFormatPr defaultRowHeight="15"/>' +
    writeColumns(plan.widths) +
    `<sheetData>${writeRows(plan, context)}</sheetData>` +
    writeMerges(plan.cells) +
    writeLinks(plan.cells) +
    '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>' +
    // As many pages high as it needs.
    `<pageSetup orientation="landscape" fitToHeight="0"/>${drawing}</worksheet>`
  );
}

function writeView({ frozenRows, frozenColumns }: SheetPlan, isFirst: boolean): string {
  const start = `<sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">`;
  const splits = [
    frozenColumns > 0 ? ` xSplit="${String(frozenColumns)}"` : '',
    frozenRows > 0 ? ` ySplit="${String(frozenRows)}"` : '',
  ].join('');
  if (splits === '') return `${start.slice(0, -1)}/>`;
  const panes = [
    ...(frozenColumns > 0 ? ['topRight'] : []),
    ...(frozenRows > 0 ? ['bottomLeft'] : []),
    ...(frozenColumns > 0 && frozenRows > 0 ? ['bottomRight'] : []),
  ];
  const first = nameCell(frozenRows, frozenColumns);
  return (
    `${start}<pane${splits} topLeftCell="${first}" activePane="${panes.at(-1) ?? ''}" state="frozen"/>` +
    `${panes.map((pane) => `<selection pane="${pane}"/>`).join('')}</sheetView>`
  );
}

function writeColumns(widths: readonly number[]): string {
  let columns = '';
  // Columns that no text widens are left out.
  widths.forEach((letters, column) => {
    const number = String(column + 1);
    columns += `<col min="${number}" max="${number}" width="${String(digitsOf(letters))}" customWidth="1"/>`;
  });
  return `<cols>${columns}</cols>`;
}

/** The cells of a plan are in the order of rows, and of columns in them. */
function writeRows({ cells, widths }: SheetPlan, context: SheetContext): string {
  let rows = '';
  for (let start = 0, end = 0; start < cells.length; start = end) {
    const row = cells[start]?.row ?? 0;
    let content = '';
    let height = 0;
    for (let cell = cells[end]; cell?.row === row; cell = cells[end]) {
      content += writeCell(cell, context);
      height = Math.max(height, heightOf(cell, widths));
      end += 1;
    }
    const set = height > 0 ? ` ht="${String(height)}" customHeight="1"` : '';
    rows += `<row r="${String(row + 1)}"${set}>${content}</row>`;
  }
  return rows;
}

function writeCell(cell: PlannedCell, { styles, strings, formulas }: SheetContext): string {
  const { row, column, value, style } = cell;
  const start = `<c r="${nameCell(row, column)}" s="${String(styles.numberOf(style))}"`;
  if (typeof value === 'string') {
    return value === ''
      ? `${start}/>`
      : `${start} t="s"><v>${String(strings.numberOf(value))}</v></c>`;
  }
  if (typeof value === 'boolean') return `${start} t="b"><v>${value ? '1' : '0'}</v></c>`;
  const formula = formulas?.get(cellNumber(row, column));
  const computed = formula === undefined ? '' : `<f>${escapeXml(formula)}</f>`;
  return `${start}>${computed}<v>${String(value)}</v></c>`;
}

function writeMerges(cells: readonly PlannedCell[]): string {
  const merges = cells
    .filter(({ lines }) => lines !== undefined)
    .map(({ row }) => `<mergeCell ref="${nameCell(row, 0)}:${nameCell(row, proseColumns - 1)}"/>`);
  if (merges.length === 0) return '';
  return `<mergeCells count="${String(merges.length)}">${merges.join('')}</mergeCells>`;
}

function writeLinks(cells: readonly PlannedCell[]): string {
  const links = cells.flatMap(({ row, column, value, leadsTo }) => {
    if (leadsTo === undefined) return [];
    const location = escapeXml(`${quoteSheet(leadsTo)}!A1`);
    const shown = escapeXml(String(value));
    return [
      `<hyperlink ref="${nameCell(row, column)}" location="${location}" display="${shown}"/>`,
    ];
  });
  return links.length === 0 ? '' : `<hyperlinks>${links.join('')}</hyperlinks>`;
}
