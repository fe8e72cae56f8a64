/** The sections of a risk report, in the order in which readers see them. */
export const riskSections = {
  title: { label: 'Title', about: 'Title, sector and what the scores stand on' },
  overview: {
    label: 'Overview',
    about: 'The total score with its level, and the three parts that it is made of',
  },
  structuralrisk: {
    label: 'Structural Risk',
    about:
      'What the industry is like: barriers to entry, assistance, trade, competition, life cycle and volatility, scored and weighted',
  },
  growthrisk: {
    label: 'Growth Risk',
    about: 'How the industry grows and is expected to grow, scored and weighted',
  },
  sensitivityrisk: {
    label: 'Sensitivity Risk',
    about: 'What moves the industry from outside, scored and weighted, with reports on the drivers',
  },
  scorehistory: { label: 'Score History', about: 'The total and each part by year' },
  outlook: {
    label: 'Outlook',
    about: 'What is expected, and how far the score is from that of the latest year before',
  },
  relatedindustries: {
    label: 'Related Industries',
    about: 'Risk reports on industries that this one buys from, sells to or competes with',
  },
} as const;

export type RiskSectionToken = keyof typeof riskSections;
export const riskSectionTokens = Object.keys(riskSections) as RiskSectionToken[];
