import type { TSchema } from 'typebox';

/**
 * The kinds of parts that section bodies are made of. A mark on the schema of a part says which kind it
 * is; from that everything that shows a section knows how: explorer, preview, terminal, assistants.
 */
export const blockKinds = ['text', 'facts', 'series', 'table', 'scores', 'references'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** How a part is shown, where its kind alone does not say it. */
export interface BlockOptions {
  /** For `series` and `scores`: the property of a row that names it; `Name` unless said otherwise. */
  name?: string;
  /** For `series`: the property of a row that holds its points; `Points` unless said otherwise. */
  points?: string;
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

/** The mark of a schema; undefined where it has none. */
export function findBlock(schema: object): BlockMark | undefined {
  return (schema as Record<string, BlockMark | undefined>)[blockKeyword];
}

/**
 * What a number is counted in, where that is not the currency and unit of its body: per cent, ones,
 * nothing at all as a ratio or a rank (`Plain`), or whole units of the currency.
 */
export const ownUnits = ['Percent', 'Count', 'Plain', 'Currency'] as const;
export type OwnUnit = (typeof ownUnits)[number];

/** The keyword of that mark. */
export const unitKeyword = 'x-unit';

/** Spread into the options of a number: `Type.Number({ description, ...countedIn('Percent') })`. */
export function countedIn(unit: OwnUnit): Record<string, OwnUnit> {
  return { [unitKeyword]: unit };
}

/** The unit that a number has of its own; undefined where it has none. */
export function findOwnUnit(schema: object): OwnUnit | undefined {
  return (schema as Record<string, OwnUnit | undefined>)[unitKeyword];
}

/** What is wrong with the marks in a body's schema, as a sentence; undefined where nothing is. */
export function findBadMark(schema: TSchema): string | undefined {
  const mark = findBlock(schema);
  if (mark && !blockKinds.includes(mark.kind)) {
    return `a block of the kind "${mark.kind as string}", which is none of ${blockKinds.join(', ')}`;
  }
  const unit = findOwnUnit(schema);
  if (unit && !ownUnits.includes(unit)) {
    return `a number counted in "${unit as string}", which is none of ${ownUnits.join(', ')}`;
  }
  const { properties = {}, items, anyOf = [] } = schema as Inner;
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return inner.map(findBadMark).find((found) => found !== undefined);
}

interface Inner {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
}
