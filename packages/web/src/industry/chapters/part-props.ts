import type { ImageName, IndustrySectionBodies, IndustrySectionToken } from '@broadsheet/client';

/** What the sections of a report hold; one without data is absent. */
export type IndustryBodies = { [Token in IndustrySectionToken]?: IndustrySectionBodies[Token] };

/** What a part of a chapter is given to show. */
export interface PartProps<Token extends IndustrySectionToken> {
  /** Undefined where the report has charts only. */
  body: IndustrySectionBodies[Token] | undefined;
  /** The charts that belong to it. */
  charts: readonly ImageName[];
  /** The heading that stands over it. */
  title: string;
}
