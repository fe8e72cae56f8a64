import type { Wording } from '../writing/wording.js';
import {
  hasProperty,
  isNameOfOurs,
  isGiven,
  itemsOf,
  listProperties,
  listRows,
  resolveSchema,
  valueOf,
  type Fields,
  type JsonSchema,
  type Property,
} from './json-schema.js';
import { isRich } from './rich-rows.js';

/** The properties with the unit of the amounts beside them. */
export const unitNames = ['Currency', 'Unit'];

/** `AUD, millions`; undefined if the fields name no unit. */
export function readUnit(
  { schema, fields }: { schema: JsonSchema; fields: Fields },
  wording: Wording,
): string | undefined {
  const [currency = '', unit = ''] = unitNames.map((name) => {
    const value = valueOf(fields, name);
    return typeof value === 'string' && value !== 'Units' ? value : '';
  });
  if (currency === '' && unit !== '' && !isUnitOfOurs(schema, unit)) return unit;
  // For whole units of the currency its code is enough.
  const isPlain = unit === 'Currency' && currency !== '';
  const text = wording.phrases.unit(currency, isPlain ? '' : wording.nameOf(unit));
  return text === '' ? undefined : text;
}

/** Other units are in the words of the publisher, such as `GWh`. */
const isUnitOfOurs = (schema: JsonSchema, unit: string) =>
  isNameOfOurs(resolveSchema(schema.properties?.Unit ?? {}, unit), unit);

/** The code of the currency that the fields name. */
export function readCurrency(fields: Fields): string | undefined {
  const currency = valueOf(fields, 'Currency');
  return typeof currency === 'string' ? currency : undefined;
}

/** Whether a part has rows of amounts without their own unit. */
export function takesUnit({ schema, value }: Pick<Property, 'schema' | 'value'>): boolean {
  if (!Array.isArray(value)) return false;
  const rows = listRows(value);
  const items = resolveSchema(itemsOf(schema), rows[0]);
  if (rows.length === 0 || namesUnit(items)) return false;
  if (!isRich(items)) return true;
  return rows.some((row) => listProperties(items, row).filter(isGiven).some(takesUnit));
}

export const namesUnit = (schema: JsonSchema) => hasProperty(schema, 'Unit');
