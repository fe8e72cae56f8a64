import { listLimits } from './schema-limits.js';
import { describeType, nestedObject, type TypePart } from './schema-type.js';
import type { SchemaView } from './schema-view.js';

/** One field of an object, as a row of a table. */
export interface SchemaRow {
  /** 0 for the object's own fields, 1 for the fields of an object in it, and so on. */
  depth: number;
  name: string;
  type: TypePart[];
  required: boolean;
  description: string;
  limits: string[];
}

/** The fields of an object, each followed by its nested fields. */
export function listRows(schema: SchemaView, depth = 0): SchemaRow[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const nested = nestedObject(property);
    const row = {
      depth,
      name,
      type: describeType(property),
      required: required.has(name),
      description: property.description ?? '',
      limits: listLimits(property),
    };
    return [row, ...(nested ? listRows(nested, depth + 1) : [])];
  });
}
