/**
 * The sections of a company report (interface, table 2.4): the token a request names, the label
 * the answer carries as `RequestedSection`, and what the section holds.
 */
export const companySections = {
  title: { label: 'Title', about: 'Official company name as listed in the catalogue' },
  abn: { label: 'ABN', about: 'Australian Business Number' },
  acn: { label: 'ACN', about: 'Australian Company Number' },
  asx: { label: 'ASX', about: 'Australian stock exchange ticker code' },
  nzbn: { label: 'NZBN', about: 'New Zealand Business Number' },
  nzse: { label: 'NZSE', about: 'New Zealand stock exchange ticker code' },
  balancedate: {
    label: 'Balance Date',
    about: 'End date of the reporting period of the latest financials',
  },
  brands: { label: 'Brands', about: 'Some major brands operated or owned by the company' },
  companytype: { label: 'Company Type', about: 'Legal classification' },
  incorporationdate: { label: 'Incorporation Date', about: 'Date of legal incorporation' },
  phonenumber: { label: 'Phone Number', about: 'Main business telephone number' },
  postaladdress: { label: 'Postal Address', about: 'Official postal address' },
  rank: { label: 'Rank', about: 'Ranking by revenue among entities operating in Australia' },
  registeredname: {
    label: 'Registered Name',
    about: 'Legal name as registered with the corporate regulator',
  },
  streetaddress: {
    label: 'Street Address',
    about: 'Registered street address of the head office',
  },
  swot: { label: 'SWOT', about: 'Strengths, weaknesses, opportunities and threats' },
  websiteaddress: { label: 'Website Address', about: 'Primary website URL' },
  history: {
    label: 'History',
    about: 'Chronological milestones, acquisitions, divestments and ownership changes',
  },
  financials: {
    label: 'Financials',
    about: 'Profit and loss statement, balance sheet and other key figures, up to five years',
  },
  financialratios: { label: 'Financial Ratios', about: 'Calculated ratios' },
  financialgrowth: { label: 'Financial Growth', about: 'Annual percentage changes' },
  financialvaluationratios: {
    label: 'Financial Valuation Ratios',
    about: 'Market-based valuation metrics compared with the primary industry average',
  },
  financialratiosindustryaverage: {
    label: 'Financial Ratios Industry Average',
    about: 'Industry-average ratios for benchmarking',
  },
  keypersonnel: {
    label: 'Key Personnel',
    about: 'Directors, executives and other notable personnel',
  },
  otherdirectorships: {
    label: 'Other Directorships',
    about: "Board members' directorships in other companies",
  },
  operatingdivisiongeographiclocations: {
    label: 'Operating Division Geographic Locations',
    about: 'Revenue, profit and assets by global region',
  },
  operatingdivisionindustries: {
    label: 'Operating Division Industries',
    about: 'Performance by division according to associated industry classifications',
  },
  operatingdivisions: {
    label: 'Operating Divisions',
    about: 'Major business segments with revenue and assets',
  },
  financialgrowthindustryaverage: {
    label: 'Financial Growth Industry Average',
    about: 'Benchmark growth rates of the industry',
  },
  industriesofoperation: {
    label: 'Industries Of Operation',
    about: 'Industries the company operates in, with revenue, market share and competitors',
  },
  topindustry: { label: 'Top Industry', about: 'Principal industry with its code and title' },
  shareholders: {
    label: 'Shareholders',
    about: 'Shareholder structure, top holdings, ownership concentration',
  },
  substantialshareholders: {
    label: 'Substantial Shareholders',
    about: 'Major shareholders with jurisdiction and verification date',
  },
  subsidiaries: {
    label: 'Subsidiaries',
    about: 'Subsidiary and related entities with ownership and country of incorporation',
  },
} as const;

export type CompanySectionToken = keyof typeof companySections;

export const companySectionTokens = Object.keys(companySections) as CompanySectionToken[];
