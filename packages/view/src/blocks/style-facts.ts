import { findOwnUnit } from '@broadsheet/contract/blocks';
import type { Property } from '../schema/json-schema.js';
import type { Part } from '../schema/part.js';
import type { Fact } from '../section-view.js';
import type { FigureStyle } from '../writing/wording.js';
import { writeInline } from '../writing/write-inline.js';

/**
 * Facts for pages: an amount with its currency, and with the period that it is paid for, instead of facts of
 * their own for these; a count with what is counted.
 */
export function styleFacts(properties: Property[], part: Part, style: FigureStyle): Fact[] {
  const { currency, wording } = part;
  const amounts = properties.filter(
    ({ schema, value }) =>
      currency !== undefined && typeof value === 'number' && findOwnUnit(schema) === 'Currency',
  );
  const said = new Set(amounts.length > 0 ? ['Currency'] : []);
  const writeText = (property: Property): string | undefined => {
    const { name, schema, value } = property;
    if (typeof value !== 'number') return undefined;
    if (findOwnUnit(schema) === 'Count') return style.count(value, name);
    if (!amounts.includes(property) || currency === undefined) return undefined;
    const period = properties.find((other) => isPeriodOf(other, name));
    if (period) said.add(period.name);
    return style.amount(value, currency, period && String(period.value));
  };
  const written = properties.map((property) => ({ property, text: writeText(property) }));
  return written
    .filter(({ property }) => !said.has(property.name))
    .map(({ property, text }) => {
      const cell = writeInline(property, wording);
      return {
        name: wording.fieldOf(part.name, property.name),
        cell: text === undefined ? cell : { ...cell, text },
      };
    });
}

/** `EarningsPeriod` is what `MedianEarnings` are paid for. */
function isPeriodOf({ name, value }: Property, amount: string): boolean {
  const stem = name.replace(/Period$/, '');
  return typeof value === 'string' && stem !== '' && stem !== name && amount.endsWith(stem);
}
