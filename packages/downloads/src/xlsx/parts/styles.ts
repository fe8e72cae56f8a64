import type { CellStyle, PlannedCell } from '../plan.js';
import { spreadsheetNamespace } from './namespaces.js';
import { escapeXml } from './xml.js';

/** The styles of a workbook: cells name them by their numbers. */
export interface Styles {
  numberOf(style: PlannedCell['style']): number;
  write(): string;
}

const ink = '<color rgb="FF15202B"/>';
const muted = '<color rgb="FF556472"/>';
const calibri = '<name val="Calibri"/><family val="2"/>';

/** In the order of their numbers. */
const fonts = {
  usual: `<sz val="11"/><color theme="1"/>${calibri}<scheme val="minor"/>`,
  text: `<sz val="11"/>${ink}${calibri}`,
  bold: `<b/><sz val="11"/>${ink}${calibri}`,
  heading: `<b/><sz val="12"/>${ink}${calibri}`,
  title: `<b/><sz val="16"/>${ink}${calibri}`,
  note: `<i/><sz val="11"/>${muted}${calibri}`,
  link: `<u/><sz val="11"/><color theme="10"/>${calibri}`,
};

const borders = [
  '<left/><right/><top/><bottom/><diagonal/>',
  '<left/><right/><top/><bottom style="thin"><color rgb="FFC4CCD4"/></bottom><diagonal/>',
];

interface CellFormat {
  font: keyof typeof fonts;
  align?: string;
  /** Below the cell. */
  hasLine?: boolean;
  numberFormat?: number;
}

const wrapped = 'vertical="top" wrapText="1"';

const formats: Record<CellStyle, CellFormat> = {
  title: { font: 'title' },
  heading: { font: 'heading' },
  note: { font: 'note' },
  head: { font: 'bold', align: 'wrapText="1"', hasLine: true },
  numberHead: { font: 'bold', align: 'horizontal="right" wrapText="1"', hasLine: true },
  prose: { font: 'text', align: wrapped },
  text: { font: 'text', align: wrapped },
  groupHead: { font: 'bold' },
  link: { font: 'link' },
};

/** The number formats that every spreadsheet knows; others are numbered from 164 on. */
const builtIn = new Map([
  ['General', 0],
  ['0', 1],
  ['0.00', 2],
  ['#,##0', 3],
  ['#,##0.00', 4],
]);
const firstOwn = 164;

/** Excel allows 64,000 styles: each is made once. */
export function createStyles(): Styles {
  const names = Object.keys(formats);
  // Style 0 is that of cells without one.
  const numbers = new Map(names.map((name, index) => [name, index + 1]));
  const used: CellFormat[] = [{ font: 'usual' }, ...Object.values(formats)];
  const own: string[] = [];
  const numberFormatOf = (code: string) => {
    const known = builtIn.get(code);
    if (known !== undefined) return known;
    if (!own.includes(code)) own.push(code);
    return firstOwn + own.indexOf(code);
  };
  return {
    numberOf(style) {
      const name =
        typeof style === 'string' ? style : `${style.isName ? '<' : '>'}${style.numberFormat}`;
      const known = numbers.get(name);
      if (known !== undefined || typeof style === 'string') return known ?? 0;
      const align = `horizontal="${style.isName ? 'left' : 'right'}" vertical="top"`;
      used.push({ font: 'text', align, numberFormat: numberFormatOf(style.numberFormat) });
      numbers.set(name, used.length - 1);
      return used.length - 1;
    },
    write: () => writeStyles(own, used),
  };
}

function writeStyles(numberFormats: readonly string[], used: readonly CellFormat[]): string {
  const codes = numberFormats.map(
    (code, index) =>
      `<numFmt numFmtId="${String(firstOwn + index)}" formatCode="${escapeXml(code)}"/>`,
  );
  return (
    `<styleSheet xmlns="${spreadsheetNamespace}">` +
    (codes.length > 0 ? list('numFmts', codes) : '') +
    list(
      'fonts',
      Object.values(fonts).map((font) => `<font>${font}</font>`),
    ) +
    // The first two fills are fixed.
    list(
      'fills',
      ['none', 'gray125'].map((name) => `<fill><patternFill patternType="${name}"/></fill>`),
    ) +
    list(
      'borders',
      borders.map((border) => `<border>${border}</border>`),
    ) +
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']) +
    list('cellXfs', used.map(writeFormat)) +
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']) +
    '</styleSheet>'
  );
}

const list = (name: string, items: readonly string[]): string =>
  `<${name} count="${String(items.length)}">${items.join('')}</${name}>`;

function writeFormat({ font, align, hasLine = false, numberFormat = 0 }: CellFormat): string {
  const fontId = Object.keys(fonts).indexOf(font);
  const ids = [
    `numFmtId="${String(numberFormat)}" fontId="${String(fontId)}" fillId="0"`,
    `borderId="${hasLine ? '1' : '0'}" xfId="0"`,
    ...(numberFormat > 0 ? ['applyNumberFormat="1"'] : []),
    ...(fontId > 0 ? ['applyFont="1"'] : []),
    ...(hasLine ? ['applyBorder="1"'] : []),
  ].join(' ');
  return align === undefined
    ? `<xf ${ids}/>`
    : `<xf ${ids} applyAlignment="1"><alignment ${align}/></xf>`;
}
