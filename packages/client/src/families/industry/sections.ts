// Written by `npm run generate` from the contract; do not edit.

import type {
  IndustryAboutBody,
  IndustryCallPreparationBody,
  IndustryCapitalIntensityBody,
  IndustryCompaniesBody,
  IndustryCompetitiveForcesBody,
  IndustryConcentrationBody,
  IndustryCostStructureBody,
  IndustryExternalDriversBody,
  IndustryGeographicBreakdownBody,
  IndustryGlossaryBody,
  IndustryInternationalTradeBody,
  IndustryKeyRatiosBody,
  IndustryKeyStatisticsBody,
  IndustryKeySuccessFactorsBody,
  IndustryKeyTakeawaysBody,
  IndustryLifeCycleBody,
  IndustryMajorMarketsBody,
  IndustryOutlookBody,
  IndustryPerformanceBody,
  IndustryProductsAndServicesBody,
  IndustryRegulationBody,
  IndustrySourcesBody,
  IndustrySupplyChainBody,
  IndustrySwotBody,
  IndustryTitleBody,
} from './section-bodies.js';

/** The body of each section of an industry report, by the token that asks for it. */
export interface IndustrySectionBodies {
  /** Title, sector and what the figures stand on */
  title: IndustryTitleBody;
  /** Definition, what is included and excluded, and related industries */
  about: IndustryAboutBody;
  /** The report in a few sentences */
  keytakeaways: IndustryKeyTakeawaysBody;
  /** Every series by year with its annual change and compound growth */
  keystatistics: IndustryKeyStatisticsBody;
  /** Ratios by year, derived from the statistics */
  keyratios: IndustryKeyRatiosBody;
  /** How the industry has done: revenue, profit, employment, businesses, establishments */
  performance: IndustryPerformanceBody;
  /** What is expected of the years to come */
  outlook: IndustryOutlookBody;
  /** Stage of the life cycle, and what it follows from */
  lifecycle: IndustryLifeCycleBody;
  /** Revenue by product and service line */
  productsandservices: IndustryProductsAndServicesBody;
  /** Revenue by market or group of buyers */
  majormarkets: IndustryMajorMarketsBody;
  /** Exports and imports: how much, and with which countries */
  internationaltrade: IndustryInternationalTradeBody;
  /** Where the establishments are, by region of the country */
  geographicbreakdown: IndustryGeographicBreakdownBody;
  /** Supplying and buying industries, two tiers */
  supplychain: IndustrySupplyChainBody;
  /** Five forces, each high, medium or low, with trend and reasons */
  competitiveforces: IndustryCompetitiveForcesBody;
  /** Combined market share of the largest companies over time */
  concentration: IndustryConcentrationBody;
  /** Leading companies with their shares of revenue */
  companies: IndustryCompaniesBody;
  /** Costs and profit as shares of revenue, beside the sector */
  coststructure: IndustryCostStructureBody;
  /** What moves the industry from outside, and in which direction */
  externaldrivers: IndustryExternalDriversBody;
  /** What businesses need in order to do well */
  keysuccessfactors: IndustryKeySuccessFactorsBody;
  /** Wages for each unit of depreciation, and the level that makes */
  capitalintensity: IndustryCapitalIntensityBody;
  /** Strengths, weaknesses, opportunities and threats */
  swot: IndustrySwotBody;
  /** Rules that bind the industry, and how heavily */
  regulation: IndustryRegulationBody;
  /** Questions to ask a business of this industry */
  callpreparation: IndustryCallPreparationBody;
  /** Terms of the industry explained */
  glossary: IndustryGlossaryBody;
  /** Where the figures and facts come from */
  sources: IndustrySourcesBody;
}

/** The label of each section of an industry report, by its token. */
export interface IndustrySectionLabels {
  /** Of the section `title`. */
  title: 'Title';
  /** Of the section `about`. */
  about: 'About';
  /** Of the section `keytakeaways`. */
  keytakeaways: 'Key Takeaways';
  /** Of the section `keystatistics`. */
  keystatistics: 'Key Statistics';
  /** Of the section `keyratios`. */
  keyratios: 'Key Ratios';
  /** Of the section `performance`. */
  performance: 'Performance';
  /** Of the section `outlook`. */
  outlook: 'Outlook';
  /** Of the section `lifecycle`. */
  lifecycle: 'Life Cycle';
  /** Of the section `productsandservices`. */
  productsandservices: 'Products And Services';
  /** Of the section `majormarkets`. */
  majormarkets: 'Major Markets';
  /** Of the section `internationaltrade`. */
  internationaltrade: 'International Trade';
  /** Of the section `geographicbreakdown`. */
  geographicbreakdown: 'Geographic Breakdown';
  /** Of the section `supplychain`. */
  supplychain: 'Supply Chain';
  /** Of the section `competitiveforces`. */
  competitiveforces: 'Competitive Forces';
  /** Of the section `concentration`. */
  concentration: 'Concentration';
  /** Of the section `companies`. */
  companies: 'Companies';
  /** Of the section `coststructure`. */
  coststructure: 'Cost Structure';
  /** Of the section `externaldrivers`. */
  externaldrivers: 'External Drivers';
  /** Of the section `keysuccessfactors`. */
  keysuccessfactors: 'Key Success Factors';
  /** Of the section `capitalintensity`. */
  capitalintensity: 'Capital Intensity';
  /** Of the section `swot`. */
  swot: 'SWOT';
  /** Of the section `regulation`. */
  regulation: 'Regulation';
  /** Of the section `callpreparation`. */
  callpreparation: 'Call Preparation';
  /** Of the section `glossary`. */
  glossary: 'Glossary';
  /** Of the section `sources`. */
  sources: 'Sources';
}

/** What names a section of an industry report in a request. */
export type IndustrySectionToken = keyof IndustrySectionBodies;

/** Every section of an industry report, in the order in which readers see them. */
export const industrySectionTokens: readonly IndustrySectionToken[] = [
  'title',
  'about',
  'keytakeaways',
  'keystatistics',
  'keyratios',
  'performance',
  'outlook',
  'lifecycle',
  'productsandservices',
  'majormarkets',
  'internationaltrade',
  'geographicbreakdown',
  'supplychain',
  'competitiveforces',
  'concentration',
  'companies',
  'coststructure',
  'externaldrivers',
  'keysuccessfactors',
  'capitalintensity',
  'swot',
  'regulation',
  'callpreparation',
  'glossary',
  'sources',
];
