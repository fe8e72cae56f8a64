import type { IndustryDocument } from '@broadsheet/reports';
import { writeCompanies, writeCompaniesChapter } from './competition/companies.js';
import { writeConcentration } from './competition/concentration.js';
import { writeCapital, writeCosts } from './competition/costs.js';
import { writeForcesChapter } from './competition/forces-chapter.js';
import { writeForces } from './competition/forces.js';
import { writeFactors, writeFactorsChapter } from './competition/success-factors.js';
import { writeSwot } from './competition/swot.js';
import type { Facts } from './facts/facts.js';
import { writeDrivers, writeDriversChapter } from './markets/external-drivers.js';
import { writeMarkets, writeProducts } from './markets/products.js';
import { writeSupplyChain } from './markets/supply-chain.js';
import { writeTrade } from './markets/trade.js';
import { writeLifeCycle } from './performance/life-cycle.js';
import { writeOutlook } from './performance/outlook.js';
import { writePerformance } from './performance/performance.js';
import { writeTakeaways } from './performance/takeaways.js';
import { writeAbout } from './reference/about.js';
import { writeGlossary } from './reference/glossary.js';
import { writeQuestions } from './reference/questions.js';
import { writeRegulation, writeRegulationChapter } from './reference/regulation.js';
import { listSources } from './reference/sources.js';
import { buildRegions, writeRegions } from './regions/regions.js';

export type Words = Pick<
  IndustryDocument,
  | 'KeyTakeaways'
  | 'About'
  | 'Analysis'
  | 'GeographicBreakdown'
  | 'CompetitiveForces'
  | 'Companies'
  | 'ExternalDrivers'
  | 'KeySuccessFactors'
  | 'SWOT'
  | 'Regulation'
  | 'Questions'
  | 'Glossary'
  | 'Sources'
>;

/** Chapters that have a text as well as a list. */
interface Lists {
  regions: NonNullable<Words['GeographicBreakdown']>;
  forces: NonNullable<Words['CompetitiveForces']>;
  drivers: NonNullable<Words['ExternalDrivers']>;
  factors: NonNullable<Words['KeySuccessFactors']>;
}

/** A whole report in words, chapter by chapter. */
export function writeReport(facts: Facts): Words {
  const lists: Lists = {
    regions: buildRegions(facts),
    forces: writeForces(facts),
    drivers: writeDrivers(facts),
    factors: writeFactors(facts),
  };
  const analysis = writeAnalysis(facts, lists);
  const details = lists.factors.map(({ Detail = '' }) => Detail);
  return {
    KeyTakeaways: writeTakeaways(facts),
    About: writeAbout(facts),
    Analysis: analysis,
    ...(lists.regions.length === 0 ? {} : { GeographicBreakdown: lists.regions }),
    CompetitiveForces: lists.forces,
    Companies: writeCompanies(facts),
    ExternalDrivers: lists.drivers,
    KeySuccessFactors: lists.factors,
    SWOT: writeSwot(facts),
    Regulation: writeRegulation(facts),
    Questions: writeQuestions(facts),
    Glossary: writeGlossary(facts.kind.terms, [...Object.values(analysis), ...details].join(' ')),
    Sources: listSources(facts.document),
  };
}

type Analysis = NonNullable<Words['Analysis']>;

function writeAnalysis(facts: Facts, { regions, forces, drivers, factors }: Lists): Analysis {
  const chapters: Analysis = {
    Performance: writePerformance(facts),
    Outlook: writeOutlook(facts),
    LifeCycle: writeLifeCycle(facts),
    ProductsAndServices: writeProducts(facts),
    MajorMarkets: writeMarkets(facts),
    InternationalTrade: writeTrade(facts),
    GeographicBreakdown: writeRegions(facts, regions),
    SupplyChain: writeSupplyChain(facts),
    CompetitiveForces: writeForcesChapter(facts, forces),
    Concentration: writeConcentration(facts),
    Companies: writeCompaniesChapter(facts),
    CostStructure: writeCosts(facts),
    ExternalDrivers: writeDriversChapter(facts, drivers),
    KeySuccessFactors: writeFactorsChapter(facts, factors),
    CapitalIntensity: writeCapital(facts),
    Regulation: writeRegulationChapter(facts),
  };
  // A chapter without notable figures is left out.
  return Object.fromEntries(Object.entries(chapters).filter(([, text]) => text !== ''));
}
