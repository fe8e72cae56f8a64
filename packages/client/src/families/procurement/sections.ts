// Written by `npm run generate` from the contract; do not edit.

import type {
  ProcurementBuyerPowerBody,
  ProcurementDemandBody,
  ProcurementInputCostsBody,
  ProcurementKpisBody,
  ProcurementNegotiationBody,
  ProcurementOverviewBody,
  ProcurementPriceBody,
  ProcurementPriceDriversBody,
  ProcurementRfpElementsBody,
  ProcurementServiceTermsBody,
  ProcurementSupplierRiskBody,
  ProcurementSupplyMarketBody,
  ProcurementTitleBody,
  ProcurementVendorsBody,
} from './section-bodies.js';

/** The body of each section of a procurement report, by the token that asks for it. */
export interface ProcurementSectionBodies {
  /** Title, sector, unit of the price and what the figures stand on */
  title: ProcurementTitleBody;
  /** What is bought, and what a buyer should know first */
  overview: ProcurementOverviewBody;
  /** Average and range of the price by year with annual change, trend, volatility and outlook */
  price: ProcurementPriceBody;
  /** What moves the price, in which direction */
  pricedrivers: ProcurementPriceDriversBody;
  /** What it costs its makers, by input */
  inputcosts: ProcurementInputCostsBody;
  /** Who buys it, and why */
  demand: ProcurementDemandBody;
  /** How many sell it, and who they are */
  supplymarket: ProcurementSupplyMarketBody;
  /** Vendors one by one, with their reports */
  vendors: ProcurementVendorsBody;
  /** Risk of relying on a supplier: weighted scores from 1 to 9, higher is riskier */
  supplierrisk: ProcurementSupplierRiskBody;
  /** How strong the position of a buyer is: weighted factors from 1 to 5, higher is stronger */
  buyerpower: ProcurementBuyerPowerBody;
  /** What to negotiate about, and how */
  negotiation: ProcurementNegotiationBody;
  /** What a request for proposals should hold */
  rfpelements: ProcurementRfpElementsBody;
  /** What to measure a supplier by */
  kpis: ProcurementKpisBody;
  /** Terms that a contract should have */
  serviceterms: ProcurementServiceTermsBody;
}

/** The label of each section of a procurement report, by its token. */
export interface ProcurementSectionLabels {
  /** Of the section `title`. */
  title: 'Title';
  /** Of the section `overview`. */
  overview: 'Overview';
  /** Of the section `price`. */
  price: 'Price';
  /** Of the section `pricedrivers`. */
  pricedrivers: 'Price Drivers';
  /** Of the section `inputcosts`. */
  inputcosts: 'Input Costs';
  /** Of the section `demand`. */
  demand: 'Demand';
  /** Of the section `supplymarket`. */
  supplymarket: 'Supply Market';
  /** Of the section `vendors`. */
  vendors: 'Vendors';
  /** Of the section `supplierrisk`. */
  supplierrisk: 'Supplier Risk';
  /** Of the section `buyerpower`. */
  buyerpower: 'Buyer Power';
  /** Of the section `negotiation`. */
  negotiation: 'Negotiation';
  /** Of the section `rfpelements`. */
  rfpelements: 'RFP Elements';
  /** Of the section `kpis`. */
  kpis: 'KPIs';
  /** Of the section `serviceterms`. */
  serviceterms: 'Service Terms';
}

/** What names a section of a procurement report in a request. */
export type ProcurementSectionToken = keyof ProcurementSectionBodies;

/** Every section of a procurement report, in the order in which readers see them. */
export const procurementSectionTokens: readonly ProcurementSectionToken[] = [
  'title',
  'overview',
  'price',
  'pricedrivers',
  'inputcosts',
  'demand',
  'supplymarket',
  'vendors',
  'supplierrisk',
  'buyerpower',
  'negotiation',
  'rfpelements',
  'kpis',
  'serviceterms',
];
