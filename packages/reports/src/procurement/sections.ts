import {
  businessEnvironment,
  buyerPowerRange,
  company,
  findPriceTrend,
  industry,
  supplier,
  type ChartData,
  type ProcurementSectionBody,
  type ProcurementSectionToken,
} from '@broadsheet/contract';
import { findScoreLevel, meanOf } from '../scores/derive.js';
import { writeComponent } from '../scores/sections.js';
import { orAbsent, some, writeText } from '../sections/parts.js';
import { pick } from '../sections/pick.js';
import { writeYearFigures, writeYears } from '../sections/year-series.js';
import type { ProcurementCharts } from './charts.js';
import type { ProcurementDocument } from './document.js';

type Sections = {
  [Token in ProcurementSectionToken]?: ProcurementSectionBody<Token> | undefined;
};

/** The sections of a checked document; one without data is absent. */
export function buildSections(document: ProcurementDocument, charts: ProcurementCharts): Sections {
  const { Analysis = {}, Negotiation, RfpElements, Kpis, ServiceTerms } = document;
  const written = <Name extends string, Row>(
    text: string | undefined,
    name: Name,
    rows: Row[] | undefined,
  ) => orAbsent({ ...writeText(text), ...some(name, rows) });
  return {
    title: pick('Title', 'Sector', 'Source', 'DataDate')(document),
    overview: orAbsent(writeText(Analysis.Overview)),
    price: buildPrice(document, charts.Price),
    inputcosts: buildInputs(document, charts.InputCosts),
    ...buildReferences(document),
    ...buildScores(document),
    negotiation: written(Analysis.Negotiation, 'Levers', Negotiation?.map(pick('Lever', 'Detail'))),
    rfpelements: written(
      Analysis.RfpElements,
      'Elements',
      RfpElements?.map(pick('Element', 'Detail')),
    ),
    kpis: written(Analysis.Kpis, 'Indicators', Kpis?.map(pick('Name', 'Target', 'Detail'))),
    serviceterms: written(
      Analysis.ServiceTerms,
      'Terms',
      ServiceTerms?.map(pick('Term', 'Detail')),
    ),
  };
}

/** A chart and its alt text. */
const writeChart = <Name extends keyof ProcurementCharts>(name: Name, { altText }: ChartData) => ({
  Images: [name],
  Facts: [{ Name: name, Value: altText }],
});

function buildPrice({ Analysis, Price }: ProcurementDocument, chart: ChartData | undefined) {
  if (!Price || !chart) return undefined;
  const { Currency, Per, Years } = Price;
  const points = Years.map(({ Average, ...rest }) => ({ ...rest, Value: Average }));
  const input = { name: 'Price', unit: `${Currency}/${Per}`, points };
  const { history, outlook, volatility } = writeYearFigures(input);
  const changes = writeYears(input).Points;
  const { CompoundGrowth } = history;
  return {
    ...writeChart('Price', chart),
    Currency,
    Per,
    ...history,
    ...outlook,
    ...volatility,
    ...(CompoundGrowth !== undefined && { Trend: findPriceTrend(CompoundGrowth) }),
    ...writeText(Analysis?.Price),
    Prices: Years.map((year, index) => ({
      ...pick('Year', 'Average', 'Lowest', 'Highest')(year),
      ...pick('Change', 'Outlook')(changes[index] ?? {}),
    })),
  };
}

function buildInputs({ Analysis, InputCosts }: ProcurementDocument, chart: ChartData | undefined) {
  if (!InputCosts || !chart) return undefined;
  return {
    ...writeChart('InputCosts', chart),
    ...writeText(Analysis?.InputCosts),
    Inputs: InputCosts.toSorted((a, b) => b.Share - a.Share).map(pick('Name', 'Share')),
  };
}

function buildReferences(document: ProcurementDocument): Sections {
  const { Analysis = {}, Country: own, PriceDrivers, Buyers, SupplyMarket, Vendors } = document;
  const refer =
    (Family: string) =>
    <Row extends { Country?: string }>({ Country = own, ...row }: Row) => ({
      Family,
      Country,
      ...row,
    });
  return {
    pricedrivers: orAbsent({
      ...writeText(Analysis.PriceDrivers),
      ...some('Drivers', PriceDrivers?.map(refer(businessEnvironment.name)).map(orderDriver)),
    }),
    demand: orAbsent({
      ...writeText(Analysis.Demand),
      ...some('Buyers', Buyers?.map(refer(industry.name)).map(orderReference)),
    }),
    supplymarket: orAbsent({
      ...pick('VendorCount', 'Concentration', 'ImportShare')(SupplyMarket ?? {}),
      ...writeText(Analysis.SupplyMarket),
      ...some(
        'Industries',
        SupplyMarket?.Industries?.map(refer(industry.name)).map(orderReference),
      ),
    }),
    vendors: orAbsent({
      ...writeText(Analysis.Vendors),
      ...some(
        'Vendors',
        Vendors?.toSorted((a, b) => (b.Share ?? 0) - (a.Share ?? 0)).map(writeVendor(own)),
      ),
    }),
  };
}

const orderReference = pick('Family', 'Country', 'Code', 'Title');
const orderDriver = pick('Family', 'Country', 'Code', 'Title', 'Direction', 'Strength');

type Vendor = NonNullable<ProcurementDocument['Vendors']>[number];

const writeVendor =
  (Country: string) =>
  ({ Name, Share, EntityId, SupplierCode, Text }: Vendor) => ({
    Name,
    ...(Share !== undefined && { Share }),
    ...(EntityId !== undefined && {
      Company: { Family: company.name, Country: company.key.onlyCountry, EntityId, Title: Name },
    }),
    ...(SupplierCode !== undefined && {
      Supplier: { Family: supplier.name, Country, Code: SupplierCode, Title: Name },
    }),
    ...writeText(Text),
  });

function buildScores({ Analysis = {}, SupplierRisk, BuyerPower }: ProcurementDocument): Sections {
  const risks = SupplierRisk?.map(toScored);
  const factors = BuyerPower?.map(toScored);
  const { minimum: Minimum, maximum: Maximum } = buyerPowerRange;
  return {
    supplierrisk: risks && {
      Score: meanOf(risks),
      Level: findScoreLevel(meanOf(risks)),
      ...writeText(Analysis.SupplierRisk),
      Components: risks.map(writeComponent),
    },
    buyerpower: factors && {
      Score: meanOf(factors),
      ...writeText(Analysis.BuyerPower),
      Factors: factors.map(({ name, score, weight, text }) => ({
        Name: name,
        Score: score,
        Minimum,
        Maximum,
        Weight: weight,
        ...writeText(text),
      })),
    },
  };
}

type ScoredRisk = NonNullable<ProcurementDocument['SupplierRisk']>[number];
const toScored = ({ Name, Score, Weight, Text }: ScoredRisk) => ({
  name: Name,
  score: Score,
  weight: Weight,
  text: Text,
});
