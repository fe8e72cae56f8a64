import type { Type as TypeBox } from 'typebox';

/**
 * The part of TypeBox in which our schemas are written: plain JSON Schema. It is made here because
 * loading the library's four hundred files would be a good part of the time in which a service, a
 * command or a thread should have started.
 */
const builders = {
  Unknown: (options?: object) => ({ ...options }),
  Null: (options?: object) => ({ type: 'null', ...options }),
  Boolean: (options?: object) => ({ type: 'boolean', ...options }),
  Integer: (options?: object) => ({ type: 'integer', ...options }),
  Number: (options?: object) => ({ type: 'number', ...options }),
  String: (options?: object) => ({ type: 'string', ...options }),
  Literal: (value: unknown, options?: object) => ({ type: typeof value, const: value, ...options }),
  Enum: (values: unknown, options?: object) => ({ enum: values, ...options }),
  Union: (schemas: object[], options?: object) => ({ anyOf: schemas, ...options }),
  Array: (items: object, options?: object) => ({ type: 'array', items, ...options }),
  /** Of names that are any text. */
  Record: (_names: object, items: object, options?: object) => ({
    ...{ type: 'object', patternProperties: { '^.*$': items } },
    ...options,
  }),
  Object: buildObject,
  Optional: markOptional,
  Unsafe: (schema: object) => schema,
};

/** The types are TypeBox's: what a schema allows is known where it is used. */
export const Type = builders as unknown as Pick<typeof TypeBox, keyof typeof builders>;

/** TypeBox's own mark, which shows in no schema that is written down. */
const optional = '~optional';

function markOptional(schema: object): object {
  return Object.defineProperty({ ...schema }, optional, { value: true });
}

function buildObject(properties: Record<string, object>, options?: object): object {
  const required = Object.keys(properties).filter((name) => !isOptional(properties[name] ?? {}));
  const names = required.length > 0 ? { required } : {};
  return { type: 'object', ...names, properties, ...options };
}

const isOptional = (schema: object) => Object.hasOwn(schema, optional);
