import { resolveSchema, valueOf, type Fields, type Property } from '../schema/json-schema.js';
import type { Cell } from '../section-view.js';
import type { Wording } from './wording.js';
import { writeInline } from './write-inline.js';

interface Figure {
  property: Pick<Property, 'name' | 'schema'>;
  /** Its row. */
  fields: Fields;
  wording: Wording;
}

/** A cell of a row. In a row that is marked `Suppressed`, a missing number is withheld. */
export function writeFigure({ property: { name, schema }, fields, wording }: Figure): Cell {
  const value = valueOf(fields, name);
  const resolved = resolveSchema(schema, value);
  const isEmpty = value === null || value === undefined;
  if (isEmpty && isNumber(schema) && valueOf(fields, 'Suppressed') === true) {
    return { text: wording.phrases.withheld, value: null };
  }
  return writeInline({ name, schema: resolved, value }, wording);
}

function isNumber(schema: Property['schema']): boolean {
  const { type, anyOf = [] } = schema;
  return type === 'number' || type === 'integer' || anyOf.some(isNumber);
}
