/** The sections of an ESG report, in the order in which readers see them. */
export const esgSections = {
  title: { label: 'Title', about: 'Title, sector and what the scores stand on' },
  overview: {
    label: 'Overview',
    about: 'The total score with its level, and the three parts that it is made of',
  },
  environmental: {
    label: 'Environmental',
    about: 'Environmental score with its weighted components, from 1 to 9, higher is riskier',
  },
  social: {
    label: 'Social',
    about: 'Social score with its weighted components, from 1 to 9, higher is riskier',
  },
  governance: {
    label: 'Governance',
    about: 'Governance score with its weighted components, from 1 to 9, higher is riskier',
  },
  scorehistory: { label: 'Score History', about: 'The total and each part by year' },
  regulation: {
    label: 'Regulation',
    about: 'Rules on the environment, work and conduct that bind the industry',
  },
} as const;

export type EsgSectionToken = keyof typeof esgSections;
export const esgSectionTokens = Object.keys(esgSections) as EsgSectionToken[];
