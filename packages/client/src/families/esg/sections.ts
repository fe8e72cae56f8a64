// Written by `npm run generate` from the contract; do not edit.

import type {
  EsgEnvironmentalBody,
  EsgGovernanceBody,
  EsgOverviewBody,
  EsgRegulationBody,
  EsgScoreHistoryBody,
  EsgSocialBody,
  EsgTitleBody,
} from './section-bodies.js';

/** The body of each section of an ESG report, by the token that asks for it. */
export interface EsgSectionBodies {
  /** Title, sector and what the scores stand on */
  title: EsgTitleBody;
  /** The total score with its level, and the three parts that it is made of */
  overview: EsgOverviewBody;
  /** Environmental score with its weighted components, from 1 to 9, higher is riskier */
  environmental: EsgEnvironmentalBody;
  /** Social score with its weighted components, from 1 to 9, higher is riskier */
  social: EsgSocialBody;
  /** Governance score with its weighted components, from 1 to 9, higher is riskier */
  governance: EsgGovernanceBody;
  /** The total and each part by year */
  scorehistory: EsgScoreHistoryBody;
  /** Rules on the environment, work and conduct that bind the industry */
  regulation: EsgRegulationBody;
}

/** The label of each section of an ESG report, by its token. */
export interface EsgSectionLabels {
  /** Of the section `title`. */
  title: 'Title';
  /** Of the section `overview`. */
  overview: 'Overview';
  /** Of the section `environmental`. */
  environmental: 'Environmental';
  /** Of the section `social`. */
  social: 'Social';
  /** Of the section `governance`. */
  governance: 'Governance';
  /** Of the section `scorehistory`. */
  scorehistory: 'Score History';
  /** Of the section `regulation`. */
  regulation: 'Regulation';
}

/** What names a section of an ESG report in a request. */
export type EsgSectionToken = keyof EsgSectionBodies;

/** Every section of an ESG report, in the order in which readers see them. */
export const esgSectionTokens: readonly EsgSectionToken[] = [
  'title',
  'overview',
  'environmental',
  'social',
  'governance',
  'scorehistory',
  'regulation',
];
