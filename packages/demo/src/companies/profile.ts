import type { Economics } from './economics.js';
import type { City } from './places.js';

/** What kind of company it is decides what is known of it and who owns it. */
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

/** The facts of a demo company that are chosen; everything else is generated from them. */
export interface CompanyProfile {
  entityId: number;
  /** Without the legal suffix; what competitors and industry reports call it. */
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
  /** Where revenue is earned, in per cent; Australia alone where it is left out. */
  regions?: Readonly<Record<string, number>>;
  brands?: readonly BrandProfile[];
  events?: readonly EventProfile[];
  asx?: string;
  nzse?: string;
  /** The owner of a foreign-owned company. */
  parent?: { name: string; jurisdiction: string; percentage: number };
  /** What the company reports in, and Australian dollars for one unit of it. */
  currency?: { code: string; rate: number };
  /** Month and day on which its year ends; the end of June where it is left out. */
  yearEnd?: string;
}
