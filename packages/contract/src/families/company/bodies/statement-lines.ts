/**
 * The lines of a company's statements: one table gives the schema of a document, the schema of the
 * Financials body, the derivation and the page that documents it. A line with a formula is derived
 * if its inputs are known. The publisher may supply it as well; it must then agree. An input marked
 * `?` counts as zero if it is absent; if any other input is absent, or a divisor is not positive,
 * the line is absent. Lines are in the order in which they are derived.
 */
export interface StatementLine {
  /** What the line holds, one sentence. */
  about: string;
  unit: LineUnit;
  formula?: string;
  /**
   * `profit`: may be negative, or close to zero in a bad year. `flow`: changes much every year.
   * Without it, the line changes slowly and is not negative. Checks warn about other values as
   * unusual.
   */
  movesLike?: 'profit' | 'flow';
}

/**
 * `Amount` is in the currency and unit of the statements; `Currency` and `CurrencyPerShare` are in
 * whole units of the currency; `Count` is in ones.
 */
export type LineUnit = 'Amount' | 'Count' | 'Currency' | 'CurrencyPerShare';

export const profitAndLossLines = {
  SalesRevenue: { unit: 'Amount', about: 'Revenue from the sale of goods and services.' },
  OtherRevenue: { unit: 'Amount', about: 'Interest, rent, grants and other revenue.' },
  TotalRevenue: {
    unit: 'Amount',
    about: 'All revenue of the year.',
    formula: 'SalesRevenue + OtherRevenue',
  },
  CostOfGoodsSold: { unit: 'Amount', about: 'Cost of the goods and services sold.' },
  GrossProfit: {
    unit: 'Amount',
    movesLike: 'profit',
    about: 'What sales leave after the cost of what was sold.',
    formula: 'SalesRevenue - CostOfGoodsSold',
  },
  EmployeeExpenses: { unit: 'Amount', about: 'Wages, salaries and on-costs.' },
  OtherOperatingExpenses: {
    unit: 'Amount',
    about: 'Operating expenses other than cost of goods sold, employees and depreciation.',
  },
  EBITDA: {
    unit: 'Amount',
    movesLike: 'profit',
    about: 'Earnings before interest, tax, depreciation and amortisation.',
    formula: 'TotalRevenue - CostOfGoodsSold - EmployeeExpenses - OtherOperatingExpenses',
  },
  DepreciationAndAmortisation: { unit: 'Amount', about: 'Depreciation and amortisation.' },
  EBIT: {
    unit: 'Amount',
    movesLike: 'profit',
    about: 'Earnings before interest and tax.',
    formula: 'EBITDA - DepreciationAndAmortisation',
  },
  InterestExpense: { unit: 'Amount', about: 'Interest and other finance costs.' },
  SignificantItems: {
    unit: 'Amount',
    movesLike: 'flow',
    about: 'Gains (positive) and losses (negative) outside ordinary operations, before tax.',
  },
  ProfitBeforeTax: {
    unit: 'Amount',
    movesLike: 'profit',
    about: 'Profit before income tax.',
    formula: 'EBIT - InterestExpense + SignificantItems?',
  },
  IncomeTax: {
    unit: 'Amount',
    movesLike: 'profit',
    about: 'Income tax expense; a benefit is negative.',
  },
  NetProfitAfterTax: {
    unit: 'Amount',
    movesLike: 'profit',
    about: 'Profit after income tax; a loss is negative.',
    formula: 'ProfitBeforeTax - IncomeTax',
  },
  Dividends: { unit: 'Amount', movesLike: 'profit', about: 'Dividends declared for the year.' },
} as const satisfies Record<string, StatementLine>;

export const balanceSheetLines = {
  Cash: { unit: 'Amount', movesLike: 'profit', about: 'Cash and cash equivalents.' },
  Receivables: { unit: 'Amount', about: 'Current trade and other receivables.' },
  Inventories: { unit: 'Amount', about: 'Current inventories.' },
  OtherCurrentAssets: { unit: 'Amount', about: 'All other current assets.' },
  TotalCurrentAssets: {
    unit: 'Amount',
    about: 'Assets expected to be turned into cash within a year.',
    formula: 'Cash + Receivables + Inventories + OtherCurrentAssets',
  },
  PropertyPlantAndEquipment: { unit: 'Amount', about: 'Land, buildings, plant and equipment.' },
  IntangibleAssets: { unit: 'Amount', about: 'Goodwill, brands, software and other intangibles.' },
  OtherNonCurrentAssets: { unit: 'Amount', about: 'All other non-current assets.' },
  TotalNonCurrentAssets: {
    unit: 'Amount',
    about: 'Assets held for longer than a year.',
    formula: 'PropertyPlantAndEquipment + IntangibleAssets + OtherNonCurrentAssets',
  },
  TotalAssets: {
    unit: 'Amount',
    about: 'All assets.',
    formula: 'TotalCurrentAssets + TotalNonCurrentAssets',
  },
  Payables: { unit: 'Amount', about: 'Current trade and other payables.' },
  CurrentBorrowings: { unit: 'Amount', about: 'Borrowings due within a year.' },
  OtherCurrentLiabilities: { unit: 'Amount', about: 'All other current liabilities.' },
  TotalCurrentLiabilities: {
    unit: 'Amount',
    about: 'Liabilities due within a year.',
    formula: 'Payables + CurrentBorrowings + OtherCurrentLiabilities',
  },
  NonCurrentBorrowings: { unit: 'Amount', about: 'Borrowings due after more than a year.' },
  OtherNonCurrentLiabilities: { unit: 'Amount', about: 'All other non-current liabilities.' },
  TotalNonCurrentLiabilities: {
    unit: 'Amount',
    about: 'Liabilities due after more than a year.',
    formula: 'NonCurrentBorrowings + OtherNonCurrentLiabilities',
  },
  TotalLiabilities: {
    unit: 'Amount',
    about: 'All liabilities.',
    formula: 'TotalCurrentLiabilities + TotalNonCurrentLiabilities',
  },
  TotalDebt: {
    unit: 'Amount',
    about: 'All borrowings that bear interest.',
    formula: 'CurrentBorrowings + NonCurrentBorrowings',
  },
  ShareCapital: { unit: 'Amount', about: 'Issued capital.' },
  Reserves: { unit: 'Amount', movesLike: 'profit', about: 'Reserves.' },
  RetainedEarnings: {
    unit: 'Amount',
    movesLike: 'profit',
    about: 'Retained earnings; accumulated losses are negative.',
  },
  NonControllingInterests: {
    unit: 'Amount',
    movesLike: 'profit',
    about: "Other owners' part of the equity of subsidiaries.",
  },
  TotalEquity: {
    unit: 'Amount',
    movesLike: 'profit',
    about: 'What belongs to the owners.',
    formula: 'ShareCapital + Reserves + RetainedEarnings + NonControllingInterests?',
  },
} as const satisfies Record<string, StatementLine>;

export const cashFlowLines = {
  OperatingCashFlow: {
    unit: 'Amount',
    movesLike: 'profit',
    about: 'Net cash from operating activities.',
  },
  CapitalExpenditure: {
    unit: 'Amount',
    movesLike: 'flow',
    about: 'Cash spent on property, plant, equipment and software, as a positive amount.',
  },
  InvestingCashFlow: {
    unit: 'Amount',
    movesLike: 'flow',
    about: 'Net cash from investing activities; an outflow is negative.',
  },
  FinancingCashFlow: {
    unit: 'Amount',
    movesLike: 'flow',
    about: 'Net cash from financing activities; an outflow is negative.',
  },
  NetCashFlow: {
    unit: 'Amount',
    movesLike: 'flow',
    about: 'Change in cash over the year.',
    formula: 'OperatingCashFlow + InvestingCashFlow + FinancingCashFlow',
  },
  FreeCashFlow: {
    unit: 'Amount',
    movesLike: 'flow',
    about: 'Operating cash flow left after capital expenditure.',
    formula: 'OperatingCashFlow - CapitalExpenditure',
  },
} as const satisfies Record<string, StatementLine>;

export const keyFigureLines = {
  Employees: { unit: 'Count', about: 'Number of employees at the balance date.' },
  SharesOnIssue: { unit: 'Count', about: 'Shares on issue at the balance date.' },
  WeightedAverageShares: { unit: 'Count', about: 'Weighted average of shares over the year.' },
  EarningsPerShare: {
    unit: 'CurrencyPerShare',
    movesLike: 'profit',
    about: 'Basic earnings per share.',
    formula: 'NetProfitAfterTax * UnitSize / WeightedAverageShares',
  },
  DividendsPerShare: {
    unit: 'CurrencyPerShare',
    movesLike: 'profit',
    about: 'Dividends declared per share.',
  },
  NetTangibleAssetsPerShare: {
    unit: 'CurrencyPerShare',
    movesLike: 'profit',
    about: 'Equity without intangible assets, per share.',
    formula: '(TotalEquity - IntangibleAssets) * UnitSize / SharesOnIssue',
  },
  RevenuePerEmployee: {
    unit: 'Currency',
    about: 'Revenue per employee.',
    formula: 'TotalRevenue * UnitSize / Employees',
  },
} as const satisfies Record<string, StatementLine>;

/** Every line by name; names are unique across the four statements. */
export const statementLines = {
  ...profitAndLossLines,
  ...balanceSheetLines,
  ...cashFlowLines,
  ...keyFigureLines,
} as const;
export type StatementLineName = keyof typeof statementLines;
