import { UserError } from '../../user-error.js';

/** The industries of a portfolio: all codes, and the countries of those that have one. */
export interface Portfolio {
  codes: string[];
  /** Upper-case `AU/1214`; empty where the file has no column of countries. */
  keys: ReadonlySet<string>;
}

const codePattern = /^[A-Za-z0-9]{1,16}$/;
const countryPattern = /^[A-Za-z]{2}$/;

/** Reads a CSV file with a column `Code`, and perhaps `Country`; without a heading, codes only. */
export function parsePortfolio(text: string, file: string): Portfolio {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, cells: splitCells(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = rows[0]?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const hasHeading = heading.includes('code');
  const [codeAt, countryAt] = hasHeading
    ? [heading.indexOf('code'), heading.indexOf('country')]
    : [0, -1];
  const codes = new Set<string>();
  const keys = new Set<string>();
  for (const { line, cells } of hasHeading ? rows.slice(1) : rows) {
    const code = cells[codeAt] ?? '';
    const country = cells[countryAt] ?? '';
    const place = `line ${String(line)} of ${file}`;
    if (!codePattern.test(code)) {
      throw new UserError(
        `${JSON.stringify(code)} in ${place} is not a code: it must be 1 to 16 letters or digits, in the column Code.`,
      );
    }
    if (country !== '' && !countryPattern.test(country)) {
      throw new UserError(
        `${JSON.stringify(country)} in ${place} is not a country: it must be two letters, such as AU.`,
      );
    }
    codes.add(code);
    if (countryAt >= 0) keys.add(`${country}/${code}`.toUpperCase());
  }
  if (codes.size === 0) throw new UserError(`There are no codes in ${file}.`);
  return { codes: [...codes], keys };
}

/** Whether a report is of the portfolio; a row without a country means the industry of any country. */
export function isHeld({ keys }: Portfolio, { Country, Code }: { Country: string; Code: string }) {
  if (keys.size === 0) return true;
  return keys.has(`${Country}/${Code}`.toUpperCase()) || keys.has(`/${Code}`.toUpperCase());
}

/** Commas, semicolons or tabs, as spreadsheets of different countries write them. */
function splitCells(line: string): string[] {
  return (line.match(/("(?:[^"]|"")*"|[^,;\t]*)(?:[,;\t]|$)/g) ?? [])
    .map((cell) => cell.replace(/[,;\t]$/, '').trim())
    .map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}
