import { buildReference, isReference } from '../blocks/build-reference.js';
import {
  isFields,
  isGiven,
  itemsOf,
  listProperties,
  resolveSchema,
  type Fields,
  type Property,
} from '../schema/json-schema.js';
import type { Cell } from '../section-view.js';
import type { Wording } from './wording.js';
import { missing, writeCell } from './write-cell.js';

/** Any value in one cell: `Acme (market share 12.3); Example Wines`. */
export function writeInline(property: Property, wording: Wording): Cell {
  const { schema, value } = property;
  if (isFields(value) && isReference(schema)) {
    const reference = buildReference({ schema, fields: value, wording, writeDetail: writeInline });
    return { text: reference.title, value: reference.title, reference };
  }
  if (Array.isArray(value)) return writeList({ ...property, value }, wording);
  return isFields(value)
    ? writeFields({ ...property, value }, wording)
    : writeCell(property, wording);
}

function writeList(property: Property & { value: unknown[] }, wording: Wording): Cell {
  const { name, schema, value } = property;
  if (value.length === 0) return missing;
  const texts = value.map((item) => {
    const inner = resolveSchema(itemsOf(schema), item);
    return writeInline({ name, schema: inner, value: item }, wording).text;
  });
  const { comma, semicolon } = wording.phrases;
  const text = texts.join(value.some(isFields) ? semicolon : comma);
  return { text, value: text };
}

/** A text at the start names the rest. */
function writeFields(property: Property & { value: Fields }, wording: Wording): Cell {
  const { name: part, schema, value } = property;
  const { brackets, comma } = wording.phrases;
  const given = listProperties(schema, value).filter(isGiven);
  const [first, ...others] = given;
  const isNamed = typeof first?.value === 'string';
  const parts = (isNamed ? others : given).map(
    (inner) => `${wording.fieldOf(part, inner.name)} ${writeInline(inner, wording).text}`,
  );
  const rest = parts.join(comma);
  if (!isNamed) return rest === '' ? missing : { text: rest, value: rest };
  const head = writeInline(first, wording).text;
  const text = rest === '' ? head : `${head}${brackets(rest)}`;
  return { text, value: text };
}
