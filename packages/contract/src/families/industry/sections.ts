/**
 * The sections of an industry report, in the order in which readers see them: the token a request
 * names, the label the answer carries as `RequestedSection`, and what the section holds.
 */
export const industrySections = {
  title: { label: 'Title', about: 'Title, sector and what the figures stand on' },
  about: {
    label: 'About',
    about: 'Definition, what is included and excluded, and related industries',
  },
  keytakeaways: { label: 'Key Takeaways', about: 'The report in a few sentences' },
  keystatistics: {
    label: 'Key Statistics',
    about: 'Every series by year with its annual change and compound growth',
  },
  keyratios: { label: 'Key Ratios', about: 'Ratios by year, derived from the statistics' },
  performance: {
    label: 'Performance',
    about: 'How the industry has done: revenue, profit, employment, businesses, establishments',
  },
  outlook: { label: 'Outlook', about: 'What is expected of the years to come' },
  lifecycle: { label: 'Life Cycle', about: 'Stage of the life cycle, and what it follows from' },
  productsandservices: {
    label: 'Products And Services',
    about: 'Revenue by product and service line',
  },
  majormarkets: { label: 'Major Markets', about: 'Revenue by market or group of buyers' },
  internationaltrade: {
    label: 'International Trade',
    about: 'Exports and imports: how much, and with which countries',
  },
  geographicbreakdown: {
    label: 'Geographic Breakdown',
    about: 'Where the establishments are, by region of the country',
  },
  supplychain: { label: 'Supply Chain', about: 'Supplying and buying industries, two tiers' },
  competitiveforces: {
    label: 'Competitive Forces',
    about: 'Five forces, each high, medium or low, with trend and reasons',
  },
  concentration: {
    label: 'Concentration',
    about: 'Combined market share of the largest companies over time',
  },
  companies: { label: 'Companies', about: 'Leading companies with their shares of revenue' },
  coststructure: {
    label: 'Cost Structure',
    about: 'Costs and profit as shares of revenue, beside the sector',
  },
  externaldrivers: {
    label: 'External Drivers',
    about: 'What moves the industry from outside, and in which direction',
  },
  keysuccessfactors: {
    label: 'Key Success Factors',
    about: 'What businesses need in order to do well',
  },
  capitalintensity: {
    label: 'Capital Intensity',
    about: 'Wages for each unit of depreciation, and the level that makes',
  },
  swot: { label: 'SWOT', about: 'Strengths, weaknesses, opportunities and threats' },
  regulation: { label: 'Regulation', about: 'Rules that bind the industry, and how heavily' },
  callpreparation: {
    label: 'Call Preparation',
    about: 'Questions to ask a business of this industry',
  },
  glossary: { label: 'Glossary', about: 'Terms of the industry explained' },
  sources: { label: 'Sources', about: 'Where the figures and facts come from' },
} as const;

export type IndustrySectionToken = keyof typeof industrySections;

export const industrySectionTokens = Object.keys(industrySections) as IndustrySectionToken[];
