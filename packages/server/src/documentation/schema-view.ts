import type { TSchema } from 'typebox';

/** A schema as plain JSON Schema, with the keywords that the documentation shows. */
export interface SchemaView {
  $id?: string;
  type?: string;
  description?: string;
  properties?: Record<string, SchemaView>;
  required?: readonly string[];
  items?: SchemaView;
  anyOf?: readonly SchemaView[];
  oneOf?: readonly SchemaView[];
  discriminator?: { propertyName: string };
  const?: unknown;
  enum?: readonly unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  default?: unknown;
  examples?: readonly unknown[];
  contentMediaType?: string;
}

/** TypeBox schemas are JSON Schema at run time; their static type hides the keywords. */
export function viewSchema(schema: TSchema): SchemaView {
  return schema;
}

export const alternativesOf = ({ anyOf, oneOf }: SchemaView): readonly SchemaView[] =>
  oneOf ?? anyOf ?? [];
