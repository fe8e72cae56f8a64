import type { CellStyle } from 'hucre/xlsx';

const font = { name: 'Calibri', size: 11 };
const muted = { rgb: '556472' };
const head: CellStyle = {
  font: { ...font, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E4EAF0' } },
  alignment: { vertical: 'center' },
};

type StyleName =
  | 'title'
  | 'notes'
  | 'head'
  | 'numberHead'
  | 'name'
  | 'text'
  | 'number'
  | 'largeNumber'
  | 'singleNumber'
  | 'truth';

/** How the cells of a workbook for editors look. */
export const styles: Record<StyleName, CellStyle> = {
  title: { font: { ...font, size: 13, bold: true } },
  notes: {
    font: { ...font, size: 9, italic: true, color: muted },
    alignment: { wrapText: true, vertical: 'top' },
  },
  head,
  numberHead: { ...head, alignment: { horizontal: 'right', vertical: 'center' } },
  name: { font: { ...font, bold: true }, alignment: { vertical: 'top' } },
  // The format of text keeps the leading zeros of a code.
  text: { font, numFmt: '@', alignment: { wrapText: true, vertical: 'top' } },
  // Shows numbers as they are; years have no commas.
  number: { font, alignment: { vertical: 'top' } },
  largeNumber: { font, numFmt: '#,##0', alignment: { vertical: 'top' } },
  singleNumber: { font, alignment: { horizontal: 'left', vertical: 'top' } },
  truth: { font, alignment: { horizontal: 'center', vertical: 'top' } },
};
