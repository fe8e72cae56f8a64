import type { AnyFamily } from './any-family.js';
import { createChartMethods } from './chart-methods.js';
import type { FamilySource } from './family-source.js';
import { createListMethods } from './list-methods.js';
import { createOwnOperations } from './own-operations.js';
import { createSectionMethods } from './section-methods.js';

/** The methods of any family. What sets a family apart is in the types, which are generated. */
export function createFamily(source: FamilySource): AnyFamily {
  return {
    ...createSectionMethods(source),
    ...createChartMethods(source),
    ...createListMethods(source),
    ...createOwnOperations(source),
  };
}

/** Throws a `TypeError` where the text cannot name a family: it becomes a part of a path. */
export function requireFamilyName(name: string): string {
  if (/^[a-z]{2,32}$/.test(name)) return name;
  throw new TypeError(
    `A family is named by 2 to 32 lower-case letters, such as industry; ${JSON.stringify(name)} is not.`,
  );
}
