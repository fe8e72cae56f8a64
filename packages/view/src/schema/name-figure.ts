import { findOwnUnit } from '@broadsheet/contract/blocks';
import type { Wording } from '../writing/wording.js';
import type { JsonSchema } from './json-schema.js';

/** The unit of a part's amounts. */
export interface Scale {
  /** The text above them; undefined if no unit is given. */
  unit: string | undefined;
  /** Code of the currency. */
  currency: string | undefined;
}

interface Figure extends Scale {
  name: string;
  schema: JsonSchema;
  wording: Wording;
  /** False for a fact: a unit stands above tables only. */
  isUnitShown?: boolean;
}

/**
 * The name of a figure; with its unit if that differs from the amounts around it. Per cent shows in
 * the values.
 */
export function nameFigure({
  name,
  schema,
  unit,
  currency,
  wording,
  isUnitShown = true,
}: Figure): string {
  if (unit === undefined) return name;
  const { brackets, count, unit: writeUnit } = wording.phrases;
  const own = findOwnUnit(schema);
  if (own === 'Count') return `${name}${brackets(count)}`;
  if (own !== 'Currency' || currency === undefined) return name;
  const ownUnit = writeUnit(currency, '');
  return ownUnit === unit && isUnitShown ? name : `${name}${brackets(ownUnit)}`;
}
