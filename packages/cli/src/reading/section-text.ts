import type { SectionResult, SectionToken } from '@broadsheet/client';
import { sections as known } from '@broadsheet/contract/sections';
import { readName, readScalar } from '../preview/read-aloud.js';
import { findYearTable, type YearTable } from '../preview/year-table.js';
import { displayWidth, padDisplay } from '../terminal/display-width.js';
import type { Paint } from '../terminal/paint.js';
import { printable, printableLines } from '../terminal/printable.js';
import { wrapLine } from '../terminal/wrap-line.js';

interface TextOptions {
  paint: Paint;
  /** Columns that there are. */
  width: number;
}

type Fields = Record<string, unknown>;

/** Sections as people read them: what is one value first, in one list, then the others. */
export function formatSections(
  results: [SectionToken, SectionResult<unknown>][],
  options: TextOptions,
): string {
  const found = results.flatMap(([token, { body }]) =>
    isFields(body) ? [{ label: known[token].label, body }] : [],
  );
  const values = found.filter(({ body }) => isOneValue(body));
  const others = found.filter(({ body }) => !isOneValue(body));
  const list = formatPairs(
    values.map(({ label, body }) => [label, readScalar(Object.values(body)[0])]),
    options,
  );
  const blocks = others.map(({ label, body }) => [
    options.paint('bold', label),
    ...indent(formatBody(body, { ...options, width: options.width - 2 })),
  ]);
  return [list, ...blocks]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** A narrative tells in its text what its fields hold one by one. */
function formatBody(body: Fields, options: TextOptions): string[] {
  const { AnalysisPlainText: text } = body;
  if (typeof text !== 'string') return formatFields(body, options);
  return printableLines(text.trim()).flatMap((line) => wrapLine(line, options.width));
}

function formatFields(fields: Fields, options: TextOptions): string[] {
  const entries = Object.entries(fields);
  const plain = entries.filter(([, value]) => isPlain(value));
  const nested = entries.filter(([, value]) => !isPlain(value));
  const pairs = plain.map(([name, value]): [string, string] => [
    readName(name),
    readPlain(name, value),
  ]);
  return [
    ...formatPairs(pairs, options),
    ...nested.flatMap(([name, value]) => {
      const lines = formatNested(value, options);
      return entries.length === 1 ? lines : ['', options.paint('cyan', readName(name)), ...lines];
    }),
  ];
}

function formatNested(value: unknown, options: TextOptions): string[] {
  if (isFields(value)) return formatFields(value, options);
  const rows = Array.isArray(value) ? value.filter(isFields) : [];
  const years = findYearTable(rows);
  if (years) return formatYears(years, options);
  if (rows.every((row) => Object.values(row).every(isPlain))) return formatRows(rows, options);
  return rows.flatMap((row) => formatEntry(row, options));
}

/** An entry too rich for the row of a table: its first field names it. */
function formatEntry(fields: Fields, options: TextOptions): string[] {
  const [[, name] = ['', ''], ...rest] = Object.entries(fields);
  const inner = formatFields(Object.fromEntries(rest), { ...options, width: options.width - 2 });
  return ['', printable(readScalar(name)), ...indent(inner)];
}

function formatRows(rows: Fields[], options: TextOptions): string[] {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const cells = rows.map((row) =>
    columns.map((column) => (column in row ? readPlain(column, row[column]) : '')),
  );
  return formatAligned([columns.map(readName), ...cells], options);
}

function formatYears({ years, rows }: YearTable, options: TextOptions): string[] {
  const lines = rows.map(({ name, isGroup, values }) => [
    isGroup ? name.toUpperCase() : name,
    ...years.map((_, index) => (isGroup ? '' : readScalar(values[index]))),
  ]);
  return formatAligned([['', ...years.map(String)], ...lines], options);
}

const number = /^\u2212?[\d.,]+%?$|^\d{4}-\d\d-\d\d$|^–$|^$/;

/** Numbers line up at their right, under a heading that does too. */
function formatAligned(rows: string[][], { paint }: TextOptions): string[] {
  const cells = rows.map((row) => row.map(printable));
  const columns = (cells[0] ?? []).map((_, column) => cells.map((row) => row[column] ?? ''));
  const widths = columns.map((column) => Math.max(...column.map(displayWidth)));
  const isNumeric = columns.map((column) => column.slice(1).every((cell) => number.test(cell)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        const fill = ' '.repeat(Math.max(0, width - displayWidth(cell)));
        return isNumeric[column] ? fill + cell : padDisplay(cell, width);
      })
      .join('  ')
      .trimEnd(),
  );
  const [heading = '', ...rest] = lines;
  return [paint('dim', heading), ...rest];
}

/** Names on the left, values on the right, long ones wrapped. */
function formatPairs(pairs: [string, string][], { width }: TextOptions): string[] {
  const widest = Math.max(0, ...pairs.map(([name]) => displayWidth(name)));
  return pairs.flatMap(([name, value]) => {
    const room = Math.max(20, width - widest - 2);
    const lines = wrapLine(printable(value), room);
    return lines.map((line, index) => `${padDisplay(index === 0 ? name : '', widest)}  ${line}`);
  });
}

const indent = (lines: string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`));

/** Fields whose values are names of ours, written as names are. */
const naming = new Set(['Ratio', 'Measure', 'Kind', 'Relationship']);

function readPlain(name: string, value: unknown): string {
  if (naming.has(name) && typeof value === 'string') return readName(value);
  if (Array.isArray(value)) return value.map((item) => readScalar(item)).join(', ');
  return readScalar(value, { groups: name !== 'Year' });
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

const isPlain = (value: unknown) =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar));

const isOneValue = (body: Fields) =>
  Object.keys(body).length === 1 && Object.values(body).every(isScalar);
