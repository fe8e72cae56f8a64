import type { SectionToken } from '@broadsheet/client';
import type { ComponentType } from 'react';
import type { ExplorerWords } from '../../words/explorer-words.js';
import { Brands } from '../narrative/brands.js';
import { History } from '../narrative/history.js';
import { Swot } from '../narrative/swot.js';
import { Holders, OwnershipOverview, Subsidiaries } from '../ownership/ownership.js';
import { ByDivision, ByIndustry, ByRegion } from '../sections/divisions.js';
import { FinancialSummary } from '../sections/financial-summary.js';
import { GrowthByYear, GrowthComparison } from '../sections/growth.js';
import { Industries } from '../sections/industries.js';
import { People } from '../sections/people.js';
import { Profile } from '../sections/profile.js';
import { ratioContents } from '../sections/ratios.js';
import { statementContents } from '../sections/statements.js';
import { Valuation } from '../sections/valuation.js';
import type { Bodies, SectionProps } from './bodies.js';

/** A part of the page, in reading order. */
export interface PageSection {
  /** The fragment of its address, after `#`. */
  id: keyof ExplorerWords['company']['parts'];
  /** The sections of the report that this part shows. */
  tokens: SectionToken[];
  /** Shown one after the other, each in a frame of its own. */
  contents: readonly ComponentType<SectionProps>[];
}

export const pageSections: readonly PageSection[] = [
  {
    id: 'profile',
    tokens: [
      ...(['title', 'registeredname', 'companytype', 'abn', 'acn', 'asx', 'nzbn', 'nzse'] as const),
      ...(['incorporationdate', 'balancedate', 'streetaddress', 'postaladdress'] as const),
      ...(['phonenumber', 'websiteaddress', 'rank', 'topindustry'] as const),
    ],
    contents: [Profile],
  },
  {
    id: 'summary',
    tokens: ['financials'],
    contents: [FinancialSummary],
  },
  {
    id: 'growth',
    tokens: ['financialgrowth', 'financialgrowthindustryaverage'],
    contents: [GrowthComparison, GrowthByYear],
  },
  {
    id: 'ratios',
    tokens: ['financialratios', 'financialratiosindustryaverage'],
    contents: ratioContents,
  },
  {
    id: 'valuation',
    tokens: ['financialvaluationratios'],
    contents: [Valuation],
  },
  {
    id: 'divisions',
    tokens: [
      'operatingdivisions',
      'operatingdivisionindustries',
      'operatingdivisiongeographiclocations',
    ],
    contents: [ByDivision, ByIndustry, ByRegion],
  },
  {
    id: 'industries',
    tokens: ['industriesofoperation'],
    contents: [Industries],
  },
  {
    id: 'ownership',
    tokens: ['shareholders', 'substantialshareholders', 'subsidiaries'],
    contents: [OwnershipOverview, Holders, Subsidiaries],
  },
  {
    id: 'people',
    tokens: ['keypersonnel', 'otherdirectorships'],
    contents: [People],
  },
  {
    id: 'swot',
    tokens: ['swot'],
    contents: [Swot],
  },
  { id: 'brands', tokens: ['brands'], contents: [Brands] },
  { id: 'history', tokens: ['history'], contents: [History] },
  {
    id: 'financials',
    tokens: ['financials'],
    contents: statementContents,
  },
];

export function hasData({ tokens }: PageSection, bodies: Bodies): boolean {
  return tokens.some((token) => bodies[token] !== undefined);
}

/** The part that a fragment names, by its id or by a section's token. */
export function findPageSection(name: string): PageSection | undefined {
  const lowerName = name.toLowerCase();
  return (
    pageSections.find(({ id }) => id === lowerName) ??
    pageSections.find(({ tokens }) => tokens.some((token) => token === lowerName))
  );
}
