import type { BlockMark } from '@broadsheet/contract/blocks';
import { describeMeasure } from '../schema/describe-measure.js';
import {
  itemsOf,
  listProperties,
  listRows,
  resolveSchema,
  type Property,
} from '../schema/json-schema.js';
import { nameFigure } from '../schema/name-figure.js';
import { describeBlock, type Part } from '../schema/part.js';
import type { Fact, FactsBlock } from '../section-view.js';
import type { Phrases } from '../writing/phrases.js';
import { missing } from '../writing/write-cell.js';
import { writeInline } from '../writing/write-inline.js';
import { listDetails } from './list-details.js';
import { styleFacts } from './style-facts.js';

export function buildFacts(properties: Property[], part: Part): FactsBlock {
  const { figures } = part.wording;
  const facts = figures ? styleFacts(properties, part, figures) : listFacts(properties, part);
  return { kind: 'facts', ...describeBlock({ heading: part.heading }), facts };
}

function listFacts(properties: Property[], part: Part): Fact[] {
  return properties.map((property) => ({
    name: nameFigure({
      ...part,
      name: part.wording.fieldOf(part.name, property.name),
      schema: property.schema,
      isUnitShown: false,
    }),
    cell: writeInline(property, part.wording),
    measure: {
      ...describeMeasure({ ...part, ...property }),
      ...findNamedUnit(property, properties),
    },
  }));
}

/** `LatestUnit` is the unit of `Latest`. */
function findNamedUnit({ name }: Property, properties: Property[]): { unit?: string } {
  const { value } = properties.find((each) => each.name === `${name}Unit`) ?? {};
  return typeof value === 'string' ? { unit: value } : {};
}

/** A value that does not fit its mark, as one fact. */
export function buildFact(part: Part): FactsBlock {
  const fact = {
    name: part.wording.nameOf(part.name),
    cell: writeInline(part, part.wording),
    measure: describeMeasure(part),
  };
  return { kind: 'facts', facts: [fact] };
}

/** Rows of a name and a value; undefined if it is not an array of them. */
export function buildNamedValues(part: Part, { name = 'Name' }: BlockMark): FactsBlock | undefined {
  const { schema, value, heading, wording } = part;
  if (!Array.isArray(value)) return undefined;
  const facts = listRows(value).map((row): Fact => {
    const inner = resolveSchema(itemsOf(schema), row);
    const properties = listProperties(inner, row);
    const find = (propertyName: string) =>
      properties.find((property) => property.name === propertyName);
    const named = find(name);
    const valued = find('Value');
    const cell = valued ? writeInline(valued, wording) : missing;
    const used = [name, 'Value'];
    const details = listDetails({ properties, used, part: part.name, wording });
    return {
      name: named ? writeInline(named, wording).text : missing.text,
      cell: { ...cell, text: `${cell.text}${writeDetails(details, wording.phrases)}` },
    };
  });
  return facts.length === 0 ? undefined : { kind: 'facts', ...describeBlock({ heading }), facts };
}

/** The details of a value, in brackets after it; empty if there are none. */
export function writeDetails(details: Fact[], phrases: Phrases): string {
  if (details.length === 0) return '';
  const texts = details.map(({ name, cell }) => `${name} ${cell.text}`);
  return phrases.brackets(texts.join(phrases.comma));
}
