/**
 * The tables of the specification, written out again: a service, including this one, is checked
 * against them and not against its own definitions.
 */

/** Table 2.2, in its order. */
export const imageNames = [
  'Revenue',
  'Employees',
  'Businesses',
  'Establishments',
  'ProfitMargin',
  'LifeCycle',
  'ProductsAndServices',
  'MajorMarkets',
  'InternationalTradeImports',
  'InternationalTradeExports',
  'MarketShareConcentration',
  'CompanyMarketShare',
  'CostStructure',
  'SupplyChain',
];

/** Tables 2.3 and 2.4, and the labels that were decided on: token → label. */
export const labels = {
  title: 'Title',
  abn: 'ABN',
  acn: 'ACN',
  asx: 'ASX',
  nzbn: 'NZBN',
  nzse: 'NZSE',
  balancedate: 'Balance Date',
  brands: 'Brands',
  companytype: 'Company Type',
  incorporationdate: 'Incorporation Date',
  phonenumber: 'Phone Number',
  postaladdress: 'Postal Address',
  rank: 'Rank',
  registeredname: 'Registered Name',
  streetaddress: 'Street Address',
  swot: 'SWOT',
  websiteaddress: 'Website Address',
  history: 'History',
  financials: 'Financials',
  financialratios: 'Financial Ratios',
  financialgrowth: 'Financial Growth',
  financialvaluationratios: 'Financial Valuation Ratios',
  financialratiosindustryaverage: 'Financial Ratios Industry Average',
  keypersonnel: 'Key Personnel',
  otherdirectorships: 'Other Directorships',
  operatingdivisiongeographiclocations: 'Operating Division Geographic Locations',
  operatingdivisionindustries: 'Operating Division Industries',
  operatingdivisions: 'Operating Divisions',
  financialgrowthindustryaverage: 'Financial Growth Industry Average',
  industriesofoperation: 'Industries Of Operation',
  topindustry: 'Top Industry',
  shareholders: 'Shareholders',
  substantialshareholders: 'Substantial Shareholders',
  subsidiaries: 'Subsidiaries',
} as const;

export type Token = keyof typeof labels;

export const tokens = Object.keys(labels) as Token[];
