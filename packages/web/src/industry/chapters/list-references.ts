import type { Reference } from '@broadsheet/view';
import type { IndustryBodies } from './part-props.js';
import { readReference } from './read-reference.js';

/** The reports to which the page links, in page order. */
export function listReferences(bodies: IndustryBodies): Reference['key'][] {
  const { companies, externaldrivers, about } = bodies;
  return [
    ...(companies?.Companies ?? []).flatMap(({ Report }) => Report ?? []),
    ...(externaldrivers?.Drivers ?? []).flatMap(({ Report }) => Report ?? []),
    ...(about?.RelatedIndustries ?? []),
  ].map(readReference);
}
