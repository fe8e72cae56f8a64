import { describeMeasure } from '../schema/describe-measure.js';
import {
  hasProperty,
  isGiven,
  listProperties,
  markOf,
  valueOf,
  type Fields,
  type JsonSchema,
  type Property,
} from '../schema/json-schema.js';
import type { Cell, Reference } from '../section-view.js';
import type { Wording } from '../writing/wording.js';

/** The key fields of most families; the mark names those that others have. */
const usualKeys = ['Family', 'Country', 'Region', 'Code', 'EntityId'];

const keysOf = (schema: JsonSchema) => [...usualKeys, ...(markOf(schema)?.keys ?? [])];

export const nameKeyFields = (schema: JsonSchema, { nameOf }: Wording): Record<string, string> =>
  Object.fromEntries(keysOf(schema).map((name) => [name, nameOf(name)]));

export const isReference = (schema: JsonSchema) =>
  markOf(schema)?.kind === 'references' && hasProperty(schema, 'Title');

interface ReferenceOptions {
  schema: JsonSchema;
  /** The schema with the mark, if it is not that of the reference itself. */
  marked?: JsonSchema;
  fields: Fields;
  wording: Wording;
  /** Passed in, because it writes references too. */
  writeDetail: (property: Property, wording: Wording) => Cell;
}

export function buildReference(options: ReferenceOptions): Reference {
  const { schema, marked = schema, fields, wording, writeDetail } = options;
  const keyFields = keysOf(marked);
  const given = listProperties(schema, fields).filter(isGiven);
  const isKey = ({ name, value }: Property) =>
    keyFields.includes(name) && (typeof value === 'string' || typeof value === 'number');
  const key = given.filter(isKey).map(({ name, value }) => [name, value]);
  const title = valueOf(fields, 'Title');
  return {
    title: typeof title === 'string' ? title : key.map(([, value]) => value).join(' '),
    key: Object.fromEntries(key) as Reference['key'],
    details: given
      .filter((property) => !isKey(property) && property.name !== 'Title')
      .map((property) => ({
        name: wording.nameOf(property.name),
        cell: writeDetail(property, wording),
        measure: describeMeasure({ ...property, wording }),
      })),
  };
}
