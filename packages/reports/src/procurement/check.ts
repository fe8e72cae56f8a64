import { Findings, joinPointer, type Finding } from '@broadsheet/contract/checking';
import { checkDistinctField } from '../checks/distinct.js';
import { checkCountry, checkCurrency, checkDate } from '../checks/heading.js';
import { checkIndustries } from '../checks/industries.js';
import { checkOneName } from '../checks/one-name.js';
import { checkTexts } from '../checks/texts.js';
import { checkWritable } from '../checks/writable.js';
import { checkKnown, checkYears } from '../checks/years.js';
import type { DrawnText } from '../family.js';
import { checkOutlook } from '../industry/checks/series.js';
import { checkCompanyShares, checkNamedShares } from '../industry/checks/shares.js';
import { checkComponents, checkScoreTexts } from '../scores/check.js';
import { formatNumber } from '../words/number-text.js';
import type { ProcurementDocument, ValidDocument } from './document.js';
import { listMarkdown } from './written-texts.js';

/** Checks of a procurement document that a schema cannot express. */
export function checkMeaning(document: ValidDocument): Finding[] {
  const found = new Findings();
  const { Country, DataDate, Price, SupplierRisk, BuyerPower } = document;
  if (Country !== undefined) checkCountry(found, Country, '/Country');
  if (DataDate !== undefined) checkDate(found, DataDate, '/DataDate');
  checkTexts(found, listDrawnTexts(document));
  if (Price) checkPrice(found, Price, DataDate);
  checkNames(found, document);
  checkShares(found, document);
  checkReferences(found, document);
  checkOneName(found, document.Vendors ?? [], { pointer: '/Vendors', field: 'EntityId' });
  checkOneName(found, document.Vendors ?? [], { pointer: '/Vendors', field: 'SupplierCode' });
  for (const [property, Components] of Object.entries({ SupplierRisk, BuyerPower })) {
    if (Components)
      checkComponents(found, { Components }, { property, field: 'Name', pointer: `/${property}` });
  }
  checkScoreTexts(found, listMarkdown(document));
  for (const name of lists) checkWritable(found, document[name], `/${name}`);
  return found.list;
}

const lists = ['Sector', 'Negotiation', 'RfpElements', 'Kpis', 'ServiceTerms'] as const;

/** Every text that the bundled fonts must be able to draw. */
export function listDrawnTexts({
  Title,
  Source,
  Price,
  InputCosts = [],
}: ValidDocument): DrawnText[] {
  const given = { '/Title': Title, '/Source': Source, '/Price/Per': Price?.Per };
  return [
    ...Object.entries(given).flatMap(([pointer, text]) =>
      text === undefined ? [] : [{ text, pointer }],
    ),
    ...InputCosts.map(({ Name }, index) => ({
      text: Name,
      pointer: `/InputCosts/${String(index)}/Name`,
    })),
  ];
}

type Price = NonNullable<ProcurementDocument['Price']>;

function checkPrice(
  found: Findings,
  { Currency, Years }: Price,
  dataDate: string | undefined,
): void {
  const pointer = '/Price/Years';
  const dataYear = dataDate === undefined ? undefined : Number(dataDate.slice(0, 4));
  const points = Years.map(({ Average, ...rest }) => ({ ...rest, Value: Average }));
  checkCurrency(found, Currency, '/Price/Currency');
  checkYears(found, points, pointer);
  const isKnown = points.some(({ Value }) => Value !== null);
  checkKnown(found, isKnown, pointer);
  checkOutlook(found, points, pointer, { dataYear, hasChart: false });
  Years.forEach((year, index) => {
    checkRange(found, year, joinPointer(pointer, index));
  });
}

/** The lowest is at most the average, and the average at most the highest. */
function checkRange(found: Findings, year: Price['Years'][number], pointer: string): void {
  const names = ['Lowest', 'Average', 'Highest'] as const;
  const known = names.flatMap((name) => {
    const value = year[name] ?? null;
    return value === null ? [] : [{ name, value }];
  });
  known.forEach(({ name, value }, index) => {
    const before = known[index - 1];
    if (!before || value >= before.value) return;
    found.error(
      `${pointer}/${name}`,
      `${name} of ${String(year.Year)} is ${formatNumber(value, 4)}, below ${before.name} with ${formatNumber(before.value, 4)}; it must be at least that.`,
    );
  });
}

function checkNames(found: Findings, document: ValidDocument): void {
  const {
    Vendors = [],
    Negotiation = [],
    RfpElements = [],
    Kpis = [],
    ServiceTerms = [],
  } = document;
  checkDistinctField(found, Negotiation, { pointer: '/Negotiation', field: 'Lever' });
  checkDistinctField(found, RfpElements, { pointer: '/RfpElements', field: 'Element' });
  checkDistinctField(found, Kpis, { pointer: '/Kpis', field: 'Name' });
  checkDistinctField(found, ServiceTerms, { pointer: '/ServiceTerms', field: 'Term' });
  if (Vendors.some(({ Share }) => Share === undefined)) {
    checkDistinctField(found, Vendors, { pointer: '/Vendors', field: 'Name' });
  }
}

function checkShares(found: Findings, { InputCosts, Vendors = [] }: ValidDocument): void {
  if (InputCosts) checkNamedShares(found, InputCosts, '/InputCosts');
  const shares = Vendors.flatMap(({ Name, Share }) => (Share === undefined ? [] : { Name, Share }));
  // Positions match only if all values are given.
  if (shares.length > 0 && shares.length === Vendors.length) {
    checkCompanyShares(found, shares, '/Vendors');
  }
}

function checkReferences(found: Findings, document: ValidDocument): void {
  const { Country: country, PriceDrivers = [], Buyers = [], SupplyMarket } = document;
  const all = {
    '/PriceDrivers': PriceDrivers,
    '/Buyers': Buyers,
    '/SupplyMarket/Industries': SupplyMarket?.Industries ?? [],
  };
  for (const [pointer, rows] of Object.entries(all)) {
    checkIndustries(found, rows, { pointer, country });
  }
}
