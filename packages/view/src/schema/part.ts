import type { Wording } from '../writing/wording.js';
import type { Fields, Property } from './json-schema.js';

/** A part of a body that becomes blocks. */
export interface Part extends Property {
  heading: string | undefined;
  /** The unit from the fields around it. */
  unit: string | undefined;
  /** The currency from the fields around it. */
  currency: string | undefined;
  /** The fields around it; empty for the body itself. */
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
