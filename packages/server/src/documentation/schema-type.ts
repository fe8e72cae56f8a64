import { alternativesOf, type SchemaView } from './schema-view.js';

/** A part of a type's name: text, or the id of a schema that is described elsewhere. */
export type TypePart = string | { schema: string };

/** Describes a type, such as `array of` ImageDescriptor, or TitleBody `or null`. */
export function describeType(schema: SchemaView): TypePart[] {
  if (schema.$id !== undefined) return [{ schema: schema.$id }];
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) {
    return alternatives.flatMap((alternative, index) =>
      index === 0 ? describeType(alternative) : [' or ', ...describeType(alternative)],
    );
  }
  if (schema.items) return ['array of ', ...describeType(schema.items)];
  return [schema.type ?? typeof (schema.const ?? schema.enum?.[0])];
}

/** The inline object whose fields are shown below a row; an object with an id is linked instead. */
export function nestedObject(schema: SchemaView): SchemaView | undefined {
  if (schema.$id !== undefined) return undefined;
  if (schema.properties) return schema;
  return schema.items && nestedObject(schema.items);
}
