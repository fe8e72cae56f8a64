import type { SectionToken } from '@broadsheet/client';
import type { ComponentType } from 'react';
import { Brands } from '../narrative/brands.js';
import { History } from '../narrative/history.js';
import { Swot } from '../narrative/swot.js';
import { Ownership } from '../ownership/ownership.js';
import { Divisions } from '../sections/divisions.js';
import { FinancialSummary } from '../sections/financial-summary.js';
import { Growth } from '../sections/growth.js';
import { Industries } from '../sections/industries.js';
import { People } from '../sections/people.js';
import { Profile } from '../sections/profile.js';
import { Ratios } from '../sections/ratios.js';
import { Statements } from '../sections/statements.js';
import { Valuation } from '../sections/valuation.js';
import type { Bodies, SectionProps } from './bodies.js';

/** A part of the page, in reading order. */
export interface PageSection {
  /** The fragment of its address, after `#`. */
  id: string;
  title: string;
  /** The sections of the report that this part shows. */
  tokens: SectionToken[];
  Content: ComponentType<SectionProps>;
}

export const pageSections: readonly PageSection[] = [
  {
    id: 'profile',
    title: 'Profile',
    tokens: [
      ...(['title', 'registeredname', 'companytype', 'abn', 'acn', 'asx', 'nzbn', 'nzse'] as const),
      ...(['incorporationdate', 'balancedate', 'streetaddress', 'postaladdress'] as const),
      ...(['phonenumber', 'websiteaddress', 'rank', 'topindustry'] as const),
    ],
    Content: Profile,
  },
  {
    id: 'summary',
    title: 'Financial summary',
    tokens: ['financials'],
    Content: FinancialSummary,
  },
  {
    id: 'growth',
    title: 'Growth',
    tokens: ['financialgrowth', 'financialgrowthindustryaverage'],
    Content: Growth,
  },
  {
    id: 'ratios',
    title: 'Ratios',
    tokens: ['financialratios', 'financialratiosindustryaverage'],
    Content: Ratios,
  },
  {
    id: 'valuation',
    title: 'Valuation',
    tokens: ['financialvaluationratios'],
    Content: Valuation,
  },
  {
    id: 'divisions',
    title: 'Divisions and regions',
    tokens: [
      'operatingdivisions',
      'operatingdivisionindustries',
      'operatingdivisiongeographiclocations',
    ],
    Content: Divisions,
  },
  {
    id: 'industries',
    title: 'Industries and competitors',
    tokens: ['industriesofoperation'],
    Content: Industries,
  },
  {
    id: 'ownership',
    title: 'Ownership',
    tokens: ['shareholders', 'substantialshareholders', 'subsidiaries'],
    Content: Ownership,
  },
  {
    id: 'people',
    title: 'People',
    tokens: ['keypersonnel', 'otherdirectorships'],
    Content: People,
  },
  {
    id: 'swot',
    title: 'Strengths, weaknesses, opportunities, threats',
    tokens: ['swot'],
    Content: Swot,
  },
  { id: 'brands', title: 'Brands', tokens: ['brands'], Content: Brands },
  { id: 'history', title: 'History', tokens: ['history'], Content: History },
  {
    id: 'financials',
    title: 'Financial statements',
    tokens: ['financials'],
    Content: Statements,
  },
];

export function hasData({ tokens }: PageSection, bodies: Bodies): boolean {
  return tokens.some((token) => bodies[token] !== undefined);
}

/** The part that a fragment names, by its id or by a section's token. */
export function findPageSection(name: string): PageSection | undefined {
  const wanted = name.toLowerCase();
  return (
    pageSections.find(({ id }) => id === wanted) ??
    pageSections.find(({ tokens }) => tokens.some((token) => token === wanted))
  );
}
