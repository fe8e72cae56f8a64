import type { Wording } from '../writing/wording.js';
import type { Fields, Property } from './json-schema.js';

/** A part of a body on its way to become blocks. */
export interface Part extends Property {
  heading: string | undefined;
  /** The unit that the fields around it name. */
  unit: string | undefined;
  /** The currency that they name. */
  currency: string | undefined;
  /** The fields that it is one of; empty for the body itself. */
  around: Fields;
  wording: Wording;
}

/** Optional properties of a block; those without a value are left out. */
export function describeBlock({
  heading,
  unit,
}: {
  heading?: string | undefined;
  unit?: string | undefined;
}) {
  return {
    ...(heading !== undefined && { heading }),
    ...(unit !== undefined && { unit }),
  };
}
