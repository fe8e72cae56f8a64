// Written by `npm run generate` from the contract; do not edit.

/** Market-based valuation compared with the primary industry average. */
export interface FinancialValuationRatiosBody {
  /** Day of the share price. ISO 8601, such as `2025-06-30`. */
  PriceDate: string;
  /** Reporting year: the calendar year of its balance date. */
  Year: number;
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** Price of one share, in whole units of `Currency`. */
  SharePrice: number;
  /** Number of shares on issue. */
  SharesOnIssue: number;
  /** Share price times shares on issue. */
  MarketCapitalisation: number;
  /** Market capitalisation and debt, less cash. */
  EnterpriseValue?: number;
  /** Code of the primary industry compared with. */
  IndustryCode?: string;
  /** Where the averages come from: computed over the published companies, or given by the publisher. */
  Source?: 'PublishedCompanies' | 'Publisher';
  /** The ratios that can be derived. */
  Ratios: {
    /** Name of the ratio. */
    Ratio:
      | 'PriceToEarnings'
      | 'PriceToBook'
      | 'PriceToSales'
      | 'PriceToCashFlow'
      | 'EarningsYield'
      | 'DividendYield'
      | 'EnterpriseValueToRevenue'
      | 'EnterpriseValueToEBITDA'
      | 'EnterpriseValueToEBIT';
    /** What its values are counted in. */
    Unit: 'Percent' | 'Times' | 'Days';
    /** The value for this company. */
    Value: number;
    /** The primary industry for comparison; absent where it is not known. */
    Industry?: {
      /** Arithmetic mean, each company counting once. */
      Average: number;
      /** The middle company. */
      Median?: number;
      /** How many companies it rests on. */
      Companies: number;
    };
  }[];
}

/** Average ratios of the primary industry. */
export interface FinancialRatiosIndustryAverageBody {
  /** Code of the primary industry compared with. */
  IndustryCode: string;
  /** Where the averages come from: computed over the published companies, or given by the publisher. */
  Source: 'PublishedCompanies' | 'Publisher';
  /** Averages over each company's latest year. */
  Ratios: {
    /** Name of the ratio. */
    Ratio:
      | 'GrossMargin'
      | 'EBITDAMargin'
      | 'EBITMargin'
      | 'NetProfitMargin'
      | 'EmployeeExpensesToRevenue'
      | 'EffectiveTaxRate'
      | 'ReturnOnAssets'
      | 'ReturnOnEquity'
      | 'ReturnOnCapitalEmployed'
      | 'CurrentRatio'
      | 'QuickRatio'
      | 'CashRatio'
      | 'Gearing'
      | 'NetGearing'
      | 'LiabilitiesToAssets'
      | 'InterestCover'
      | 'NetDebtToEBITDA'
      | 'AssetTurnover'
      | 'InventoryDays'
      | 'ReceivablesDays'
      | 'PayablesDays'
      | 'CashConversion'
      | 'DividendPayout';
    /** What its values are counted in. */
    Unit: 'Percent' | 'Times' | 'Days';
    /** Arithmetic mean, each company counting once. */
    Average: number;
    /** The middle company. */
    Median?: number;
    /** How many companies it rests on. */
    Companies: number;
  }[];
}

/** Average growth of the primary industry. */
export interface FinancialGrowthIndustryAverageBody {
  /** Code of the primary industry compared with. */
  IndustryCode: string;
  /** Where the averages come from: computed over the published companies, or given by the publisher. */
  Source: 'PublishedCompanies' | 'Publisher';
  /** Averages over each company's latest annual change. */
  Growth: {
    /** What changed. */
    Measure:
      | 'TotalRevenue'
      | 'GrossProfit'
      | 'EBITDA'
      | 'EBIT'
      | 'ProfitBeforeTax'
      | 'NetProfitAfterTax'
      | 'TotalAssets'
      | 'TotalLiabilities'
      | 'TotalEquity'
      | 'OperatingCashFlow'
      | 'Employees'
      | 'EarningsPerShare'
      | 'DividendsPerShare';
    /** Always per cent. */
    Unit: 'Percent';
    /** Arithmetic mean, each company counting once. */
    Average: number;
    /** The middle company. */
    Median?: number;
    /** How many companies it rests on. */
    Companies: number;
  }[];
}
