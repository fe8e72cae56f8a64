// Written by `npm run generate` from the contract; do not edit.

import type {
  StateDriversBody,
  StateKeyStatisticsBody,
  StateOutlookBody,
  StateOverviewBody,
  StateRegionalComparisonBody,
  StateTitleBody,
} from './section-bodies.js';

/** The body of each section of a state report, by the token that asks for it. */
export interface StateSectionBodies {
  /** Title, region, sector and what the figures stand on */
  title: StateTitleBody;
  /** What the industry is like in the region */
  overview: StateOverviewBody;
  /** Revenue, wages, employees and establishments by year, beside the national figures, and the share of the region */
  keystatistics: StateKeyStatisticsBody;
  /** What moves the industry in the region */
  drivers: StateDriversBody;
  /** What is expected of it */
  outlook: StateOutlookBody;
  /** All published regions of the industry: share, growth and rank */
  regionalcomparison: StateRegionalComparisonBody;
}

/** The label of each section of a state report, by its token. */
export interface StateSectionLabels {
  /** Of the section `title`. */
  title: 'Title';
  /** Of the section `overview`. */
  overview: 'Overview';
  /** Of the section `keystatistics`. */
  keystatistics: 'Key Statistics';
  /** Of the section `drivers`. */
  drivers: 'Drivers';
  /** Of the section `outlook`. */
  outlook: 'Outlook';
  /** Of the section `regionalcomparison`. */
  regionalcomparison: 'Regional Comparison';
}

/** What names a section of a state report in a request. */
export type StateSectionToken = keyof StateSectionBodies;

/** Every section of a state report, in the order in which readers see them. */
export const stateSectionTokens: readonly StateSectionToken[] = [
  'title',
  'overview',
  'keystatistics',
  'drivers',
  'outlook',
  'regionalcomparison',
];
