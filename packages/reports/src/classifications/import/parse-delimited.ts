import { detectDelimiter } from 'hucre/csv';
import { ImportError, type SourceRow } from './source-table.js';

/**
 * Text with commas, semicolons, tabs or bars between values; quoted values may span lines. Unlike
 * the library, it knows the line of each row and refuses a quoted value without an end.
 */
export function parseDelimited(text: string): SourceRow[] {
  const content = text.replace(/^\uFEFF/, '');
  const [heads = ''] = content.split('\n', 1);
  const delimiter = detectDelimiter(heads);
  const rows: SourceRow[] = [];
  let row: SourceRow = { line: 1, cells: [] };
  let line = 1;
  let offset = 0;
  const endRow = () => {
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  while (offset < content.length) {
    const cell = readCell(content, offset, { delimiter, line });
    row.cells.push(cell.text);
    line += cell.lines;
    offset = cell.end;
    if (content[offset] === delimiter) {
      offset += 1;
      if (offset === content.length) row.cells.push('');
      continue;
    }
    if (content[offset] === '\r') offset += 1;
    if (content[offset] === '\n') offset += 1;
    line += 1;
    endRow();
  }
  endRow();
  return rows;
}

interface Cell {
  text: string;
  /** The position of the delimiter or the end of the line. */
  end: number;
  /** Line breaks within the value. */
  lines: number;
}

function readCell(
  content: string,
  start: number,
  { delimiter, line }: { delimiter: string; line: number },
): Cell {
  if (content[start] !== '"') {
    let end = start;
    while (end < content.length && content[end] !== delimiter && !isBreak(content[end])) end += 1;
    return { text: content.slice(start, end).trim(), end, lines: 0 };
  }
  let end = start + 1;
  for (;;) {
    const quote = content.indexOf('"', end);
    if (quote < 0) throw new ImportError('a quoted value has no end; is the file cut short?', line);
    end = quote + 1;
    if (content[end] !== '"') break;
    end += 1;
  }
  const raw = content.slice(start + 1, end - 1);
  const after = content[end];
  if (after !== undefined && after !== delimiter && !isBreak(after)) {
    throw new ImportError(`after a quoted value comes ${JSON.stringify(after)}.`, line);
  }
  return {
    text: raw.replaceAll('""', '"').trim(),
    end,
    lines: raw.split('\n').length - 1,
  };
}

const isBreak = (character: string | undefined) => character === '\n' || character === '\r';
