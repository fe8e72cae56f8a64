/** The sections of a procurement report, in the order in which readers see them. */
export const procurementSections = {
  title: {
    label: 'Title',
    about: 'Title, sector, unit of the price and what the figures stand on',
  },
  overview: { label: 'Overview', about: 'What is bought, and what a buyer should know first' },
  price: {
    label: 'Price',
    about:
      'Average and range of the price by year with annual change, trend, volatility and outlook',
  },
  pricedrivers: { label: 'Price Drivers', about: 'What moves the price, in which direction' },
  inputcosts: { label: 'Input Costs', about: 'What it costs its makers, by input' },
  demand: { label: 'Demand', about: 'Who buys it, and why' },
  supplymarket: { label: 'Supply Market', about: 'How many sell it, and who they are' },
  vendors: { label: 'Vendors', about: 'Vendors one by one, with their reports' },
  supplierrisk: {
    label: 'Supplier Risk',
    about: 'Risk of relying on a supplier: weighted scores from 1 to 9, higher is riskier',
  },
  buyerpower: {
    label: 'Buyer Power',
    about:
      'How strong the position of a buyer is: weighted factors from 1 to 5, higher is stronger',
  },
  negotiation: { label: 'Negotiation', about: 'What to negotiate about, and how' },
  rfpelements: { label: 'RFP Elements', about: 'What a request for proposals should hold' },
  kpis: { label: 'KPIs', about: 'What to measure a supplier by' },
  serviceterms: { label: 'Service Terms', about: 'Terms that a contract should have' },
} as const;

export type ProcurementSectionToken = keyof typeof procurementSections;
