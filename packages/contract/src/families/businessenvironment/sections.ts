/**
 * The sections of a report on a driver of business, in the order in which readers see them: the token
 * a request names, the label the answer carries as `RequestedSection`, and what the section holds.
 */
export const businessEnvironmentSections = {
  title: { label: 'Title', about: 'Title, sector, unit and what the figures stand on' },
  overview: { label: 'Overview', about: 'What the driver is and how it is measured' },
  statistics: {
    label: 'Statistics',
    about: 'The series by year, quarter or month, with annual change, growth and volatility',
  },
  performance: { label: 'Performance', about: 'How the driver has moved, and why' },
  outlook: { label: 'Outlook', about: 'What is expected of it' },
  exposedindustries: {
    label: 'Exposed Industries',
    about: 'Industries that it moves, in which direction and how much',
  },
  sources: { label: 'Sources', about: 'Where the figures and facts come from' },
} as const;

export type BusinessEnvironmentSectionToken = keyof typeof businessEnvironmentSections;

export const businessEnvironmentSectionTokens = Object.keys(
  businessEnvironmentSections,
) as BusinessEnvironmentSectionToken[];
