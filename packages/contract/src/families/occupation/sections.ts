/** The sections of an occupation report, in the order in which readers see them. */
export const occupationSections = {
  title: { label: 'Title', about: 'Title, group, other names and what the figures stand on' },
  overview: { label: 'Overview', about: 'What people in the occupation do, and its key figures' },
  tasks: { label: 'Tasks', about: 'What the work consists of' },
  employment: {
    label: 'Employment',
    about: 'People employed by year with annual change and growth, history and outlook',
  },
  earnings: {
    label: 'Earnings',
    about: 'The 10th, 25th, 50th, 75th and 90th percentile of earnings, by year',
  },
  skills: { label: 'Skills', about: 'Skills that the work asks for, and how much' },
  qualifications: {
    label: 'Qualifications',
    about: 'What is asked of newcomers, and the qualifications that people have',
  },
  demographics: { label: 'Demographics', about: 'Who works in the occupation: age, sex and hours' },
  employingindustries: {
    label: 'Employing Industries',
    about: 'Industries that employ the occupation, with their shares',
  },
  regions: { label: 'Regions', about: 'Where in the country people work' },
  outlook: { label: 'Outlook', about: 'What is expected of employment' },
  relatedoccupations: {
    label: 'Related Occupations',
    about: 'Occupations that people move to and from',
  },
} as const;

export type OccupationSectionToken = keyof typeof occupationSections;
