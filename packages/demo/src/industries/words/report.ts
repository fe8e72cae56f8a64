import type { IndustryDocument } from '@broadsheet/reports';
import { writeAbout } from './about.js';
import { writeCompanies, writeCompaniesChapter } from './companies.js';
import { writeConcentration } from './concentration.js';
import { writeCapital, writeCosts } from './costs.js';
import { writeDrivers, writeDriversChapter } from './external-drivers.js';
import type { Facts } from './facts.js';
import { writeForces, writeForcesChapter } from './forces.js';
import { writeGlossary } from './glossary.js';
import { writeLifeCycle } from './life-cycle.js';
import { writeOutlook } from './outlook.js';
import { writePerformance } from './performance.js';
import { writeMarkets, writeProducts } from './products.js';
import { writeQuestions } from './questions.js';
import { buildRegions, writeRegions } from './regions/regions.js';
import { writeRegulation, writeRegulationChapter } from './regulation.js';
import { listSources } from './sources.js';
import { writeFactors, writeFactorsChapter } from './success-factors.js';
import { writeSupplyChain } from './supply-chain.js';
import { writeSwot } from './swot.js';
import { writeTakeaways } from './takeaways.js';
import { writeTrade } from './trade.js';

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

/** What chapters are written about as well as listed. */
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
  // A chapter without figures to speak of is left out.
  return Object.fromEntries(Object.entries(chapters).filter(([, text]) => text !== ''));
}
