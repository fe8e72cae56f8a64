// Written by `npm run generate` from the contract; do not edit.

import type {
  FinancialGrowthIndustryAverageBody,
  FinancialRatiosIndustryAverageBody,
  FinancialValuationRatiosBody,
} from './benchmarks.js';
import type {
  ABNBody,
  ACNBody,
  ASXBody,
  BalanceDateBody,
  CompanyTypeBody,
  IncorporationDateBody,
  NZBNBody,
  NZSEBody,
  PhoneNumberBody,
  PostalAddressBody,
  RankBody,
  RegisteredNameBody,
  StreetAddressBody,
  TitleBody,
  WebsiteAddressBody,
} from './details.js';
import type { FinancialGrowthBody, FinancialRatiosBody, FinancialsBody } from './financials.js';
import type { BrandsBody, HistoryBody, SWOTBody } from './narratives.js';
import type {
  IndustriesOfOperationBody,
  OperatingDivisionGeographicLocationsBody,
  OperatingDivisionIndustriesBody,
  OperatingDivisionsBody,
  TopIndustryBody,
} from './operations.js';
import type {
  ShareholdersBody,
  SubsidiariesBody,
  SubstantialShareholdersBody,
} from './ownership.js';
import type { KeyPersonnelBody, OtherDirectorshipsBody } from './people.js';

/** The body of each section of a company report, by the token that asks for it. */
export interface SectionBodies {
  /** Official company name as listed in the catalogue */
  title: TitleBody;
  /** Australian Business Number */
  abn: ABNBody;
  /** Australian Company Number */
  acn: ACNBody;
  /** Australian stock exchange ticker code */
  asx: ASXBody;
  /** New Zealand Business Number */
  nzbn: NZBNBody;
  /** New Zealand stock exchange ticker code */
  nzse: NZSEBody;
  /** End date of the reporting period of the latest financials */
  balancedate: BalanceDateBody;
  /** Some major brands operated or owned by the company */
  brands: BrandsBody;
  /** Legal classification */
  companytype: CompanyTypeBody;
  /** Date of legal incorporation */
  incorporationdate: IncorporationDateBody;
  /** Main business telephone number */
  phonenumber: PhoneNumberBody;
  /** Official postal address */
  postaladdress: PostalAddressBody;
  /** Ranking by revenue among entities operating in Australia */
  rank: RankBody;
  /** Legal name as registered with the corporate regulator */
  registeredname: RegisteredNameBody;
  /** Registered street address of the head office */
  streetaddress: StreetAddressBody;
  /** Strengths, weaknesses, opportunities and threats */
  swot: SWOTBody;
  /** Primary website URL */
  websiteaddress: WebsiteAddressBody;
  /** Chronological milestones, acquisitions, divestments and ownership changes */
  history: HistoryBody;
  /** Profit and loss statement, balance sheet and other key figures, up to five years */
  financials: FinancialsBody;
  /** Calculated ratios */
  financialratios: FinancialRatiosBody;
  /** Annual percentage changes */
  financialgrowth: FinancialGrowthBody;
  /** Market-based valuation metrics compared with the primary industry average */
  financialvaluationratios: FinancialValuationRatiosBody;
  /** Industry-average ratios for benchmarking */
  financialratiosindustryaverage: FinancialRatiosIndustryAverageBody;
  /** Directors, executives and other notable personnel */
  keypersonnel: KeyPersonnelBody;
  /** Board members' directorships in other companies */
  otherdirectorships: OtherDirectorshipsBody;
  /** Revenue, profit and assets by global region */
  operatingdivisiongeographiclocations: OperatingDivisionGeographicLocationsBody;
  /** Performance by division according to associated industry classifications */
  operatingdivisionindustries: OperatingDivisionIndustriesBody;
  /** Major business segments with revenue and assets */
  operatingdivisions: OperatingDivisionsBody;
  /** Benchmark growth rates of the industry */
  financialgrowthindustryaverage: FinancialGrowthIndustryAverageBody;
  /** Industries the company operates in, with revenue, market share and competitors */
  industriesofoperation: IndustriesOfOperationBody;
  /** Principal industry with its code and title */
  topindustry: TopIndustryBody;
  /** Shareholder structure, top holdings, ownership concentration */
  shareholders: ShareholdersBody;
  /** Major shareholders with jurisdiction and verification date */
  substantialshareholders: SubstantialShareholdersBody;
  /** Subsidiary and related entities with ownership and country of incorporation */
  subsidiaries: SubsidiariesBody;
}

/** What names a section in a request. */
export type SectionToken = keyof SectionBodies;

/** Every section there is, in the order of the specification. */
export const sectionTokens: readonly SectionToken[] = [
  'title',
  'abn',
  'acn',
  'asx',
  'nzbn',
  'nzse',
  'balancedate',
  'brands',
  'companytype',
  'incorporationdate',
  'phonenumber',
  'postaladdress',
  'rank',
  'registeredname',
  'streetaddress',
  'swot',
  'websiteaddress',
  'history',
  'financials',
  'financialratios',
  'financialgrowth',
  'financialvaluationratios',
  'financialratiosindustryaverage',
  'keypersonnel',
  'otherdirectorships',
  'operatingdivisiongeographiclocations',
  'operatingdivisionindustries',
  'operatingdivisions',
  'financialgrowthindustryaverage',
  'industriesofoperation',
  'topindustry',
  'shareholders',
  'substantialshareholders',
  'subsidiaries',
];
