import { crc32, deflateRawSync } from 'node:zlib';

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
  return zip({
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

function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const plain = Buffer.from(text);
    const packed = deflateRawSync(plain);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(checksum(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(plain.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(path)]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, entry, Buffer.from(path)]),
    );
    parts.push(head, packed);
    offset += head.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}

/** Node has one from 20.15 on, but not in its types for every release; the reader does not look at it. */
const checksum = (bytes: Uint8Array): number => (typeof crc32 === 'function' ? crc32(bytes) : 0);
