import type { SectionBodies, Sections, SectionToken } from '@broadsheet/client';

/** What the sections of a report hold; one without data is absent. */
export type Bodies = { [Token in SectionToken]?: SectionBodies[Token] };

export function collectBodies(sections: Sections<SectionToken>): Bodies {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([token, { body }]) => (body === null ? [] : [[token, body]])),
  );
}

/** What a part of the page is given to show. */
export interface SectionProps {
  bodies: Bodies;
  /** Language name of the report, such as `Japanese`. */
  language: string;
  /** Its tag, for what reads the report's own words aloud. */
  tag: string;
}
