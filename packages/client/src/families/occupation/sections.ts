// Written by `npm run generate` from the contract; do not edit.

import type {
  OccupationDemographicsBody,
  OccupationEarningsBody,
  OccupationEmployingIndustriesBody,
  OccupationEmploymentBody,
  OccupationOutlookBody,
  OccupationOverviewBody,
  OccupationQualificationsBody,
  OccupationRegionsBody,
  OccupationRelatedOccupationsBody,
  OccupationSkillsBody,
  OccupationTasksBody,
  OccupationTitleBody,
} from './section-bodies.js';

/** The body of each section of an occupation report, by the token that asks for it. */
export interface OccupationSectionBodies {
  /** Title, group, other names and what the figures stand on */
  title: OccupationTitleBody;
  /** What people in the occupation do, and its key figures */
  overview: OccupationOverviewBody;
  /** What the work consists of */
  tasks: OccupationTasksBody;
  /** People employed by year with annual change and growth, history and outlook */
  employment: OccupationEmploymentBody;
  /** The 10th, 25th, 50th, 75th and 90th percentile of earnings, by year */
  earnings: OccupationEarningsBody;
  /** Skills that the work asks for, and how much */
  skills: OccupationSkillsBody;
  /** What is asked of newcomers, and the qualifications that people have */
  qualifications: OccupationQualificationsBody;
  /** Who works in the occupation: age, sex and hours */
  demographics: OccupationDemographicsBody;
  /** Industries that employ the occupation, with their shares */
  employingindustries: OccupationEmployingIndustriesBody;
  /** Where in the country people work */
  regions: OccupationRegionsBody;
  /** What is expected of employment */
  outlook: OccupationOutlookBody;
  /** Occupations that people move to and from */
  relatedoccupations: OccupationRelatedOccupationsBody;
}

/** The label of each section of an occupation report, by its token. */
export interface OccupationSectionLabels {
  /** Of the section `title`. */
  title: 'Title';
  /** Of the section `overview`. */
  overview: 'Overview';
  /** Of the section `tasks`. */
  tasks: 'Tasks';
  /** Of the section `employment`. */
  employment: 'Employment';
  /** Of the section `earnings`. */
  earnings: 'Earnings';
  /** Of the section `skills`. */
  skills: 'Skills';
  /** Of the section `qualifications`. */
  qualifications: 'Qualifications';
  /** Of the section `demographics`. */
  demographics: 'Demographics';
  /** Of the section `employingindustries`. */
  employingindustries: 'Employing Industries';
  /** Of the section `regions`. */
  regions: 'Regions';
  /** Of the section `outlook`. */
  outlook: 'Outlook';
  /** Of the section `relatedoccupations`. */
  relatedoccupations: 'Related Occupations';
}

/** What names a section of an occupation report in a request. */
export type OccupationSectionToken = keyof OccupationSectionBodies;

/** Every section of an occupation report, in the order in which readers see them. */
export const occupationSectionTokens: readonly OccupationSectionToken[] = [
  'title',
  'overview',
  'tasks',
  'employment',
  'earnings',
  'skills',
  'qualifications',
  'demographics',
  'employingindustries',
  'regions',
  'outlook',
  'relatedoccupations',
];
