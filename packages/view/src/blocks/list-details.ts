import { describeMeasure } from '../schema/describe-measure.js';
import { isFields, isGiven, listProperties, type Property } from '../schema/json-schema.js';
import type { Fact } from '../section-view.js';
import type { Wording } from '../writing/wording.js';
import { writeInline } from '../writing/write-inline.js';
import { isReference } from './build-reference.js';

interface DetailsOptions {
  properties: Property[];
  /** Names of the properties that are shown elsewhere. */
  used: string[];
  /** Name of the part that the properties belong to. */
  part: string;
  wording: Wording;
}

/**
 * The properties of a row that its kind of block does not show, so that nothing is lost. Those of an
 * object are details of their own, as it is spread over columns in a table.
 */
export function listDetails({ properties, used, part, wording }: DetailsOptions): Fact[] {
  return properties
    .filter((property) => isGiven(property) && !used.includes(property.name))
    .flatMap((property): Fact[] => {
      const { name, schema, value } = property;
      const inner = isFields(value) && !isReference(schema) ? listProperties(schema, value) : [];
      if (inner.some(isGiven)) {
        const heading = `${wording.fieldOf(part, name)}${wording.phrases.colon}`;
        const details = listDetails({ properties: inner, used: [], part: name, wording });
        return details.map((detail) => ({ ...detail, name: `${heading}${detail.name}` }));
      }
      const measure = describeMeasure({ name, schema, wording });
      return [{ name: wording.fieldOf(part, name), cell: writeInline(property, wording), measure }];
    });
}
