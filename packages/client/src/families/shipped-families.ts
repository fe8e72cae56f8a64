// Written by `npm run generate` from the contract; do not edit.

import type { AnyFamily } from './any-family.js';
import type { BusinessEnvironment } from './businessenvironment/businessenvironment.js';
import type { Company } from './company/company.js';
import type { Esg } from './esg/esg.js';
import type { Industry } from './industry/industry.js';
import type { Occupation } from './occupation/occupation.js';
import type { Procurement } from './procurement/procurement.js';
import type { Risk } from './risk/risk.js';
import type { SegmentBenchmarking } from './segmentbenchmarking/segmentbenchmarking.js';
import type { State } from './state/state.js';
import type { Supplier } from './supplier/supplier.js';

/** The methods of each family that the client knows, by its name. */
export interface FamilyMethods {
  /** Industry reports. One industry in one country: words, figures and charts about revenue, employment, costs, trade and market shares, with an outlook. */
  industry: Industry;
  /** Company reports. One Australian company: registration, statements, ratios, divisions, people, owners and prospects. */
  company: Company;
  /** Business environment reports. One driver of business in one country, such as a rate, a price or a population: its course, its outlook and the industries that it moves. */
  businessenvironment: BusinessEnvironment;
  /** ESG reports. Environmental, social and governance risk of one industry in one country: scores from 1 to 9, higher is riskier, with the components they are made of, reasons and history. */
  esg: Esg;
  /** Risk reports. For lenders: the risk of one industry in one country in the year to come, as scores from 1 to 9, higher is riskier, with structural, growth and sensitivity risk, the components they are made of, reasons and history. */
  risk: Risk;
  /** Segment benchmarking reports. The businesses of one industry in one country by size band: statistics, ratios and market share of each, to measure a business against others of its size. */
  segmentbenchmarking: SegmentBenchmarking;
  /** Occupation reports. One occupation in one country: what the work is, how many people do it, what they earn, who employs them and what is expected. */
  occupation: Occupation;
  /** Procurement reports. What a buyer needs about one product or service in one country: its price and what moves it, who sells it, how risky and how strong the position is, and what to ask for. */
  procurement: Procurement;
  /** Supplier reports. A company as a buyer sees it: what it sells, its statements and ratios, and how far it is from insolvency. */
  supplier: Supplier;
  /** State reports. An industry in one state or province: its figures beside the national ones, what moves it there, and how the region compares with others. */
  state: State;
}

/** The name of a family that the client knows. */
export type FamilyName = keyof FamilyMethods;

/** The names of the families that the client knows. */
export const familyNames: readonly FamilyName[] = [
  'industry',
  'company',
  'businessenvironment',
  'esg',
  'risk',
  'segmentbenchmarking',
  'occupation',
  'procurement',
  'supplier',
  'state',
];

/** The methods of a family: typed where the client knows it. */
export type FamilyOf<Name extends string> = Name extends FamilyName
  ? FamilyMethods[Name]
  : AnyFamily;

/** A property for each family that the client knows. */
export abstract class ShippedFamilies {
  /** Industry reports. One industry in one country: words, figures and charts about revenue, employment, costs, trade and market shares, with an outlook. */
  get industry(): Industry {
    return this.family('industry');
  }

  /** Company reports. One Australian company: registration, statements, ratios, divisions, people, owners and prospects. */
  get company(): Company {
    return this.family('company');
  }

  /** Business environment reports. One driver of business in one country, such as a rate, a price or a population: its course, its outlook and the industries that it moves. */
  get businessenvironment(): BusinessEnvironment {
    return this.family('businessenvironment');
  }

  /** ESG reports. Environmental, social and governance risk of one industry in one country: scores from 1 to 9, higher is riskier, with the components they are made of, reasons and history. */
  get esg(): Esg {
    return this.family('esg');
  }

  /** Risk reports. For lenders: the risk of one industry in one country in the year to come, as scores from 1 to 9, higher is riskier, with structural, growth and sensitivity risk, the components they are made of, reasons and history. */
  get risk(): Risk {
    return this.family('risk');
  }

  /** Segment benchmarking reports. The businesses of one industry in one country by size band: statistics, ratios and market share of each, to measure a business against others of its size. */
  get segmentbenchmarking(): SegmentBenchmarking {
    return this.family('segmentbenchmarking');
  }

  /** Occupation reports. One occupation in one country: what the work is, how many people do it, what they earn, who employs them and what is expected. */
  get occupation(): Occupation {
    return this.family('occupation');
  }

  /** Procurement reports. What a buyer needs about one product or service in one country: its price and what moves it, who sells it, how risky and how strong the position is, and what to ask for. */
  get procurement(): Procurement {
    return this.family('procurement');
  }

  /** Supplier reports. A company as a buyer sees it: what it sells, its statements and ratios, and how far it is from insolvency. */
  get supplier(): Supplier {
    return this.family('supplier');
  }

  /** State reports. An industry in one state or province: its figures beside the national ones, what moves it there, and how the region compares with others. */
  get state(): State {
    return this.family('state');
  }

  abstract family<Name extends string>(name: Name): FamilyOf<Name>;
}
