/**
 * The definition of each ratio. The formula does not describe the code: it is what is calculated. A
 * ratio is absent if an input is absent or a divisor is zero or negative: neither 0 nor a huge
 * number would be true. Values are rounded to two decimals.
 */
export interface RatioDefinition {
  /** What the ratio means, one sentence. */
  about: string;
  unit: RatioUnit;
  formula: string;
}

export const ratioUnits = ['Percent', 'Times', 'Days'] as const;
export type RatioUnit = (typeof ratioUnits)[number];

/** Calculated for each year from that year's statements; balances are those at the balance date. */
export const ratioDefinitions = {
  GrossMargin: {
    unit: 'Percent',
    about: 'Gross profit as a share of sales.',
    formula: 'GrossProfit / SalesRevenue * 100',
  },
  EBITDAMargin: {
    unit: 'Percent',
    about: 'EBITDA as a share of revenue.',
    formula: 'EBITDA / TotalRevenue * 100',
  },
  EBITMargin: {
    unit: 'Percent',
    about: 'EBIT as a share of revenue.',
    formula: 'EBIT / TotalRevenue * 100',
  },
  NetProfitMargin: {
    unit: 'Percent',
    about: 'Net profit as a share of revenue.',
    formula: 'NetProfitAfterTax / TotalRevenue * 100',
  },
  EmployeeExpensesToRevenue: {
    unit: 'Percent',
    about: 'Employee expenses as a share of revenue.',
    formula: 'EmployeeExpenses / TotalRevenue * 100',
  },
  EffectiveTaxRate: {
    unit: 'Percent',
    about: 'Income tax as a share of profit before tax.',
    formula: 'IncomeTax / ProfitBeforeTax * 100',
  },
  ReturnOnAssets: {
    unit: 'Percent',
    about: 'Net profit earned on the assets held.',
    formula: 'NetProfitAfterTax / TotalAssets * 100',
  },
  ReturnOnEquity: {
    unit: 'Percent',
    about: "Net profit earned on the owners' equity.",
    formula: 'NetProfitAfterTax / TotalEquity * 100',
  },
  ReturnOnCapitalEmployed: {
    unit: 'Percent',
    about: 'EBIT earned on the capital that is not short-term credit.',
    formula: 'EBIT / (TotalAssets - TotalCurrentLiabilities) * 100',
  },
  CurrentRatio: {
    unit: 'Times',
    about: 'How often current assets cover current liabilities.',
    formula: 'TotalCurrentAssets / TotalCurrentLiabilities',
  },
  QuickRatio: {
    unit: 'Times',
    about: 'The current ratio without inventories.',
    formula: '(TotalCurrentAssets - Inventories) / TotalCurrentLiabilities',
  },
  CashRatio: {
    unit: 'Times',
    about: 'How often cash alone covers current liabilities.',
    formula: 'Cash / TotalCurrentLiabilities',
  },
  Gearing: {
    unit: 'Percent',
    about: 'Debt as a share of equity.',
    formula: 'TotalDebt / TotalEquity * 100',
  },
  NetGearing: {
    unit: 'Percent',
    about: 'Debt after cash as a share of equity; negative where cash exceeds debt.',
    formula: '(TotalDebt - Cash) / TotalEquity * 100',
  },
  LiabilitiesToAssets: {
    unit: 'Percent',
    about: 'The share of assets that is owed.',
    formula: 'TotalLiabilities / TotalAssets * 100',
  },
  InterestCover: {
    unit: 'Times',
    about: 'How often EBIT covers interest.',
    formula: 'EBIT / InterestExpense',
  },
  NetDebtToEBITDA: {
    unit: 'Times',
    about: 'Years of EBITDA that net debt amounts to.',
    formula: '(TotalDebt - Cash) / EBITDA',
  },
  AssetTurnover: {
    unit: 'Times',
    about: 'Revenue for each dollar of assets.',
    formula: 'TotalRevenue / TotalAssets',
  },
  InventoryDays: {
    unit: 'Days',
    about: 'How long inventories last at the cost of sales.',
    formula: 'Inventories / CostOfGoodsSold * 365',
  },
  ReceivablesDays: {
    unit: 'Days',
    about: 'How long customers take to pay.',
    formula: 'Receivables / SalesRevenue * 365',
  },
  PayablesDays: {
    unit: 'Days',
    about: 'How long suppliers wait for payment.',
    formula: 'Payables / CostOfGoodsSold * 365',
  },
  CashConversion: {
    unit: 'Percent',
    about: 'Operating cash flow as a share of EBITDA.',
    formula: 'OperatingCashFlow / EBITDA * 100',
  },
  DividendPayout: {
    unit: 'Percent',
    about: 'Dividends as a share of net profit.',
    formula: 'Dividends / NetProfitAfterTax * 100',
  },
} as const satisfies Record<string, RatioDefinition>;
export type RatioName = keyof typeof ratioDefinitions;
export const ratioNames = Object.keys(ratioDefinitions) as RatioName[];

/** Amounts that valuation ratios use, derived from price and share count. */
export const marketValueLines = {
  MarketCapitalisation: {
    unit: 'Amount',
    about: 'Share price times shares on issue.',
    formula: 'SharePrice * SharesOnIssue / UnitSize',
  },
  EnterpriseValue: {
    unit: 'Amount',
    about: 'Market capitalisation and debt, less cash.',
    formula: 'MarketCapitalisation + TotalDebt - Cash',
  },
} as const;
export type MarketValueName = keyof typeof marketValueLines;

/** Calculated at the date of the share price, with the latest year's statements. */
export const valuationRatioDefinitions = {
  PriceToEarnings: {
    unit: 'Times',
    about: 'Market capitalisation over net profit.',
    formula: 'MarketCapitalisation / NetProfitAfterTax',
  },
  PriceToBook: {
    unit: 'Times',
    about: 'Market capitalisation over equity.',
    formula: 'MarketCapitalisation / TotalEquity',
  },
  PriceToSales: {
    unit: 'Times',
    about: 'Market capitalisation over revenue.',
    formula: 'MarketCapitalisation / TotalRevenue',
  },
  PriceToCashFlow: {
    unit: 'Times',
    about: 'Market capitalisation over operating cash flow.',
    formula: 'MarketCapitalisation / OperatingCashFlow',
  },
  EarningsYield: {
    unit: 'Percent',
    about: 'Net profit as a share of market capitalisation.',
    formula: 'NetProfitAfterTax / MarketCapitalisation * 100',
  },
  DividendYield: {
    unit: 'Percent',
    about: 'Dividends per share as a share of the price.',
    formula: 'DividendsPerShare / SharePrice * 100',
  },
  EnterpriseValueToRevenue: {
    unit: 'Times',
    about: 'Enterprise value over revenue.',
    formula: 'EnterpriseValue / TotalRevenue',
  },
  EnterpriseValueToEBITDA: {
    unit: 'Times',
    about: 'Enterprise value over EBITDA.',
    formula: 'EnterpriseValue / EBITDA',
  },
  EnterpriseValueToEBIT: {
    unit: 'Times',
    about: 'Enterprise value over EBIT.',
    formula: 'EnterpriseValue / EBIT',
  },
} as const satisfies Record<string, RatioDefinition>;
export type ValuationRatioName = keyof typeof valuationRatioDefinitions;
export const valuationRatioNames = Object.keys(valuationRatioDefinitions) as ValuationRatioName[];
