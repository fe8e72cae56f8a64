import { shorten, type PlannedChart, type SheetPlan } from '../plan.js';
import { chartNamespace, drawingNamespace, relationNamespace } from './namespaces.js';
import { relationOf } from './package.js';
import { pixelsOf } from './widths.js';
import { escapeXml } from './xml.js';

/** In pixels. */
const chartWidth = 760;
/** A row without a height of its own has 20 pixels. */
const rowsHigh = 16;
/** As Excel itself writes at most. */
const longestAltText = 255;
/** English Metric Units. */
const unitsOfPixel = 9525;

/** Where the charts of a sheet are. */
export function writeDrawing({ charts, widths }: SheetPlan): string {
  const to = findEnd(widths);
  const anchors = charts.map((chart, index) => writeAnchor(chart, index, to));
  return (
    '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"' +
    ` xmlns:a="${drawingNamespace}" xmlns:c="${chartNamespace}" xmlns:r="${relationNamespace}">` +
    `${anchors.join('')}</xdr:wsDr>`
  );
}

interface ChartEnd {
  column: number;
  /** In pixels, from the left of the column. */
  offset: number;
}

function findEnd(widths: readonly number[]): ChartEnd {
  let offset = chartWidth;
  let column = 0;
  for (; offset >= pixelsOf(widths[column]); column += 1) offset -= pixelsOf(widths[column]);
  return { column, offset };
}

function writeAnchor({ row, altText }: PlannedChart, index: number, to: ChartEnd): string {
  const text =
    altText === undefined ? '' : ` descr="${escapeXml(shorten(altText, longestAltText))}"`;
  const name = `id="${String(index + 2)}" name="Chart ${String(index + 1)}"`;
  return (
    `<xdr:twoCellAnchor><xdr:from>${writeMarker(0, 0, row)}</xdr:from>` +
    `<xdr:to>${writeMarker(to.column, to.offset, row + rowsHigh)}</xdr:to>` +
    `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr ${name}${text}/>` +
    '<xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>' +
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>' +
    `<a:graphic><a:graphicData uri="${chartNamespace}"><c:chart r:id="${relationOf(index)}"/>` +
    '</a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>'
  );
}

const writeMarker = (column: number, offset: number, row: number): string =>
  `<xdr:col>${String(column)}</xdr:col><xdr:colOff>${String(offset * unitsOfPixel)}</xdr:colOff>` +
  `<xdr:row>${String(row)}</xdr:row><xdr:rowOff>0</xdr:rowOff>`;
