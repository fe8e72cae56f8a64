import { ImportError, type SourceRow, type SourceTable } from './source-table.js';
import { openZip } from './unzip.js';

/**
 * The sheets of a workbook (Office Open XML), values only. The files of offices need no more than
 * texts and numbers, so formulas, dates and formats are left alone.
 */
export function readWorkbook(bytes: Uint8Array): SourceTable[] {
  const open = openZip(bytes);
  const workbook = open('xl/workbook.xml');
  if (workbook === undefined) {
    throw new ImportError('The file is a ZIP archive, but not a workbook (.xlsx).');
  }
  const targets = readTargets(open('xl/_rels/workbook.xml.rels') ?? '');
  const strings = readStrings(open('xl/sharedStrings.xml') ?? '');
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(([, attributes = '']) => {
    const target = targets.get(readAttribute(attributes, 'r:id') ?? '') ?? '';
    const sheet = open(target.startsWith('/') ? target.slice(1) : `xl/${target}`) ?? '';
    return { name: readAttribute(attributes, 'name') ?? '', rows: readRows(sheet, strings) };
  });
}

function readTargets(relations: string): Map<string, string> {
  const all = [...relations.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)];
  return new Map(
    all.map(([, attributes = '']) => [
      readAttribute(attributes, 'Id') ?? '',
      readAttribute(attributes, 'Target') ?? '',
    ]),
  );
}

function readStrings(text: string): string[] {
  return [...text.matchAll(/<(?:\w+:)?si>(.*?)<\/(?:\w+:)?si>/gs)].map(([, content = '']) =>
    readTexts(content),
  );
}

/** A text may be in several runs of different fonts. Readings of Japanese text are left out. */
function readTexts(content: string): string {
  const plain = content.replace(/<(?:\w+:)?rPh\b.*?<\/(?:\w+:)?rPh>/gs, '');
  const texts = [...plain.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>(.*?)<\/(?:\w+:)?t>/gs)];
  return texts.map(([, text = '']) => unescape(text)).join('');
}

function readRows(sheet: string, strings: readonly string[]): SourceRow[] {
  const rows: SourceRow[] = [];
  const all = sheet.matchAll(/<(?:\w+:)?row\s([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?row>)/gs);
  for (const [, attributes = '', content = ''] of all) {
    const line = Number(readAttribute(attributes, 'r') ?? rows.length + 1);
    const row = readCells(content, strings);
    if (row.cells.some((cell) => cell !== '')) rows.push({ line, ...row });
  }
  return rows;
}

function readCells(content: string, strings: readonly string[]) {
  const cells: string[] = [];
  const numbers = new Set<number>();
  const all = content.matchAll(/<(?:\w+:)?c\s([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs);
  for (const [, attributes = '', inner = ''] of all) {
    const column = readColumn(readAttribute(attributes, 'r')) ?? cells.length;
    while (cells.length < column) cells.push('');
    const type = readAttribute(attributes, 't');
    const [, value = ''] = /<(?:\w+:)?v(?:\s[^>]*)?>(.*?)<\/(?:\w+:)?v>/s.exec(inner) ?? [];
    if ((type === undefined || type === 'n') && value !== '') numbers.add(column);
    cells[column] = readValue({ type, value, inner, strings });
  }
  return { cells, numbers };
}

interface CellValue {
  type: string | undefined;
  value: string;
  inner: string;
  strings: readonly string[];
}

function readValue({ type, value, inner, strings }: CellValue): string {
  if (type === 's') return (strings[Number(value)] ?? '').trim();
  return (type === 'inlineStr' ? readTexts(inner) : unescape(value)).trim();
}

/** `C7` is column 2. */
function readColumn(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  if (letters === undefined) return undefined;
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readAttribute(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes) ?? [];
  return value === undefined ? undefined : unescape(value);
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

function unescape(text: string): string {
  return text
    .replace(/&(?:#(\d+)|#x([0-9a-fA-F]+)|(\w+));/g, (whole, decimal, hexadecimal, name) => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      if (hexadecimal !== undefined) return String.fromCodePoint(parseInt(String(hexadecimal), 16));
      return entities[String(name)] ?? whole;
    })
    .replace(/_x000D_/g, '');
}
