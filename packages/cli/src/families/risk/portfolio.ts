import { hasCodeForm, hasCountryForm } from '@broadsheet/contract';
import { UserError } from '../../user-error.js';

/** The codes of a portfolio by upper-case country; an empty country means any. */
export type Portfolio = ReadonlyMap<string, readonly string[]>;

interface Row {
  line: number;
  cells: string[];
}

/** Reads a CSV file with a column `Code`, and perhaps `Country`; without a heading, codes only. */
export function parsePortfolio(text: string, file: string): Portfolio {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, cells: splitCells(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = rows[0]?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const hasHeading = heading.includes('code');
  if (!hasHeading) refuseOtherHeading(rows, file);
  const [codeAt, countryAt] = hasHeading
    ? [heading.indexOf('code'), heading.indexOf('country')]
    : [0, -1];
  const portfolio = new Map<string, Set<string>>();
  for (const row of hasHeading ? rows.slice(1) : rows) {
    const { code, country } = readRow(row, { codeAt, countryAt, file });
    const codes = portfolio.get(country) ?? new Set();
    portfolio.set(country, codes.add(code));
  }
  if (portfolio.size === 0) throw new UserError(`There are no codes in ${file}.`);
  return new Map(Array.from(portfolio, ([country, codes]) => [country, [...codes]]));
}

interface Columns {
  codeAt: number;
  /** -1 if the file has no such column. */
  countryAt: number;
  file: string;
}

function readRow({ line, cells }: Row, { codeAt, countryAt, file }: Columns) {
  const code = cells[codeAt] ?? '';
  const country = cells[countryAt] ?? '';
  const where = `line ${String(line)} of ${file}`;
  if (!hasCodeForm(code)) {
    throw new UserError(
      `${JSON.stringify(code)} in ${where} is not a code: it must be 1 to 16 letters or digits, in the column Code.`,
    );
  }
  if (country !== '' && !hasCountryForm(country)) {
    throw new UserError(
      `${JSON.stringify(country)} in ${where} is not a country: it must be two letters, such as AU.`,
    );
  }
  return { code, country: country.toUpperCase() };
}

/**
 * A first line without a digit is a heading if digits follow below it: codes of one classification
 * look alike. The same is true if only another column has digits, because then that one has the
 * codes.
 */
function refuseOtherHeading([first, ...rest]: readonly Row[], file: string): void {
  const hasDigit = (cell = '') => /\d/.test(cell);
  if (!first || hasDigit(first.cells[0])) return;
  const isHeading = rest.some(({ cells }) => hasDigit(cells[0]));
  const isOtherColumn = [first, ...rest].some(({ cells }) => cells.slice(1).some(hasDigit));
  if (!isHeading && !isOtherColumn) return;
  const cells = first.cells.filter((cell) => cell !== '').map((cell) => JSON.stringify(cell));
  throw new UserError(
    `${file} has no column Code: its first line is ${cells.join(', ')}. Name the column of the codes Code, or leave the heading out and write the codes first.`,
  );
}

/** Commas, semicolons or tabs, as spreadsheets of different countries write them. */
function splitCells(line: string): string[] {
  return (line.match(/("(?:[^"]|"")*"|[^,;\t]*)(?:[,;\t]|$)/g) ?? [])
    .map((cell) => cell.replace(/[,;\t]$/, '').trim())
    .map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}
