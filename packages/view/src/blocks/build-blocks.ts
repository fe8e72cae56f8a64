import {
  isFields,
  isGiven,
  itemsOf,
  listProperties,
  listRows,
  markOf,
  resolveSchema,
  type Fields,
  type Property,
} from '../schema/json-schema.js';
import type { Part } from '../schema/part.js';
import { readCurrency, readUnit, takesUnit, unitNames } from '../schema/read-unit.js';
import { isRich } from '../schema/rich-rows.js';
import type { Block } from '../section-view.js';
import { isPlain } from '../writing/write-cell.js';
import { writeInline } from '../writing/write-inline.js';
import { buildReferences, buildScores } from './build-entries.js';
import { buildFact, buildFacts, buildNamedValues } from './build-facts.js';
import { buildProse } from './build-prose.js';
import { isReference } from './build-reference.js';
import { buildSeries } from './build-series.js';
import { buildTable } from './build-table.js';
import { buildYearTable } from './build-year-table.js';

/** The blocks of a part by its mark; a value that does not fit the mark is shown by its type. */
export function buildBlocks(part: Part): Block[] {
  const { value } = part;
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) {
    return [];
  }
  const marked = buildMarked(part);
  if (marked) return [marked];
  if (isFields(value)) return buildFields({ ...part, value });
  const rows = markOf(part.schema)?.kind === 'table' ? nameItems(part) : part;
  return listRows(rows.value).length > 0 ? buildRows(rows) : [buildFact(part)];
}

/** A list of single values, marked as a table, has one column of its own name. */
function nameItems(part: Part): Part {
  const { name, schema, value } = part;
  if (!Array.isArray(value) || !isPlain(value)) return part;
  const items = { type: 'object', properties: { [name]: itemsOf(schema) } };
  return {
    ...part,
    schema: { ...schema, items },
    value: value.map((item: unknown) => ({ [name]: item })),
  };
}

function buildMarked(part: Part): Block | undefined {
  const mark = markOf(part.schema);
  switch (mark?.kind) {
    case 'text':
      return buildProse(part);
    case 'series':
      return buildSeries(part, mark);
    case 'scores':
      return buildScores(part, mark);
    case 'references':
      return buildReferences(part);
    case 'facts':
      return buildNamedValues(part, mark);
    case 'table':
      return mark.years === undefined ? undefined : buildYearTable(part);
    case undefined:
      return undefined;
  }
}

function buildRows(part: Part): Block[] {
  const items = resolveSchema(itemsOf(part.schema), listRows(part.value)[0]);
  return isRich(items) ? buildEntries(part) : [buildTable(part)];
}

/** Rows with their own blocks, one after another; the first value of each names it. */
function buildEntries(part: Part): Block[] {
  const items = itemsOf(part.schema);
  return listRows(part.value).flatMap((row) => {
    const schema = resolveSchema(items, row);
    const first = listProperties(schema, row).find(
      (property) => isGiven(property) && isPlain(property.value) && !markOf(property.schema),
    );
    if (!first) return buildFields({ ...part, schema, value: row });
    const name = writeInline(first, part.wording).text;
    const rest = Object.fromEntries(Object.entries(row).filter(([key]) => key !== first.name));
    const heading = joinHeadings(part, name);
    const blocks = buildFields({ ...part, schema, value: rest, heading });
    return blocks.length > 0 ? blocks : [buildFact({ ...part, ...first })];
  });
}

const joinHeadings = ({ heading, wording }: Part, inner: string) =>
  heading === undefined ? inner : `${heading}${wording.phrases.colon}${inner}`;

/** An object: its single values as facts, everything else as blocks, in the order of the schema. */
function buildFields(part: Part & { value: Fields }): Block[] {
  const { schema, value, wording } = part;
  const all = listProperties(schema, value);
  const properties = all.filter(isGiven);
  const own = readUnit({ schema, fields: value }, wording);
  const isTaken = own !== undefined && properties.some(takesUnit);
  const shown = properties.filter(({ name }) => !isTaken || !unitNames.includes(name));
  const scale = { unit: own, currency: readCurrency(value) };
  const inner = { ...part, around: value, ...(isTaken && scale) };
  // A single part, besides the unit, needs no heading.
  const isAlone = all.filter(({ name }) => !unitNames.includes(name)).length === 1;
  const blocks = groupFacts(shown).flatMap((group) => {
    if (Array.isArray(group))
      return [buildFacts(group, own === undefined ? part : { ...part, ...scale })];
    const heading = isAlone ? part.heading : headingOf(group, part);
    return buildBlocks({ ...inner, ...group, heading });
  });
  return blocks.map((block, index) => dropRepeated(block, blocks[index - 1]));
}

/** Consecutive single values make one list. */
function groupFacts(properties: Property[]): (Property | Property[])[] {
  const groups: (Property | Property[])[] = [];
  for (const property of properties) {
    const last = groups.at(-1);
    if (!isFact(property)) groups.push(property);
    else if (Array.isArray(last)) last.push(property);
    else groups.push([property]);
  }
  return groups;
}

/** One reference is a fact with a link. */
const isFact = ({ schema, value }: Property) =>
  isFields(value)
    ? isReference(schema)
    : isPlain(value) && !(Array.isArray(value) && value.length === 0) && !markOf(schema);

/** The analysis of a section is its text and has no other name. */
function headingOf({ name, schema }: Property, part: Part): string | undefined {
  const plain = markOf(schema)?.kind === 'text' ? name.replace(/PlainText$/, '') : name;
  return plain === 'Analysis'
    ? part.heading
    : joinHeadings(part, part.wording.fieldOf(part.name, plain));
}

function dropRepeated(block: Block, before: Block | undefined): Block {
  if (block.heading === undefined || block.heading !== before?.heading) return block;
  const copy = { ...block };
  delete copy.heading;
  return copy;
}
