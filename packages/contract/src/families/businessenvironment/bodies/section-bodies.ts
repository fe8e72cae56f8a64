import type { Static, TSchema } from 'typebox';
import type { BusinessEnvironmentSectionToken } from '../sections.js';
import * as statistics from './statistics.js';
import * as words from './words.js';

/** The body of each section, by its token. */
export const businessEnvironmentSectionBodies = {
  title: words.BusinessEnvironmentTitleBody,
  overview: words.BusinessEnvironmentOverviewBody,
  statistics: statistics.BusinessEnvironmentStatisticsBody,
  performance: statistics.BusinessEnvironmentPerformanceBody,
  outlook: statistics.BusinessEnvironmentOutlookBody,
  exposedindustries: words.BusinessEnvironmentExposedIndustriesBody,
  sources: words.BusinessEnvironmentSourcesBody,
} as const satisfies Record<BusinessEnvironmentSectionToken, TSchema>;

/** What the body of a section holds: `BusinessEnvironmentSectionBody<'statistics'>`. */
export type BusinessEnvironmentSectionBody<Token extends BusinessEnvironmentSectionToken> = Static<
  (typeof businessEnvironmentSectionBodies)[Token]
>;

/** Bodies of several sections by token; a section without data is absent. */
export type BusinessEnvironmentSectionBodies = {
  [Token in BusinessEnvironmentSectionToken]?: BusinessEnvironmentSectionBody<Token> | undefined;
};
