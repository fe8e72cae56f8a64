import { findFormula, findOwnUnit, findRowFormula } from '@broadsheet/contract/blocks';
import type { Measure } from '../section-view.js';
import type { Wording } from '../writing/wording.js';
import type { JsonSchema, Property } from './json-schema.js';
import type { Scale } from './name-figure.js';

interface DescribedProperty extends Partial<Scale> {
  /** In the body. */
  name: string;
  schema: JsonSchema;
  wording: Wording;
}

/** What the figures of a property are. */
export function describeMeasure(described: DescribedProperty): Measure {
  const { name, schema } = described;
  const formula = findFormula(schema);
  const unit = findUnit(described);
  return {
    name,
    ...(unit !== undefined && { unit }),
    ...(isYear({ name, schema }) && { isYear: true }),
    ...(formula !== undefined && { formula }),
  };
}

/** A year, or the name of one: `Year`, `LatestYear`. */
const isYear = ({ name, schema }: Pick<DescribedProperty, 'name' | 'schema'>) =>
  schema.type === 'integer' && name.endsWith('Year');

/** A number without a mark is an amount, if amounts around it have a unit; a whole number counts something. */
function findUnit({ schema, unit, currency, wording }: DescribedProperty): string | undefined {
  switch (findOwnUnit(schema)) {
    case 'Percent':
      return wording.phrases.percent;
    case 'Currency':
      return currency === undefined ? undefined : wording.phrases.unit(currency, '');
    case 'Count':
    case 'Plain':
      return undefined;
    case undefined:
      return isAmount(schema) ? unit : undefined;
  }
}

const isAmount = ({ type, anyOf = [] }: JsonSchema): boolean =>
  type === 'number' || anyOf.some(isAmount);

/** What a row is, by the property that names it; undefined if its name is not one of ours. */
export function describeRow(named: Property | undefined): Measure | undefined {
  if (typeof named?.value !== 'string') return undefined;
  const formula = findRowFormula(named.schema, named.value);
  return { name: named.value, ...(formula !== undefined && { formula }) };
}
