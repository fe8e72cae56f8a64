// Written by `npm run generate` from the contract; do not edit.

import type {
  SupplierBalanceSheetBody,
  SupplierCashFlowsBody,
  SupplierFinancialHealthBody,
  SupplierGeneralInformationBody,
  SupplierIncomeStatementBody,
  SupplierProductServiceMarketsBody,
  SupplierRatiosBody,
  SupplierTitleBody,
} from './section-bodies.js';

/** The body of each section of a supplier report, by the token that asks for it. */
export interface SupplierSectionBodies {
  /** Name of the supplier and what the figures stand on */
  title: SupplierTitleBody;
  /** Legal form, registration, addresses and people employed */
  generalinformation: SupplierGeneralInformationBody;
  /** What it sells, its customers, and their industries */
  productservicemarkets: SupplierProductServiceMarketsBody;
  /** Profit and loss statement */
  incomestatement: SupplierIncomeStatementBody;
  /** Assets, liabilities and equity */
  balancesheet: SupplierBalanceSheetBody;
  /** Cash flow statement */
  cashflows: SupplierCashFlowsBody;
  /** Calculated financial ratios */
  ratios: SupplierRatiosBody;
  /** Altman's Z″ with its inputs: under 1.1 distress, over 2.6 safe */
  financialhealth: SupplierFinancialHealthBody;
}

/** The label of each section of a supplier report, by its token. */
export interface SupplierSectionLabels {
  /** Of the section `title`. */
  title: 'Title';
  /** Of the section `generalinformation`. */
  generalinformation: 'General Information';
  /** Of the section `productservicemarkets`. */
  productservicemarkets: 'Product Service Markets';
  /** Of the section `incomestatement`. */
  incomestatement: 'Income Statement';
  /** Of the section `balancesheet`. */
  balancesheet: 'Balance Sheet';
  /** Of the section `cashflows`. */
  cashflows: 'Cash Flows';
  /** Of the section `ratios`. */
  ratios: 'Ratios';
  /** Of the section `financialhealth`. */
  financialhealth: 'Financial Health';
}

/** What names a section of a supplier report in a request. */
export type SupplierSectionToken = keyof SupplierSectionBodies;

/** Every section of a supplier report, in the order in which readers see them. */
export const supplierSectionTokens: readonly SupplierSectionToken[] = [
  'title',
  'generalinformation',
  'productservicemarkets',
  'incomestatement',
  'balancesheet',
  'cashflows',
  'ratios',
  'financialhealth',
];
