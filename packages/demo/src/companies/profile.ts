import type { Economics } from './economics.js';
import type { City } from './places.js';

/** The kind of company decides what is known about it and who owns it. */
export type CompanyKind =
  | 'listed'
  | 'public'
  | 'proprietary'
  | 'foreign-owned'
  | 'new-zealand'
  | 'cooperative'
  | 'not-for-profit'
  | 'government'
  | 'trust'
  | 'small'
  | 'bare';

/** The share is of the company's revenue, in per cent; a company's divisions sum to 100. */
type DivisionProfile = readonly [name: string, share: number, industry: string, about: string];

type BrandProfile = readonly [name: string, category: string, about?: string];

type EventKind = 'Milestone' | 'Acquisition' | 'Divestment' | 'OwnershipChange';
export type EventProfile = readonly [date: string, kind: EventKind, text: string];

/** The hand-written facts of a demo company; everything else is generated from them. */
export interface CompanyProfile {
  entityId: number;
  /** The name without the legal suffix, as competitors and industry reports use it. */
  name: string;
  title: string;
  kind: CompanyKind;
  economics: Economics;
  city: City;
  founded: number;
  /** Revenue of the latest year in millions of Australian dollars. */
  revenue: number;
  /** Usual growth a year, in per cent. */
  growth: number;
  /** Percentage points to add to the usual margin; negative for a company in trouble. */
  margin?: number;
  /** The principal industry's first; shares sum to 100. */
  divisions: readonly DivisionProfile[];
  /** Regions of revenue, in per cent; Australia alone if left out. */
  regions?: Readonly<Record<string, number>>;
  brands?: readonly BrandProfile[];
  events?: readonly EventProfile[];
  asx?: string;
  nzse?: string;
  /** The owner of a foreign-owned company. */
  parent?: { name: string; jurisdiction: string; percentage: number };
  /** The company's reporting currency, and Australian dollars for one unit of it. */
  currency?: { code: string; rate: number };
  /** Month and day of its year end; the end of June if left out. */
  yearEnd?: string;
}
