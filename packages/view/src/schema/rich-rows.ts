import { markOf, resolveSchema, type JsonSchema } from './json-schema.js';

/** Rows with more than cells: their own text, series or scores. Each is shown as an entry. */
export function isRich(items: JsonSchema): boolean {
  return Object.values(items.properties ?? {}).some((property) => {
    const schema = resolveSchema(property, undefined);
    const mark = markOf(schema);
    if (!mark) return false;
    if (mark.kind === 'table') return mark.years !== undefined || isRich(schema.items ?? {});
    // A single reference is a link in a cell.
    return mark.kind !== 'references' || schema.type === 'array';
  });
}
