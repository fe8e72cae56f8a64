import {
  shorten,
  type CellRange,
  type ChartShape,
  type PlannedCell,
  type PlannedChart,
} from '../plan.js';
import { nameCell, quoteSheet } from '../refer.js';
import { chartNamespace, drawingNamespace } from './namespaces.js';
import { escapeCell, escapeXml } from './xml.js';

/** The sheet that the figures of a chart are in. */
export interface ChartCells {
  sheet: string;
  find(row: number, column: number): PlannedCell | undefined;
}

/**
 * A chart (ECMA-376 part 1, 21.2). What the schema lets a program guess, such as whether axes are
 * shown, is said: programs guess differently.
 */
export function writeChart(
  { shape, title, categories, series }: PlannedChart,
  cells: ChartCells,
): string {
  const names = refer(categories, cells);
  // The axis is written as the figures of the first line are.
  const format = series[0] ? formatOf(listCells(series[0].values, cells)) : usualFormat;
  const drawn = series.map((each, index) => {
    const number = String(index);
    return (
      `<c:ser><c:idx val="${number}"/><c:order val="${number}"/>` +
      `<c:tx><c:v>${escapeCell(each.name)}</c:v></c:tx>${shapes[shape].ofSeries}` +
      `<c:cat>${names}</c:cat><c:val>${refer(each.values, cells, true)}</c:val>` +
      `${shapes[shape].endOfSeries}</c:ser>`
    );
  });
  const legend = '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>';
  return (
    `<c:chartSpace xmlns:c="${chartNamespace}" xmlns:a="${drawingNamespace}">` +
    `<c:roundedCorners val="0"/><c:chart>${writeTitle(title)}<c:autoTitleDeleted val="0"/>` +
    `<c:plotArea><c:layout/>${shapes[shape].draw(drawn.join(''))}${writeAxes(shape, format)}</c:plotArea>` +
    (series.length > 1 ? legend : '') +
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>'
  );
}

/** More would not leave room for the chart. */
const longestTitle = 200;

const writeTitle = (title: string): string =>
  '<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr/></a:pPr><a:r>' +
  `<a:rPr lang="en-US"/><a:t>${escapeXml(shorten(title, longestTitle))}</a:t></a:r></a:p></c:rich></c:tx>` +
  '<c:overlay val="0"/></c:title>';

interface Shape {
  ofSeries: string;
  endOfSeries: string;
  draw(series: string): string;
}

const axisIds = '<c:axId val="1"/><c:axId val="2"/>';

const drawBars = (direction: 'bar' | 'col'): Shape => ({
  ofSeries: '<c:invertIfNegative val="0"/>',
  endOfSeries: '',
  draw: (series) =>
    `<c:barChart><c:barDir val="${direction}"/><c:grouping val="clustered"/><c:varyColors val="0"/>` +
    `${series}<c:gapWidth val="150"/>${axisIds}</c:barChart>`,
});

const shapes: Record<ChartShape, Shape> = {
  column: drawBars('col'),
  bar: drawBars('bar'),
  line: {
    ofSeries: '<c:marker><c:symbol val="none"/></c:marker>',
    endOfSeries: '<c:smooth val="0"/>',
    draw: (series) =>
      `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}` +
      `<c:marker val="1"/>${axisIds}</c:lineChart>`,
  },
};

function writeAxes(shape: ChartShape, format: string): string {
  const [names, values] = shape === 'bar' ? ['l', 'b'] : ['b', 'l'];
  const start = (own: number, position = '') =>
    `<c:axId val="${String(own)}"/><c:scaling><c:orientation val="minMax"/></c:scaling>` +
    `<c:delete val="0"/><c:axPos val="${position}"/>`;
  const end = (other: number) =>
    '<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>' +
    `<c:crossAx val="${String(other)}"/><c:crosses val="autoZero"/>`;
  return (
    `<c:catAx>${start(1, names)}<c:numFmt formatCode="General" sourceLinked="1"/>${end(2)}` +
    '<c:auto val="1"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="0"/></c:catAx>' +
    `<c:valAx>${start(2, values)}<c:majorGridlines/>` +
    `<c:numFmt formatCode="${escapeXml(format)}" sourceLinked="0"/>${end(1)}` +
    '<c:crossBetween val="between"/></c:valAx>'
  );
}

const usualFormat = 'General';

function formatOf(cells: readonly (PlannedCell | undefined)[]): string {
  const style = cells.find((cell) => typeof cell?.style === 'object')?.style;
  return typeof style === 'object' ? style.numberFormat : usualFormat;
}

function listCells(range: CellRange, { find }: ChartCells): (PlannedCell | undefined)[] {
  const { firstRow, firstColumn, lastRow, lastColumn } = range;
  const found: (PlannedCell | undefined)[] = [];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) found.push(find(row, column));
  }
  return found;
}

/** A reference to cells, with what is in them: programs that do not calculate draw that. */
function refer(range: CellRange, cells: ChartCells, isNumbers = false): string {
  const { firstRow, firstColumn, lastRow, lastColumn } = range;
  const found = listCells(range, cells);
  const values = found.map((cell) => cell?.value);
  const areNumbers = isNumbers || values.every((value) => typeof value === 'number');
  const points = values.map((value, index) => {
    if (value === undefined || (areNumbers && typeof value !== 'number')) return '';
    return `<c:pt idx="${String(index)}"><c:v>${escapeCell(String(value))}</c:v></c:pt>`;
  });
  const [first, last] = [nameCell(firstRow, firstColumn), nameCell(lastRow, lastColumn)];
  const place = escapeXml(
    `${quoteSheet(cells.sheet)}!${fix(first)}${first === last ? '' : `:${fix(last)}`}`,
  );
  const known = `<c:ptCount val="${String(values.length)}"/>${points.join('')}`;
  return areNumbers
    ? `<c:numRef><c:f>${place}</c:f><c:numCache><c:formatCode>${escapeXml(formatOf(found))}</c:formatCode>${known}</c:numCache></c:numRef>`
    : `<c:strRef><c:f>${place}</c:f><c:strCache>${known}</c:strCache></c:strRef>`;
}

/** `$B$5` of `B5`. */
const fix = (cell: string): string => cell.replace(/^([A-Z]+)/, '$$$1$$');
