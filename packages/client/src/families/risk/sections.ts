// Written by `npm run generate` from the contract; do not edit.

import type {
  RiskGrowthRiskBody,
  RiskOutlookBody,
  RiskOverviewBody,
  RiskRelatedIndustriesBody,
  RiskScoreHistoryBody,
  RiskSensitivityRiskBody,
  RiskStructuralRiskBody,
  RiskTitleBody,
} from './section-bodies.js';

/** The body of each section of a risk report, by the token that asks for it. */
export interface RiskSectionBodies {
  /** Title, sector and what the scores stand on */
  title: RiskTitleBody;
  /** The total score with its level, and the three parts that it is made of */
  overview: RiskOverviewBody;
  /** What the industry is like: barriers to entry, assistance, trade, competition, life cycle and volatility, scored and weighted */
  structuralrisk: RiskStructuralRiskBody;
  /** How the industry grows and is expected to grow, scored and weighted */
  growthrisk: RiskGrowthRiskBody;
  /** What moves the industry from outside, scored and weighted, with reports on the drivers */
  sensitivityrisk: RiskSensitivityRiskBody;
  /** The total and each part by year */
  scorehistory: RiskScoreHistoryBody;
  /** What is expected, and how far the score is from that of the latest year before */
  outlook: RiskOutlookBody;
  /** Risk reports on industries that this one buys from, sells to or competes with */
  relatedindustries: RiskRelatedIndustriesBody;
}

/** The label of each section of a risk report, by its token. */
export interface RiskSectionLabels {
  /** Of the section `title`. */
  title: 'Title';
  /** Of the section `overview`. */
  overview: 'Overview';
  /** Of the section `structuralrisk`. */
  structuralrisk: 'Structural Risk';
  /** Of the section `growthrisk`. */
  growthrisk: 'Growth Risk';
  /** Of the section `sensitivityrisk`. */
  sensitivityrisk: 'Sensitivity Risk';
  /** Of the section `scorehistory`. */
  scorehistory: 'Score History';
  /** Of the section `outlook`. */
  outlook: 'Outlook';
  /** Of the section `relatedindustries`. */
  relatedindustries: 'Related Industries';
}

/** What names a section of a risk report in a request. */
export type RiskSectionToken = keyof RiskSectionBodies;

/** Every section of a risk report, in the order in which readers see them. */
export const riskSectionTokens: readonly RiskSectionToken[] = [
  'title',
  'overview',
  'structuralrisk',
  'growthrisk',
  'sensitivityrisk',
  'scorehistory',
  'outlook',
  'relatedindustries',
];
