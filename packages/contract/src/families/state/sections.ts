/** The sections of a state report, in the order in which readers see them. */
export const stateSections = {
  title: { label: 'Title', about: 'Title, region, sector and what the figures stand on' },
  overview: { label: 'Overview', about: 'What the industry is like in the region' },
  keystatistics: {
    label: 'Key Statistics',
    about:
      'Revenue, wages, employees and establishments by year, beside the national figures, and the share of the region',
  },
  drivers: { label: 'Drivers', about: 'What moves the industry in the region' },
  outlook: { label: 'Outlook', about: 'What is expected of it' },
  regionalcomparison: {
    label: 'Regional Comparison',
    about: 'All published regions of the industry: share, growth and rank',
  },
} as const;

export type StateSectionToken = keyof typeof stateSections;

/** The chart images of a state report, each with what it shows. */
export const stateCharts = {
  Revenue: 'Revenue of the industry in the region with its annual change, history and outlook',
  Employees: 'People employed in the region with the annual change, history and outlook',
  RegionalShares: 'The share of each published region in national revenue, this one marked',
} as const;
