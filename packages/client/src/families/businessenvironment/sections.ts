// Written by `npm run generate` from the contract; do not edit.

import type {
  BusinessEnvironmentExposedIndustriesBody,
  BusinessEnvironmentOutlookBody,
  BusinessEnvironmentOverviewBody,
  BusinessEnvironmentPerformanceBody,
  BusinessEnvironmentSourcesBody,
  BusinessEnvironmentStatisticsBody,
  BusinessEnvironmentTitleBody,
} from './section-bodies.js';

/** The body of each section of a business environment report, by the token that asks for it. */
export interface BusinessEnvironmentSectionBodies {
  /** Title, sector, unit and what the figures stand on */
  title: BusinessEnvironmentTitleBody;
  /** What the driver is and how it is measured */
  overview: BusinessEnvironmentOverviewBody;
  /** The series by year, quarter or month, with annual change, growth and volatility */
  statistics: BusinessEnvironmentStatisticsBody;
  /** How the driver has moved, and why */
  performance: BusinessEnvironmentPerformanceBody;
  /** What is expected of it */
  outlook: BusinessEnvironmentOutlookBody;
  /** Industries that it moves, in which direction and how much */
  exposedindustries: BusinessEnvironmentExposedIndustriesBody;
  /** Where the figures and facts come from */
  sources: BusinessEnvironmentSourcesBody;
}

/** The label of each section of a business environment report, by its token. */
export interface BusinessEnvironmentSectionLabels {
  /** Of the section `title`. */
  title: 'Title';
  /** Of the section `overview`. */
  overview: 'Overview';
  /** Of the section `statistics`. */
  statistics: 'Statistics';
  /** Of the section `performance`. */
  performance: 'Performance';
  /** Of the section `outlook`. */
  outlook: 'Outlook';
  /** Of the section `exposedindustries`. */
  exposedindustries: 'Exposed Industries';
  /** Of the section `sources`. */
  sources: 'Sources';
}

/** What names a section of a business environment report in a request. */
export type BusinessEnvironmentSectionToken = keyof BusinessEnvironmentSectionBodies;

/** Every section of a business environment report, in the order in which readers see them. */
export const businessEnvironmentSectionTokens: readonly BusinessEnvironmentSectionToken[] = [
  'title',
  'overview',
  'statistics',
  'performance',
  'outlook',
  'exposedindustries',
  'sources',
];
