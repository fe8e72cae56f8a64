import { listAncestors, type ClassificationTree, type TreeCode } from '../classification-tree.js';
import type { ConcordanceDocument, ConcordanceLink } from '../document.js';
import { findKnownSystem } from '../known-systems.js';
import { findHeader } from './find-columns.js';
import { plainCode } from './raw-code.js';
import { ImportError, type SourceRow, type SourceTable } from './source-table.js';

export interface ConcordanceOptions {
  from: ClassificationTree;
  to: ClassificationTree;
  source: string;
  licence: string;
  isExtract?: boolean | undefined;
}

interface LinkColumns {
  from: number;
  to: number;
  /** Columns with a mark if only a part of the code corresponds: `*`, `1` or `p`. */
  parts: number[];
  /** `exact` or `partial`, in the plain form. */
  match: number | undefined;
}

/**
 * Makes a concordance from the tables of a file: those of the United Nations (`NACE2code, NACE2part, ISIC4code,
 * ISIC4part`), of the Census Bureau and of other offices, or the plain form `from, to, match`.
 */
export function importConcordance(
  tables: readonly SourceTable[],
  options: ConcordanceOptions,
): ConcordanceDocument {
  const { from, to } = options;
  const table = findHeader(tables, (names) => findColumns(names, from, to));
  if (!table) {
    throw new ImportError(
      `There is no line that names columns of ${from.version} and ${to.version}. Give the file a first line such as from,to,match.`,
    );
  }
  const links = table.rows.flatMap((row) => readRow(row, table.found, options) ?? []);
  if (!options.isExtract) requireWhole(links, from, table.rows.at(-1)?.line);
  return {
    From: from.version,
    To: to.version,
    Source: options.source,
    Licence: options.licence,
    ...(options.isExtract && { Extract: true }),
    Links: dropRepeats(links, table.found.parts.length > 0 || table.found.match !== undefined),
  };
}

/** A few codes may correspond to nothing; if many do, the rest of the file is missing. */
const mostWithoutLinks = 0.1;

/** Refuses a concordance of an official classification that has only a part of the codes. */
function requireWhole(
  links: readonly ConcordanceLink[],
  { version, codes, document }: ClassificationTree,
  lastLine: number | undefined,
): void {
  if (!findKnownSystem(version) || document.Extract) return;
  const linked = new Set(links.map(({ From }) => From));
  const last = codes.filter(({ children }) => children.length === 0);
  const isLinked = (code: TreeCode) =>
    linked.has(code.Code) || [...listAncestors(code)].some(({ Code }) => linked.has(Code));
  const count = last.filter(isLinked).length;
  if (count >= last.length * (1 - mostWithoutLinks)) return;
  throw new ImportError(
    `Of the ${String(last.length)} codes of ${version} that have none below them, ${String(count)} have a link. The file is cut short, or a part (--extract).`,
    lastLine,
  );
}

function findColumns(
  names: string[],
  from: ClassificationTree,
  to: ClassificationTree,
): LinkColumns | undefined {
  const fromColumn = findSide(names, from, 'from');
  const toColumn = findSide(names, to, 'to');
  if (fromColumn < 0 || toColumn < 0 || fromColumn === toColumn) return undefined;
  return {
    from: fromColumn,
    to: toColumn,
    parts: names.flatMap((name, index) =>
      /(^|[^a-z])(part|partial|p)($|[^a-z])|part$/.test(name) ? [index] : [],
    ),
    match: names.includes('match') ? names.indexOf('match') : undefined,
  };
}

const isAside = (name: string) => /title|description|part|note|detail|label|activity/.test(name);

/** The column of a system's codes: it names the system, and is not that of titles or marks. */
function findSide(
  names: readonly string[],
  { version }: ClassificationTree,
  plain: string,
): number {
  const exact = names.indexOf(plain);
  if (exact >= 0) return exact;
  const [system = ''] = version.toLowerCase().split('-');
  const fits = (name: string) => !isAside(name) && name.replace(/ /g, '').includes(system);
  return names.findIndex(fits);
}

function readRow(
  row: SourceRow,
  columns: LinkColumns,
  { from, to }: ConcordanceOptions,
): (ConcordanceLink & { line: number }) | undefined {
  const { line, cells } = row;
  const source = readCode(row, columns.from, from);
  const target = readCode(row, columns.to, to);
  if (source === undefined || target === undefined) return undefined;
  const isPart = columns.parts.some((index) => !/^0?$/.test(cells[index] ?? ''));
  return { line, From: source, To: target, Exact: !isPart && readMatch(row, columns.match) };
}

function readMatch({ line, cells }: SourceRow, column: number | undefined): boolean {
  const match = column === undefined ? 'exact' : (cells[column] ?? '').toLowerCase();
  if (match === 'exact' || match === 'partial') return match === 'exact';
  throw new ImportError(`match is ${JSON.stringify(match)}; it must be exact or partial.`, line);
}

/** Undefined if the cell is empty, or `0`, which means none. */
function readCode(row: SourceRow, column: number, tree: ClassificationTree): string | undefined {
  const text = plainCode(row.cells[column] ?? '').replace(/\*$/, '');
  if (text === '' || text === '0') return undefined;
  const filled = row.numbers?.has(column) ? fillZeros(text, tree) : text;
  const found = tree.read(filled);
  if (found) return found.code.Code;
  throw new ImportError(`${tree.version} has no code ${JSON.stringify(text)}.`, row.line);
}

/** Links are between classes: a number in a workbook has lost its leading zeros. */
function fillZeros(text: string, tree: ClassificationTree): string {
  const deepest = tree.codes.reduce((length, { Code }) => Math.max(length, Code.length), 0);
  const filled = text.padStart(deepest, '0');
  return tree.find(filled) ? filled : text;
}

/** Without marks in the file, a link is exact if both codes have no other. */
function dropRepeats(
  links: readonly (ConcordanceLink & { line: number })[],
  isMarked: boolean,
): ConcordanceLink[] {
  const distinct = new Map<string, ConcordanceLink>();
  for (const { line: _, ...link } of links) {
    const key = `${link.From}/${link.To}`;
    const before = distinct.get(key);
    distinct.set(key, { ...link, Exact: link.Exact && (before?.Exact ?? true) });
  }
  const kept = [...distinct.values()];
  if (isMarked) return kept;
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { From, To } of kept) {
    count(`from ${From}`);
    count(`to ${To}`);
  }
  return kept.map((link) => ({
    ...link,
    Exact: counts.get(`from ${link.From}`) === 1 && counts.get(`to ${link.To}`) === 1,
  }));
}
