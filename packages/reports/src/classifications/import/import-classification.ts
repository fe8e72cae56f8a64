import type { ClassificationDocument, ClassifiedCode } from '../document.js';
import { findKnownSystem, type KnownSystem } from '../known-systems.js';
import { placeKnown } from './place-known.js';
import { placeOwn } from './place-own.js';
import type { RawClassification, RawCode } from './raw-code.js';
import { readLevels } from './read-levels.js';
import { readListed } from './read-listed.js';
import { readOutline } from './read-outline.js';
import { readWide } from './read-wide.js';
import { ImportError, type SourceTable } from './source-table.js';

export interface ImportOptions {
  /** The classification that the file is said to be. */
  version: string;
  /** Needed for a publisher's own system; official systems have theirs. */
  title?: string | undefined;
  source?: string | undefined;
  licence?: string | undefined;
  /** Only a part: official counts are not checked. */
  isExtract?: boolean | undefined;
}

export interface Imported {
  document: ClassificationDocument;
  /** Codes that mean "not further defined"; they stand for existing codes. */
  skipped: number;
  /** The position of each code in the file. */
  lines: ReadonlyMap<string, number>;
}

/** Makes a classification from the tables of a file in any of the known layouts. */
export function importClassification(
  tables: readonly SourceTable[],
  options: ImportOptions,
): Imported {
  const known = findKnownSystem(options.version);
  const raw = readLayout(tables, known);
  const kept = raw.codes.filter(({ title }) => !isNotFurtherDefined(title));
  requireDistinct(kept);
  const cleaned = kept.map((code) => ({ ...code, title: cleanTitle(code.title, known) }));
  const { codes, levels } = known
    ? { codes: placeKnown(cleaned, known), levels: known.levels.map(({ name }) => name) }
    : placeOwn({ ...raw, codes: cleaned });
  return {
    document: buildDocument(codes, levels, { known, options }),
    skipped: raw.codes.length - kept.length,
    lines: new Map(kept.map(({ code, line }) => [code.toLowerCase(), line])),
  };
}

function readLayout(
  tables: readonly SourceTable[],
  known: KnownSystem | undefined,
): RawClassification {
  const raw =
    readWide(tables, known) ??
    readLevels(tables, known) ??
    readListed(tables, known) ??
    readOutline(tables, known);
  if (raw && raw.codes.length > 0) return raw;
  const [first] = tables.flatMap(({ rows }) => rows);
  const start = first
    ? `it begins with ${JSON.stringify(first.cells.join(',').slice(0, 80))}`
    : 'it is empty';
  throw new ImportError(
    `The columns are not known; ${start}. Give the file a first line such as code,title,parent, or one row a class with its ancestors beside it: division_code,division_title,…,class_code,class_title.`,
    first?.line,
  );
}

const isNotFurtherDefined = (title: string) => /(^|[\s,(])n\.?f\.?d\.?\)?$/i.test(title);

/** The Census Bureau marks titles that three countries share with a T after the last word. */
const cleanTitle = (title: string, known: KnownSystem | undefined) =>
  known?.version === 'NAICS-2022' ? title.replace(/(?<=[a-z)])T$/, '').trim() : title;

function requireDistinct(codes: readonly RawCode[]): void {
  const lines = new Map<string, number>();
  for (const { code, title, line } of codes) {
    const first = lines.get(code.toLowerCase());
    if (first !== undefined) {
      throw new ImportError(
        `the code ${code} is there twice, first in line ${String(first)}.`,
        line,
      );
    }
    if (title === '') throw new ImportError(`the code ${code} has no title.`, line);
    lines.set(code.toLowerCase(), line);
  }
}

interface Context {
  known: KnownSystem | undefined;
  options: ImportOptions;
}

function buildDocument(
  Codes: ClassifiedCode[],
  Levels: string[],
  { known, options }: Context,
): ClassificationDocument {
  const {
    version,
    title = known?.title,
    source = known?.source,
    licence = known?.licence,
  } = options;
  if (title === undefined || source === undefined || licence === undefined) {
    throw new ImportError(
      `${version} is a system of your own: say what it is called (--title), where it is from (--source) and under which licence it is used (--licence).`,
    );
  }
  return {
    Version: known?.version ?? version.toUpperCase(),
    Title: title,
    Levels,
    ...(known?.isPadded && { Padded: true }),
    Source: source,
    Licence: licence,
    ...(options.isExtract && { Extract: true }),
    Codes,
  };
}
