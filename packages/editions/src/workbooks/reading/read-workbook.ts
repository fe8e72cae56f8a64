import { SourceError } from '../../sources/source-error.js';
import type { Grid } from '../grid.js';
import { buildLayout, reportSheet, type Layout } from '../layout.js';
import { findHeads } from './find-heads.js';
import { readSheets } from './read-sheets.js';
import { nameHead, valueHead } from './read-values.js';
import { createReading, findText, listRows, type CellAddress, type Reading } from './reading.js';

export interface FamilySchemas {
  /** All families. */
  names: readonly string[];
  /**
   * The family of a document of which only the single values are known; undefined if they do not
   * say.
   */
  findFamily(document: unknown): string | undefined;
  describeUnknownFamily(document: unknown): string;
  /** The schema of the family's documents. */
  findSchema(family: string): object;
}

/** Layouts follow from schemas, which do not change while a program runs. */
const layouts = new WeakMap<object, Layout>();

/** The layout of documents of a JSON Schema. */
export function getLayout(schema: object): Layout {
  const known = layouts.get(schema);
  if (known) return known;
  const layout = buildLayout(schema);
  layouts.set(schema, layout);
  return layout;
}

/** The document in the sheets of a workbook or of CSV files, and everything in their cells that cannot be read. */
export function readWorkbook(grids: readonly Grid[], families: FamilySchemas): Reading {
  const { findFamily, describeUnknownFamily, findSchema } = families;
  const report = grids.find(({ name }) => name.toLowerCase() === reportSheet.toLowerCase());
  if (!report) {
    const names = grids.map(({ name }) => name).slice(0, 10);
    throw new SourceError(
      `There is no sheet ${reportSheet}, only ${names.join(', ')}: this is no document. broadsheet init --format xlsx writes one.`,
    );
  }
  const { values, familyAddress } = peekValues(report);
  const family = findFamily(values);
  if (family === undefined) throw new SourceError(describeUnknownFamily(values), familyAddress);
  const fitting = findFitting(grids, family, families) ?? findNaming(values, family, families);
  if (fitting !== undefined) {
    const named = 'Family' in values ? `, and Family says ${family}` : '';
    throw new SourceError(
      `The sheets are of the family ${fitting}${named}; write ${fitting} here, or begin with a workbook of the family ${family}.`,
      familyAddress,
    );
  }
  return readSheets(grids, getLayout(findSchema(family)));
}

/**
 * At least this many more sheets must fit another family, because one sheet may be the editor's
 * own.
 */
const tellingSheets = 2;

/** Another family whose documents have these sheets, if the named family does not. */
function findFitting(
  grids: readonly Grid[],
  family: string,
  { names, findSchema }: FamilySchemas,
): string | undefined {
  const count = (name: string) => countSheets(grids, getLayout(findSchema(name)));
  const least = count(family) + tellingSheets;
  if (least > grids.length) return undefined;
  const counts = names.map((name) => ({ name, sheets: count(name) }));
  const best = counts.reduce((most, each) => (each.sheets > most.sheets ? each : most));
  return best.sheets >= least ? best.name : undefined;
}

/**
 * If the family is not named: another one whose single values have all the names, if the guessed
 * family lacks some.
 */
function findNaming(
  values: Readonly<Record<string, unknown>>,
  family: string,
  { names, findSchema }: FamilySchemas,
): string | undefined {
  if ('Family' in values) return undefined;
  const isNaming = (name: string) => {
    const [{ fields }] = getLayout(findSchema(name));
    const known = new Set(fields.map((field) => field.name.toLowerCase()));
    return Object.keys(values).every((each) => known.has(each.toLowerCase()));
  };
  return isNaming(family) ? undefined : names.find(isNaming);
}

/** How many of the sheets the layout has. */
function countSheets(grids: readonly Grid[], layout: Layout): number {
  const known = new Set(layout.map(({ name }) => name.toLowerCase()));
  return grids.filter(({ name }) => known.has(name.toLowerCase())).length;
}

interface WorkbookHead {
  values: Record<string, unknown>;
  /** The cell that names the family, or should. */
  familyAddress: CellAddress;
}

/** Names and values as written, only to find the family of the document. */
function peekValues(grid: Grid): WorkbookHead {
  const reading = createReading();
  const heads = findHeads(reading, grid, { known: [nameHead, valueHead] });
  const nameColumn = heads?.columns.get(nameHead);
  const valueColumn = heads?.columns.get(valueHead);
  if (!heads || nameColumn === undefined || valueColumn === undefined) {
    throw new SourceError(
      `The sheet ${reportSheet} has no headings ${nameHead} and ${valueHead}: this is no document. broadsheet init --format xlsx writes one.`,
      { sheet: grid.name, row: heads?.row ?? 0, column: 0 },
    );
  }
  const values: WorkbookHead['values'] = {};
  let familyAddress = { sheet: grid.name, row: 0, column: 0 };
  for (const row of listRows(grid, heads.row)) {
    const name = findText(grid, row, nameColumn);
    const value = findText(grid, row, valueColumn);
    if (name?.toLowerCase() === 'family')
      familyAddress = { ...familyAddress, row, column: valueColumn };
    if (name !== undefined && value !== undefined) values[name] = value;
  }
  return { values, familyAddress };
}
