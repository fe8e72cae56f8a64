import { isGiven, type Property } from '../schema/json-schema.js';
import type { Fact } from '../section-view.js';
import type { Wording } from '../writing/wording.js';
import { writeInline } from '../writing/write-inline.js';

interface DetailsOptions {
  properties: Property[];
  /** Names of the properties that are shown otherwise. */
  used: string[];
  /** Name of the part that the properties belong to. */
  part: string;
  wording: Wording;
}

/** What a row holds beside what its kind of block knows, so that nothing of it is lost. */
export function listDetails({ properties, used, part, wording }: DetailsOptions): Fact[] {
  return properties
    .filter((property) => isGiven(property) && !used.includes(property.name))
    .map((property) => ({
      name: wording.fieldOf(part, property.name),
      cell: writeInline(property, wording),
    }));
}
