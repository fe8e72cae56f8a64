import { createNames } from './names.js';
import { findScalar, isNumeric, type JsonSchema, type Scalar } from './scalar.js';

/** One value of a document or record: a row of a sheet of values, or a column of a table. */
export interface Field {
  /** `LifeCycle.Stage`: its path, with dots. */
  name: string;
  /** Names of properties, from the document or the record. */
  steps: readonly string[];
  scalar: Scalar;
  /** A list of such values. */
  isList: boolean;
  description: string;
  /** Its first sentence, and the unit. */
  hint: string;
}

/** Rows of names and values. */
export interface ValuesSheet {
  kind: 'values';
  name: string;
  title: string;
  fields: Field[];
}

/** A list of records that contain the rows of a sheet. */
export interface Ancestor {
  /** The header of the column that names the record. */
  head: string;
  /** The path of the list, from the document or the previous record. */
  steps: readonly string[];
  /** The property that names a record. */
  keyField: string | undefined;
}

/** A list of records. */
export interface ListPart {
  name: string;
  /** From the document, or from the record of the last ancestor. */
  steps: readonly string[];
  /** Names of the columns that its records have. */
  columns: ReadonlySet<string>;
}

/** A row for each record of one list, or of several lists of one shape. */
export interface TableSheet {
  kind: 'table';
  name: string;
  title: string;
  ancestors: readonly Ancestor[];
  parts: readonly [ListPart, ...ListPart[]];
  /** The header of the column that names the list, if there are several. */
  partHead: string | undefined;
  columns: readonly Field[];
}

/** A row for each year, a column for each measure. */
export interface SeriesSheet {
  kind: 'series';
  name: string;
  title: string;
  ancestors: readonly Ancestor[];
  year: Field;
  /** Such as `Outlook`: true or false for all values of a row. */
  marks: readonly Field[];
  measures: readonly (ListPart & { value: Field })[];
}

export type SheetLayout = ValuesSheet | TableSheet | SeriesSheet;

/** The first sheet has the single values; parents come before their children. */
export type Layout = readonly [ValuesSheet, ...SheetLayout[]];

export const reportSheet = 'Report';
/** Values that do not fit into cells are written here, as JSON. */
export const otherSheet = 'Other';

/** An object with more single values than this gets a sheet of its own. */
const mostInner = 6;

/** The sheets of documents of a schema, and what each sheet contains. */
export function buildLayout(schema: JsonSchema): Layout {
  const nameSheet = createNames([reportSheet, otherSheet]);
  const report: ValuesSheet = {
    kind: 'values',
    name: reportSheet,
    title: schema.title ?? reportSheet,
    fields: [],
  };
  const sheets: SheetLayout[] = [];
  const own = collectObject(schema, []);
  for (const { steps, fields, description } of own.groups) {
    const owner = steps[0];
    if (owner === undefined || fields.length <= mostInner) report.fields.push(...fields);
    else {
      sheets.push({ kind: 'values', name: nameSheet(owner), title: description, fields });
    }
  }
  sheets.push(...layOutLists(own.lists, { ancestors: [], prefix: [], nameSheet }));
  return [report, ...sheets];
}

interface FoundList {
  /** From the object that was collected. */
  steps: readonly string[];
  items: JsonSchema;
  description: string;
}

interface CollectedFields {
  /** Single values: those of the object itself, then those of each object in it. */
  groups: { steps: readonly string[]; fields: Field[]; description: string }[];
  lists: FoundList[];
}

function collectObject(schema: JsonSchema, steps: readonly string[]): CollectedFields {
  const fields: Field[] = [];
  const inner: CollectedFields = { groups: [], lists: [] };
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const at = [...steps, name];
    const field = findField(property, at);
    const items = property.items;
    if (field) fields.push(field);
    else if (items?.properties) {
      inner.lists.push({ steps: at, items, description: describe(property, items) });
    } else if (property.properties) {
      const { groups, lists } = collectObject(property, at);
      // Values of nested objects are on the sheet of the outer object.
      const all = groups.flatMap((group) => group.fields);
      inner.groups.push({ steps: at, fields: all, description: property.description ?? name });
      inner.lists.push(...lists);
    }
  }
  const own = { steps, fields, description: schema.description ?? '' };
  return { groups: [own, ...inner.groups], lists: inner.lists };
}

const describe = (...schemas: JsonSchema[]) =>
  schemas.find(({ description }) => description !== undefined)?.description ?? '';

const firstSentence = (text: string) => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

function findField(property: JsonSchema, steps: readonly string[]): Field | undefined {
  const single = findScalar(property);
  const scalar = single ?? (property.items && findScalar(property.items));
  if (!scalar) return undefined;
  const description = describe(property, ...(property.items ? [property.items] : []));
  const hint = firstSentence(description);
  return { name: steps.join('.'), steps, scalar, isList: !single, description, hint };
}

interface SheetContext {
  ancestors: readonly Ancestor[];
  /** The property names on the path to the records. */
  prefix: readonly string[];
  nameSheet: (name: string) => string;
}

/** Lists of one object. Lists of different objects do not share a sheet. */
function layOutLists(lists: readonly FoundList[], context: SheetContext): SheetLayout[] {
  const owners = new Map<string, FoundList[]>();
  for (const list of lists) {
    const owner = list.steps.slice(0, -1).join('.');
    owners.set(owner, [...(owners.get(owner) ?? []), list]);
  }
  return [...owners.values()].flatMap((siblings) => layOutSiblings(siblings, context));
}

function layOutSiblings(siblings: readonly FoundList[], context: SheetContext): SheetLayout[] {
  const series = siblings.filter(({ items }) => isSeries(items));
  const shared = series.length > 1 ? layOutSeries(series, context) : undefined;
  const rest = shared ? siblings.filter((list) => !series.includes(list)) : siblings;
  const parts = findParts(rest, context);
  return [
    ...(shared ? [shared] : []),
    ...(parts ? [parts] : rest.flatMap((list) => layOutTable(list, context))),
  ];
}

/** Years with one value each, and flags. */
function isSeries({ properties = {} }: JsonSchema): boolean {
  const { Year, Value, ...marks } = properties;
  const value = Value && findScalar(Value);
  return (
    Year !== undefined &&
    findScalar(Year) !== undefined &&
    value !== undefined &&
    isNumeric(value) &&
    Object.values(marks).every((mark) => mark.type === 'boolean')
  );
}

function layOutSeries(series: readonly FoundList[], context: SheetContext): SeriesSheet {
  const [first] = series;
  const marks = new Map<string, Field>();
  const measures = series.map(({ steps, items, description }) => {
    const { Value = {}, Year: _, ...own } = items.properties ?? {};
    for (const [name, mark] of Object.entries(own)) {
      const field = findField(mark, [name]);
      if (field) marks.set(name, field);
    }
    const name = steps.at(-1) ?? '';
    const notes = `${description} ${describe(Value)}`.trim();
    const hint = `${firstSentence(description)} ${firstSentence(describe(Value))}`.trim();
    const value = { ...toField('Value', Value), name, description: notes, hint };
    return { name, steps, columns: new Set(Object.keys(own)), value };
  });
  const owner = [...context.prefix, ...(first?.steps.slice(0, -1) ?? [])];
  return {
    kind: 'series',
    name: context.nameSheet([...owner, 'Series'].join('.')),
    title: 'One row a year, one column a measure. Write n/a where a value is not known.',
    ancestors: context.ancestors,
    year: toField('Year', first?.items.properties?.Year ?? {}),
    marks: [...marks.values()],
    measures,
  };
}

function toField(name: string, schema: JsonSchema): Field {
  const field = findField(schema, [name]);
  if (!field) throw new Error(`${name} is not a single value`);
  return field;
}

/** Several lists in one object whose records have the same columns, or some of them: one sheet. */
function findParts(lists: readonly FoundList[], context: SheetContext): TableSheet | undefined {
  const [first] = lists;
  const isInner = (first?.steps.length ?? 0) > 1 || context.ancestors.length > 0;
  if (!first || lists.length < 2 || !isInner) return undefined;
  const tables = lists.map((list) => ({ ...list, columns: listColumns(list.items) }));
  const widest = tables.reduce((one, other) =>
    other.columns.fields.length > one.columns.fields.length ? other : one,
  ).columns;
  const names = new Set(widest.fields.map(({ name }) => name));
  const fits = tables.every(
    ({ columns: { fields, lists: inner } }) =>
      inner.length === 0 && fields.every(({ name }) => names.has(name)),
  );
  if (!fits) return undefined;
  const [head, ...others] = tables.map(({ steps, columns: { fields } }) => toPart(steps, fields));
  if (!head) return undefined;
  const owner = [...context.prefix, ...first.steps.slice(0, -1)].join('.');
  return {
    kind: 'table',
    name: context.nameSheet(owner === '' ? 'Lists' : owner),
    title: `${lists.map(({ steps }) => steps.at(-1)).join(', ')}: one row each; Part says which it is.`,
    ancestors: context.ancestors,
    parts: [head, ...others],
    partHead: freeHead('Part', widest.fields),
    columns: widest.fields,
  };
}

const toPart = (steps: readonly string[], fields: readonly Field[]): ListPart => ({
  name: steps.at(-1) ?? '',
  steps,
  columns: new Set(fields.map(({ name }) => name)),
});

function listColumns(items: JsonSchema): { fields: Field[]; lists: FoundList[] } {
  const { groups, lists } = collectObject(items, []);
  return { fields: groups.flatMap(({ fields }) => fields), lists };
}

function layOutTable(
  { steps, items, description }: FoundList,
  context: SheetContext,
): SheetLayout[] {
  const { fields, lists } = listColumns(items);
  const path = [...context.prefix, ...steps];
  const name = context.nameSheet(path.join('.'));
  const table: TableSheet = {
    kind: 'table',
    name,
    title: description,
    ancestors: context.ancestors,
    parts: [toPart(steps, fields)],
    partHead: undefined,
    columns: fields,
  };
  const ancestor: Ancestor = {
    head: name,
    steps,
    keyField: items.required?.find((key) => items.properties?.[key]?.type === 'string'),
  };
  const inner = layOutLists(lists, {
    ...context,
    ancestors: [...context.ancestors, ancestor],
    prefix: path,
  });
  return [table, ...inner];
}

/** A header that no column has yet. */
const freeHead = (head: string, fields: readonly Field[]): string =>
  fields.some(({ name }) => name === head) ? freeHead(`(${head})`, fields) : head;
