import type { ImageName, IndustrySectionBodies, IndustrySectionToken } from '@broadsheet/client';

/** The bodies of a report's sections; a section without data is absent. */
export type IndustryBodies = { [Token in IndustrySectionToken]?: IndustrySectionBodies[Token] };

/** The props of a part of a chapter. */
export interface PartProps<Token extends IndustrySectionToken> {
  /** Undefined if the report has only charts here. */
  body: IndustrySectionBodies[Token] | undefined;
  /** The charts that belong to it. */
  charts: readonly ImageName[];
  /** The heading above it. */
  title: string;
}
