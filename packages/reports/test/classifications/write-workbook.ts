import { writeArchive } from '../../../../test/write-archive.js';

type Cell = string | number;

/** A workbook with one sheet, as spreadsheet programs write it: shared texts, numbers as numbers. */
export function writeWorkbook(rows: readonly (readonly Cell[])[]): Uint8Array {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const sheet = rows
    .map((row, index) => {
      const line = String(index + 1);
      const cells = row.map((cell, column) => writeCell(cell, `${name(column)}${line}`, texts));
      return `<row r="${line}">${cells.join('')}</row>`;
    })
    .join('');
  return writeArchive({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Codes" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${escape(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

const name = (column: number) => String.fromCharCode(65 + column);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function writeCell(cell: Cell, place: string, texts: readonly string[]): string {
  if (cell === '') return `<c r="${place}"/>`;
  return typeof cell === 'number'
    ? `<c r="${place}"><v>${String(cell)}</v></c>`
    : `<c r="${place}" t="s"><v>${String(texts.indexOf(cell))}</v></c>`;
}
