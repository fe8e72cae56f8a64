import type { TSchema } from 'typebox';

/**
 * The kinds of parts that section bodies are made of. A mark on the schema of a part says which
 * kind it is; explorer, preview, terminal and assistants show a section by these marks.
 */
export const blockKinds = ['text', 'facts', 'series', 'table', 'scores', 'references'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** How a part is shown, if its kind alone does not say it. */
export interface BlockOptions {
  /** For `series` and `scores`: the property of a row that names it; `Name` by default. */
  name?: string;
  /** For `series`: the property of a row that holds its points; `Points` by default. */
  points?: string;
  /**
   * For `references`: the key fields of the reports named, besides `Region`, `Code` and `EntityId`.
   */
  keys?: readonly string[];
  /** For a `table` whose rows are years: each year is a column. */
  years?: 'columns';
}

export interface BlockMark extends BlockOptions {
  kind: BlockKind;
}

/** The keyword of the mark, in schemas and in the OpenAPI document. */
export const blockKeyword = 'x-block';

/** Spread into the options of a schema: `Type.Array(Row, { description, ...block('table') })`. */
export function block(kind: BlockKind, options: BlockOptions = {}): Record<string, BlockMark> {
  return { [blockKeyword]: { kind, ...options } };
}

/** The mark of a schema; undefined if it has none. */
export function findBlock(schema: object): BlockMark | undefined {
  return (schema as Record<string, BlockMark | undefined>)[blockKeyword];
}

/**
 * The unit of a number, if it is not the currency and unit of its body: per cent, ones, none, for a
 * ratio or a rank (`Plain`), or whole units of the currency.
 */
export const ownUnits = ['Percent', 'Count', 'Plain', 'Currency'] as const;
export type OwnUnit = (typeof ownUnits)[number];

/** The keyword of that mark. */
export const unitKeyword = 'x-unit';

/** Spread into the options of a number: `Type.Number({ description, ...countedIn('Percent') })`. */
export function countedIn(unit: OwnUnit): Record<string, OwnUnit> {
  return { [unitKeyword]: unit };
}

/** The own unit of a number; undefined if it has none. */
export function findOwnUnit(schema: object): OwnUnit | undefined {
  return (schema as Record<string, OwnUnit | undefined>)[unitKeyword];
}

/** The keyword of a figure that follows from others: how, for files that calculate. */
export const formulaKeyword = 'x-formula';
/** The same on the property that names a row: the formula of its `Value`, by that name. */
export const rowFormulasKeyword = 'x-formulas';

/**
 * How a figure follows from others of its report, in names, numbers, `+ - * / ^` and parentheses.
 * A name is a property of the same row, or a row or property of that name for the same period;
 * `Name?` counts as zero if it is absent, and `UnitSize` is the size of the unit of amounts.
 *
 * - `before(Name)`: a year earlier
 * - `at(Name, LastYear)`, `at(Name, LastYear - 5)`: in the year that another figure names
 * - `sum(Name)`, `sum(Name, 5)`: of all rows of the table, or of the first five; of all series of that name
 * - `mean(Name, Weight)`: over the rows that have a weight
 * - `deviation(Name)`: the standard deviation of a sample, of the history
 * - `Named`: the series that has the name of the row
 */
export function followsFrom(formula: string): Record<string, string> {
  return { [formulaKeyword]: formula };
}

/** For the property that names rows, from a table of formulas. */
export function rowsFollowFrom(
  table: Readonly<Record<string, { formula: string }>>,
): Record<string, Record<string, string>> {
  const formulas = Object.entries(table).map(([name, { formula }]) => [name, formula]);
  return { [rowFormulasKeyword]: Object.fromEntries(formulas) as Record<string, string> };
}

/** The formula of a figure; undefined if it has none. */
export function findFormula(schema: object): string | undefined {
  return (schema as Record<string, string | undefined>)[formulaKeyword];
}

/** The formula of the `Value` of a row, on the schema of its name. */
export function findRowFormula(schema: object, name: string): string | undefined {
  const formulas = (schema as Partial<Record<string, Record<string, string>>>)[rowFormulasKeyword];
  return formulas && Object.hasOwn(formulas, name) ? formulas[name] : undefined;
}

/** In per cent, on the year before. */
export const changeOf = (name: string) => `(${name} / before(${name}) - 1) * 100`;

/** Compound, in per cent a year; the years are names of other figures or a number of years before one. */
export function growthOf(name: string, { from, to }: { from: string; to: string }): string {
  const years = from.startsWith(`${to} - `) ? from.slice(to.length + 3) : `(${to} - ${from})`;
  return `((at(${name}, ${to}) / at(${name}, ${from})) ^ (1 / ${years}) - 1) * 100`;
}

/** What is wrong with the marks in a body's schema, as a sentence; undefined if nothing is. */
export function findBadMark(schema: TSchema): string | undefined {
  const mark = findBlock(schema);
  if (mark && !blockKinds.includes(mark.kind)) {
    return `a block of the kind "${mark.kind as string}", which is none of ${blockKinds.join(', ')}`;
  }
  const unit = findOwnUnit(schema);
  if (unit && !ownUnits.includes(unit)) {
    return `a number counted in "${unit as string}", which is none of ${ownUnits.join(', ')}`;
  }
  const { properties = {}, items, anyOf = [] } = schema as InnerSchema;
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return inner.map(findBadMark).find((found) => found !== undefined);
}

interface InnerSchema {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
}
