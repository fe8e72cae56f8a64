import type { Finding } from '../finding.js';
import { buildSchemaCheck } from '../schema-check.js';
import {
  checkBusinessesWithinEstablishments,
  checkConcentration,
  checkMargin,
  checkProfitWithinRevenue,
} from './checks/agreement.js';
import { checkCountry, checkCurrency, checkDate } from './checks/heading.js';
import {
  checkHistoryLength,
  checkJumps,
  checkKnown,
  checkOutlook,
  checkYears,
} from './checks/series.js';
import { checkCompanyShares, checkNamedShares, checkPartners } from './checks/shares.js';
import { checkCostStructure, checkLifeCycle, checkSupplyChain } from './checks/structure.js';
import { checkTexts } from './checks/texts.js';
import { IndustryDocument, type SoundDocument } from './document.js';
import { listDrawnTexts } from './drawn-texts.js';

const checkSchema = buildSchemaCheck(IndustryDocument);
const outlookSeries = ['Revenue', 'Employees', 'Businesses', 'Establishments'] as const;

/** Everything that is wrong with an industry document, all at once; empty when nothing is. */
export function checkIndustryDocument(value: unknown): Finding[] {
  const findings = checkSchema(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return findings;
  return [...findings, ...checkMeaning(keepSound(value, findings))];
}

/** Keeps the blocks that fit the schema: a publisher wants to hear of the others' faults too. */
function keepSound(value: object, findings: readonly Finding[]): SoundDocument {
  const unsound = new Set(findings.map(({ pointer }) => pointer.split('/')[1]));
  if (unsound.size === 0) return value;
  // The life cycle follows from both, and would be blamed for what only one of them lacks.
  if (unsound.has('Establishments')) unsound.add('LifeCycle');
  return Object.fromEntries(Object.entries(value).filter(([key]) => !unsound.has(key)));
}

function* checkMeaning(document: SoundDocument): Iterable<Finding> {
  yield* checkHeading(document);
  yield* checkSeries(document);
  yield* checkLifeCycle(document);
  yield* checkBreakdowns(document);
  yield* checkProfitWithinRevenue(document);
  yield* checkBusinessesWithinEstablishments(document);
  yield* checkMargin(document);
  yield* checkConcentration(document);
}

function* checkHeading(document: SoundDocument): Iterable<Finding> {
  const { Country, Currency, DataDate, Sector } = document;
  if (Country !== undefined) yield* checkCountry(Country, '/Country');
  if (Currency !== undefined) yield* checkCurrency(Currency, '/Currency');
  if (DataDate !== undefined) yield* checkDate(DataDate, '/DataDate');
  if (Sector !== undefined) yield* checkTexts([{ text: Sector, pointer: '/Sector' }]);
  yield* checkTexts(listDrawnTexts(document));
}

function* checkSeries(document: SoundDocument): Iterable<Finding> {
  const { DataDate, Profit, LifeCycle, MarketShareConcentration } = document;
  const dataYear = DataDate === undefined ? undefined : Number(DataDate.slice(0, 4));
  for (const name of outlookSeries) {
    const series = document[name];
    if (series === undefined) continue;
    yield* checkYears(series, `/${name}`);
    yield* checkKnown(
      series.map(({ Value }) => Value),
      `/${name}`,
    );
    yield* checkJumps(series, `/${name}`);
    yield* checkOutlook(series, `/${name}`, { dataYear });
  }
  if (Profit !== undefined) {
    yield* checkYears(Profit, '/Profit');
    yield* checkKnown(
      Profit.map(({ Value }) => Value),
      '/Profit',
    );
    yield* checkHistoryLength(Profit, '/Profit');
  }
  yield* checkYears(LifeCycle?.EconomicShare ?? [], '/LifeCycle/EconomicShare');
  if (MarketShareConcentration !== undefined) {
    const { Points } = MarketShareConcentration;
    yield* checkYears(Points, '/MarketShareConcentration/Points');
    yield* checkKnown(
      Points.map(({ Industry }) => Industry),
      '/MarketShareConcentration/Points',
    );
  }
}

function* checkBreakdowns(document: SoundDocument): Iterable<Finding> {
  const { CompanyMarketShare, CostStructure, SupplyChain } = document;
  for (const name of ['ProductsAndServices', 'MajorMarkets'] as const) {
    const parts = document[name];
    if (parts !== undefined) yield* checkNamedShares(parts, `/${name}`);
  }
  for (const name of ['Imports', 'Exports'] as const) {
    const partners = document[name];
    if (partners !== undefined) yield* checkPartners(partners, `/${name}`);
  }
  if (CompanyMarketShare !== undefined) {
    yield* checkCompanyShares(CompanyMarketShare, '/CompanyMarketShare');
  }
  if (CostStructure !== undefined) yield* checkCostStructure(CostStructure, '/CostStructure');
  if (SupplyChain !== undefined) yield* checkSupplyChain(SupplyChain, '/SupplyChain');
}
