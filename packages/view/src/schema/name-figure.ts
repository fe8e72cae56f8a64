import { findOwnUnit } from '@broadsheet/contract/blocks';
import type { Wording } from '../writing/wording.js';
import type { JsonSchema } from './json-schema.js';

/** What the amounts of a part are counted in. */
export interface Scale {
  /** As written over them; undefined where nothing says it. */
  unit: string | undefined;
  /** Code of the currency. */
  currency: string | undefined;
}

interface Figure extends Scale {
  name: string;
  schema: JsonSchema;
  wording: Wording;
}

/** The name of a figure; among amounts that have another unit, with its own. Per cent shows in its values. */
export function nameFigure({ name, schema, unit, currency, wording }: Figure): string {
  if (unit === undefined) return name;
  const { brackets, count } = wording.phrases;
  const own = findOwnUnit(schema);
  if (own === 'Count') return `${name}${brackets(count)}`;
  const isOther = own === 'Currency' && currency !== undefined && currency !== unit;
  return isOther ? `${name}${brackets(currency)}` : name;
}
