import type { Synonym } from '@broadsheet/store';
import { UserError } from '../user-error.js';

const header = ['language', 'word', 'meaning'] as const;
const mostRows = 10_000;
const mostLetters = 100;

/** Parses `language,word,meaning`; reports all errors at once, each with its line. */
export function parseSynonyms(text: string, file: string): Synonym[] {
  const rows = parseRows(text.replace(/^\uFEFF/, ''));
  const [first, ...rest] = rows;
  const names = first?.cells.map((cell) => cell.toLowerCase());
  if (names?.join() !== header.join()) {
    const found = first ? JSON.stringify(first.cells.join(',')) : 'nothing';
    throw new UserError(`${file}: the first line must be language,word,meaning; it is ${found}.`);
  }
  if (rest.length > mostRows) {
    throw new UserError(
      `${file}: ${String(rest.length)} rows; at most ${String(mostRows)} at once.`,
    );
  }
  const faults = rest.flatMap(({ cells, line }) => {
    const fault = findFault(cells);
    return fault === undefined ? [] : [`${file}:${String(line)}: ${fault}`];
  });
  if (faults.length > 0) throw new UserError(faults.slice(0, 20).join('\n'));
  return rest.map(({ cells: [language = '', word = '', meaning = ''] }) => ({
    ...{ language, word, meaning },
  }));
}

function findFault(cells: readonly string[]): string | undefined {
  if (cells.length !== header.length) {
    return `${String(cells.length)} values; a row is language,word,meaning, such as English,beer,breweries.`;
  }
  for (const [index, name] of header.entries()) {
    const cell = cells[index] ?? '';
    if (!/\p{L}/u.test(cell)) return `${name} is ${JSON.stringify(cell)}; it must have letters.`;
    if (cell.length > mostLetters) {
      return `${name} has ${String(cell.length)} letters; at most ${String(mostLetters)}.`;
    }
  }
  return undefined;
}

interface CsvRow {
  line: number;
  cells: string[];
}

/** A cell may be in double quotes, with doubled ones inside; a row is one line. */
function parseRows(text: string): CsvRow[] {
  return text
    .split(/\r?\n/)
    .map((content, index) => ({ line: index + 1, content }))
    .filter(({ content }) => content.trim() !== '')
    .map(({ line, content }) => ({ line, cells: splitCells(content) }));
}

const cell = /(?:^|,)(?:\s*"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))/g;

const splitCells = (line: string): string[] =>
  [...line.matchAll(cell)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );
