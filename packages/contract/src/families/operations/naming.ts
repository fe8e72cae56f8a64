import type { FamilyDefinition, generalOperations } from '../family.js';

type GeneralOperation = (typeof generalOperations)[number];

/** What the names of an operation and of its schemas have of the family: nothing for the first ones. */
export function nameInIds(
  { plainNames = [], typeName }: FamilyDefinition,
  operation: GeneralOperation,
): string {
  return plainNames.includes(operation) ? '' : typeName;
}

export const pathOf = ({ name }: FamilyDefinition, operation: string): string =>
  `/${name}/v3/${operation}`;
