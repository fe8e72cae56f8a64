// Written by `npm run generate` from the contract; do not edit.

import type {
  ABNBody,
  ACNBody,
  ASXBody,
  BalanceDateBody,
  BrandsBody,
  CompanyTypeBody,
  FinancialGrowthBody,
  FinancialGrowthIndustryAverageBody,
  FinancialRatiosBody,
  FinancialRatiosIndustryAverageBody,
  FinancialValuationRatiosBody,
  FinancialsBody,
  HistoryBody,
  IncorporationDateBody,
  IndustriesOfOperationBody,
  KeyPersonnelBody,
  NZBNBody,
  NZSEBody,
  OperatingDivisionGeographicLocationsBody,
  OperatingDivisionIndustriesBody,
  OperatingDivisionsBody,
  OtherDirectorshipsBody,
  PhoneNumberBody,
  PostalAddressBody,
  RankBody,
  RegisteredNameBody,
  SWOTBody,
  ShareholdersBody,
  StreetAddressBody,
  SubsidiariesBody,
  SubstantialShareholdersBody,
  TitleBody,
  TopIndustryBody,
  WebsiteAddressBody,
} from './section-bodies.js';

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

/** The label of each section of a company report, by its token. */
export interface CompanySectionLabels {
  /** Of the section `title`. */
  title: 'Title';
  /** Of the section `abn`. */
  abn: 'ABN';
  /** Of the section `acn`. */
  acn: 'ACN';
  /** Of the section `asx`. */
  asx: 'ASX';
  /** Of the section `nzbn`. */
  nzbn: 'NZBN';
  /** Of the section `nzse`. */
  nzse: 'NZSE';
  /** Of the section `balancedate`. */
  balancedate: 'Balance Date';
  /** Of the section `brands`. */
  brands: 'Brands';
  /** Of the section `companytype`. */
  companytype: 'Company Type';
  /** Of the section `incorporationdate`. */
  incorporationdate: 'Incorporation Date';
  /** Of the section `phonenumber`. */
  phonenumber: 'Phone Number';
  /** Of the section `postaladdress`. */
  postaladdress: 'Postal Address';
  /** Of the section `rank`. */
  rank: 'Rank';
  /** Of the section `registeredname`. */
  registeredname: 'Registered Name';
  /** Of the section `streetaddress`. */
  streetaddress: 'Street Address';
  /** Of the section `swot`. */
  swot: 'SWOT';
  /** Of the section `websiteaddress`. */
  websiteaddress: 'Website Address';
  /** Of the section `history`. */
  history: 'History';
  /** Of the section `financials`. */
  financials: 'Financials';
  /** Of the section `financialratios`. */
  financialratios: 'Financial Ratios';
  /** Of the section `financialgrowth`. */
  financialgrowth: 'Financial Growth';
  /** Of the section `financialvaluationratios`. */
  financialvaluationratios: 'Financial Valuation Ratios';
  /** Of the section `financialratiosindustryaverage`. */
  financialratiosindustryaverage: 'Financial Ratios Industry Average';
  /** Of the section `keypersonnel`. */
  keypersonnel: 'Key Personnel';
  /** Of the section `otherdirectorships`. */
  otherdirectorships: 'Other Directorships';
  /** Of the section `operatingdivisiongeographiclocations`. */
  operatingdivisiongeographiclocations: 'Operating Division Geographic Locations';
  /** Of the section `operatingdivisionindustries`. */
  operatingdivisionindustries: 'Operating Division Industries';
  /** Of the section `operatingdivisions`. */
  operatingdivisions: 'Operating Divisions';
  /** Of the section `financialgrowthindustryaverage`. */
  financialgrowthindustryaverage: 'Financial Growth Industry Average';
  /** Of the section `industriesofoperation`. */
  industriesofoperation: 'Industries Of Operation';
  /** Of the section `topindustry`. */
  topindustry: 'Top Industry';
  /** Of the section `shareholders`. */
  shareholders: 'Shareholders';
  /** Of the section `substantialshareholders`. */
  substantialshareholders: 'Substantial Shareholders';
  /** Of the section `subsidiaries`. */
  subsidiaries: 'Subsidiaries';
}

/** What names a section of a company report in a request. */
export type SectionToken = keyof SectionBodies;

/** Every section of a company report, in the order in which readers see them. */
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
