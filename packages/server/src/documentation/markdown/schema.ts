import type { NamedSchema } from '../schema-catalogue.js';
import { listRows, type SchemaRow } from '../schema-rows.js';
import { describeType, type TypePart } from '../schema-type.js';
import type { SchemaView } from '../schema-view.js';
import { anchor, markdownTable } from './table.js';

/** A named schema under a heading of its own. */
export function writeSchema(schema: NamedSchema): string[] {
  const { $id, description = '', discriminator, oneOf = [] } = schema;
  return [
    anchor(`schema-${$id}`),
    `### ${$id}`,
    description,
    discriminator ? writeAlternatives(discriminator.propertyName, oneOf) : writeFields(schema),
  ].filter((block) => block !== '');
}

/**
 * The fields of an object. Fields of a nested object follow it, with its name in front. Empty if
 * there are no named fields.
 */
export function writeFields(schema: SchemaView): string {
  const path: string[] = [];
  const rows = listRows(schema).map((row) => {
    path.splice(row.depth, path.length, row.name);
    return writeRow(row, path.join('.'));
  });
  return rows.length === 0 ? '' : markdownTable(['Field', 'Type', 'Required', 'Description'], rows);
}

function writeRow({ type, required, description, limits }: SchemaRow, name: string): string[] {
  const limit = limits.length > 0 ? ` (${limits.join('; ')})` : '';
  return [`\`${name}\``, writeType(type), required ? 'yes' : 'no', description + limit];
}

function writeAlternatives(discriminatorName: string, alternatives: readonly SchemaView[]): string {
  const rows = alternatives.map(({ $id = '', properties = {} }) => {
    const { [discriminatorName]: teller, ...rest } = properties;
    const references = Object.entries(rest)
      .map(([name, property]) => ({ name, type: describeType(property) }))
      .filter(({ type }) => type.some((part) => typeof part !== 'string'))
      .map(({ name, type }) => `\`${name}\`: ${writeType(type)}`);
    return [`${anchor(`schema-${$id}`)}\`${String(teller?.const)}\``, $id, references.join(', ')];
  });
  return markdownTable([`\`${discriminatorName}\``, 'Schema', 'Holds'], rows);
}

export function writeType(parts: TypePart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : `[${part.schema}](#schema-${part.schema})`))
    .join('');
}
