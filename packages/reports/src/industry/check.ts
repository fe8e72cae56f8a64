import { Findings, type Finding } from '@broadsheet/contract/checking';
import { checkCountry, checkCurrency, checkDate } from '../checks/heading.js';
import { checkRelated } from '../checks/related.js';
import { checkSources } from '../checks/sources.js';
import { checkTexts } from '../checks/texts.js';
import { checkKnown, checkYears } from '../checks/years.js';
import { keepValid } from '../family.js';
import {
  checkBusinessesWithinEstablishments,
  checkConcentration,
  checkMargin,
  checkProfitWithinRevenue,
} from './checks/agreement.js';
import { checkCompanyNames } from './checks/company-names.js';
import { checkDrivers } from './checks/drivers.js';
import { checkOnce } from './checks/once.js';
import { checkQuotedFigures } from './checks/quoted-figures.js';
import { checkHistoryLength, checkOutlook } from './checks/series.js';
import {
  checkCompanyShares,
  checkNamedShares,
  checkPartners,
  checkRegions,
} from './checks/shares.js';
import { checkCostStructure, checkLifeCycle, checkSupplyChain } from './checks/structure.js';
import { checkWritten } from './checks/written.js';
import type { YearPoint } from './document-series.js';
import type { ValidDocument } from './document.js';
import { listDrawnTexts } from './drawn-texts.js';

const drawnSeries = ['Revenue', 'Employees', 'Businesses', 'Establishments'] as const;
const otherSeries = [
  'ValueAdded',
  'Wages',
  'ExportValue',
  'ImportValue',
  'DomesticDemand',
] as const;
const outlookSeries = [...drawnSeries, ...otherSeries];
const drawn: ReadonlySet<string> = new Set(drawnSeries);

/** Checks of an industry document that a schema cannot express. */
export function checkMeaning(
  valid: ValidDocument,
  broken: ReadonlySet<string>,
  doubted: ReadonlySet<string> = new Set(),
): Finding[] {
  const found = new Findings();
  const { LifeCycle, ...rest } = valid;
  // The life cycle also needs establishments. Their own findings are enough.
  const keepsLifeCycle = LifeCycle !== undefined && !broken.has('Establishments');
  checkAll(found, keepsLifeCycle ? valid : rest);
  checkAgreement(found, keepValid(valid, doubted));
  return found.list;
}

function checkAll(found: Findings, document: ValidDocument): void {
  checkHeading(found, document);
  checkSeries(found, document);
  checkLifeCycle(found, document);
  checkBreakdowns(found, document);
  checkProfitWithinRevenue(found, document);
  checkConcentration(found, document);
  checkWords(found, document);
}

function checkWords(found: Findings, document: ValidDocument): void {
  checkWritten(found, document);
  checkOnce(found, document);
  checkDrivers(found, document);
  checkRelated(found, document.About?.RelatedIndustries ?? [], {
    pointer: '/About/RelatedIndustries',
    Country: document.Country,
    Code: document.Code,
  });
  checkSources(found, document.Sources);
  checkCompanyNames(found, document);
}

/**
 * Contradictions of a figure. If the figure looks like a typing mistake, that finding is enough.
 */
function checkAgreement(found: Findings, document: ValidDocument): void {
  checkBusinessesWithinEstablishments(found, document);
  checkMargin(found, document);
  checkQuotedFigures(found, document);
}

function checkHeading(found: Findings, document: ValidDocument): void {
  const { Country, Currency, DataDate, Sector } = document;
  if (Country !== undefined) checkCountry(found, Country, '/Country');
  if (Currency !== undefined) checkCurrency(found, Currency, '/Currency');
  if (DataDate !== undefined) checkDate(found, DataDate, '/DataDate');
  if (Sector !== undefined) checkTexts(found, [{ text: Sector, pointer: '/Sector' }]);
  checkTexts(found, listDrawnTexts(document));
}

function checkSeries(found: Findings, document: ValidDocument): void {
  const { DataDate, Profit, LifeCycle, MarketShareConcentration } = document;
  const dataYear = DataDate === undefined ? undefined : Number(DataDate.slice(0, 4));
  for (const name of outlookSeries) {
    const series = document[name];
    if (series === undefined) continue;
    checkYears(found, series, `/${name}`);
    checkKnown(found, series.some(isKnown), `/${name}`);
    checkOutlook(found, series, `/${name}`, { dataYear, hasChart: drawn.has(name) });
  }
  if (Profit !== undefined) {
    checkYears(found, Profit, '/Profit');
    checkKnown(found, Profit.some(isKnown), '/Profit');
    checkHistoryLength(found, Profit, '/Profit');
  }
  checkYears(found, LifeCycle?.EconomicShare ?? [], '/LifeCycle/EconomicShare');
  if (MarketShareConcentration !== undefined) {
    const { Points } = MarketShareConcentration;
    checkYears(found, Points, '/MarketShareConcentration/Points');
    const hasShare = Points.some(({ Industry }) => Industry !== null);
    checkKnown(found, hasShare, '/MarketShareConcentration/Points');
  }
}

const isKnown = ({ Value }: YearPoint) => Value !== null;

function checkBreakdowns(found: Findings, document: ValidDocument): void {
  const { CompanyMarketShare, Country, CostStructure, GeographicBreakdown, SupplyChain } = document;
  for (const name of ['ProductsAndServices', 'MajorMarkets'] as const) {
    const parts = document[name];
    if (parts !== undefined) checkNamedShares(found, parts, `/${name}`);
  }
  for (const name of ['Imports', 'Exports'] as const) {
    const partners = document[name];
    if (partners !== undefined) checkPartners(found, partners, `/${name}`);
  }
  if (CompanyMarketShare !== undefined) {
    checkCompanyShares(found, CompanyMarketShare, '/CompanyMarketShare');
  }
  if (GeographicBreakdown !== undefined) {
    checkRegions(found, GeographicBreakdown, {
      pointer: '/GeographicBreakdown',
      country: Country,
    });
  }
  if (CostStructure !== undefined) checkCostStructure(found, CostStructure, '/CostStructure');
  if (SupplyChain !== undefined) checkSupplyChain(found, SupplyChain, '/SupplyChain');
}
