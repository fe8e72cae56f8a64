import type { SectionBodies, Sections, SectionToken } from '@broadsheet/client';

/** The bodies of a report's sections; a section without data is absent. */
export type Bodies = { [Token in SectionToken]?: SectionBodies[Token] };

export function collectBodies(sections: Sections<SectionToken>): Bodies {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([token, { body }]) => (body === null ? [] : [[token, body]])),
  );
}

/** The props of a part of the page. */
export interface SectionProps {
  bodies: Bodies;
  /** Language name of the report, such as `Japanese`. */
  language: string;
  /** The language tag of the report, for screen readers. */
  tag: string;
}
