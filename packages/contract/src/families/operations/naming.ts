import type { FamilyDefinition, generalOperations } from '../family.js';

type GeneralOperation = (typeof generalOperations)[number];

/** The family's part of operation and schema names; empty for the families of the first release. */
export function nameInIds(
  { plainNames = [], typeName }: FamilyDefinition,
  operation: GeneralOperation,
): string {
  return plainNames.includes(operation) ? '' : typeName;
}

export const pathOf = ({ name }: FamilyDefinition, operation: string): string =>
  `/${name}/v3/${operation}`;
