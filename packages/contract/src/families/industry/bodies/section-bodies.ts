import type { Static, TSchema } from 'typebox';
import type { IndustrySectionToken } from '../sections.js';
import * as breakdowns from './breakdowns.js';
import * as figures from './figures.js';
import * as words from './words.js';

/** The body of each section, by its token. */
export const industrySectionBodies = {
  title: words.IndustryTitleBody,
  about: words.AboutBody,
  keytakeaways: words.KeyTakeawaysBody,
  keystatistics: figures.KeyStatisticsBody,
  keyratios: figures.KeyRatiosBody,
  performance: figures.PerformanceBody,
  outlook: figures.OutlookBody,
  lifecycle: figures.LifeCycleBody,
  productsandservices: breakdowns.ProductsAndServicesBody,
  majormarkets: breakdowns.MajorMarketsBody,
  internationaltrade: breakdowns.InternationalTradeBody,
  geographicbreakdown: breakdowns.GeographicBreakdownBody,
  supplychain: breakdowns.SupplyChainBody,
  competitiveforces: words.CompetitiveForcesBody,
  concentration: breakdowns.ConcentrationBody,
  companies: words.CompaniesBody,
  coststructure: breakdowns.CostStructureBody,
  externaldrivers: words.ExternalDriversBody,
  keysuccessfactors: words.KeySuccessFactorsBody,
  capitalintensity: figures.CapitalIntensityBody,
  swot: words.IndustrySwotBody,
  regulation: words.RegulationBody,
  callpreparation: words.CallPreparationBody,
  glossary: words.GlossaryBody,
  sources: words.SourcesBody,
} as const satisfies Record<IndustrySectionToken, TSchema>;

/** What the body of a section holds: `IndustrySectionBody<'keyratios'>`. */
export type IndustrySectionBody<Token extends IndustrySectionToken> = Static<
  (typeof industrySectionBodies)[Token]
>;

/** Bodies of several sections by token; a section without data is absent. */
export type IndustrySectionBodies = {
  [Token in IndustrySectionToken]?: IndustrySectionBody<Token> | undefined;
};
