/** The sections of a supplier report, in the order in which readers see them. */
export const supplierSections = {
  title: { label: 'Title', about: 'Name of the supplier and what the figures stand on' },
  generalinformation: {
    label: 'General Information',
    about: 'Legal form, registration, addresses and people employed',
  },
  productservicemarkets: {
    label: 'Product Service Markets',
    about: 'What it sells, its customers, and their industries',
  },
  incomestatement: { label: 'Income Statement', about: 'Profit and loss statement' },
  balancesheet: { label: 'Balance Sheet', about: 'Assets, liabilities and equity' },
  cashflows: { label: 'Cash Flows', about: 'Cash flow statement' },
  ratios: { label: 'Ratios', about: 'Calculated financial ratios' },
  financialhealth: {
    label: 'Financial Health',
    about: "Altman's Z″ with its inputs: under 1.1 distress, over 2.6 safe",
  },
} as const;

export type SupplierSectionToken = keyof typeof supplierSections;
