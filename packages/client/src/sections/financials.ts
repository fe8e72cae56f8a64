// Written by `npm run generate` from the contract; do not edit.

/** Statements and key figures, year by year. */
export interface FinancialsBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** Up to five reporting years, latest first. */
  Years: {
    /** Reporting year: the calendar year of its balance date. */
    Year: number;
    /** Last day of the reporting year. ISO 8601, such as `2025-06-30`. */
    BalanceDate: string;
    /** Profit and loss statement of the year. */
    ProfitAndLoss?: {
      /** Revenue from the sale of goods and services. */
      SalesRevenue?: number;
      /** Interest, rent, grants and other revenue. */
      OtherRevenue?: number;
      /** All revenue of the year. Formula: `SalesRevenue + OtherRevenue`. */
      TotalRevenue?: number;
      /** Cost of the goods and services sold. */
      CostOfGoodsSold?: number;
      /** What sales leave after the cost of what was sold. Formula: `SalesRevenue - CostOfGoodsSold`. */
      GrossProfit?: number;
      /** Wages, salaries and on-costs. */
      EmployeeExpenses?: number;
      /** Operating expenses other than cost of goods sold, employees and depreciation. */
      OtherOperatingExpenses?: number;
      /** Earnings before interest, tax, depreciation and amortisation. Formula: `TotalRevenue - CostOfGoodsSold - EmployeeExpenses - OtherOperatingExpenses`. */
      EBITDA?: number;
      /** Depreciation and amortisation. */
      DepreciationAndAmortisation?: number;
      /** Earnings before interest and tax. Formula: `EBITDA - DepreciationAndAmortisation`. */
      EBIT?: number;
      /** Interest and other finance costs. */
      InterestExpense?: number;
      /** Gains (positive) and losses (negative) outside ordinary operations, before tax. */
      SignificantItems?: number;
      /** Profit before income tax. Formula: `EBIT - InterestExpense + SignificantItems?`. */
      ProfitBeforeTax?: number;
      /** Income tax expense; a benefit is negative. */
      IncomeTax?: number;
      /** Profit after income tax; a loss is negative. Formula: `ProfitBeforeTax - IncomeTax`. */
      NetProfitAfterTax?: number;
      /** Dividends declared for the year. */
      Dividends?: number;
    };
    /** Balance sheet at the balance date. */
    BalanceSheet?: {
      /** Cash and cash equivalents. */
      Cash?: number;
      /** Current trade and other receivables. */
      Receivables?: number;
      /** Current inventories. */
      Inventories?: number;
      /** All other current assets. */
      OtherCurrentAssets?: number;
      /** Assets expected to be turned into cash within a year. Formula: `Cash + Receivables + Inventories + OtherCurrentAssets`. */
      TotalCurrentAssets?: number;
      /** Land, buildings, plant and equipment. */
      PropertyPlantAndEquipment?: number;
      /** Goodwill, brands, software and other intangibles. */
      IntangibleAssets?: number;
      /** All other non-current assets. */
      OtherNonCurrentAssets?: number;
      /** Assets held for longer than a year. Formula: `PropertyPlantAndEquipment + IntangibleAssets + OtherNonCurrentAssets`. */
      TotalNonCurrentAssets?: number;
      /** All assets. Formula: `TotalCurrentAssets + TotalNonCurrentAssets`. */
      TotalAssets?: number;
      /** Current trade and other payables. */
      Payables?: number;
      /** Borrowings due within a year. */
      CurrentBorrowings?: number;
      /** All other current liabilities. */
      OtherCurrentLiabilities?: number;
      /** Liabilities due within a year. Formula: `Payables + CurrentBorrowings + OtherCurrentLiabilities`. */
      TotalCurrentLiabilities?: number;
      /** Borrowings due after more than a year. */
      NonCurrentBorrowings?: number;
      /** All other non-current liabilities. */
      OtherNonCurrentLiabilities?: number;
      /** Liabilities due after more than a year. Formula: `NonCurrentBorrowings + OtherNonCurrentLiabilities`. */
      TotalNonCurrentLiabilities?: number;
      /** All liabilities. Formula: `TotalCurrentLiabilities + TotalNonCurrentLiabilities`. */
      TotalLiabilities?: number;
      /** All borrowings that bear interest. Formula: `CurrentBorrowings + NonCurrentBorrowings`. */
      TotalDebt?: number;
      /** Issued capital. */
      ShareCapital?: number;
      /** Reserves. */
      Reserves?: number;
      /** Retained earnings; accumulated losses are negative. */
      RetainedEarnings?: number;
      /** Other owners' part of the equity of subsidiaries. */
      NonControllingInterests?: number;
      /** What belongs to the owners. Formula: `ShareCapital + Reserves + RetainedEarnings + NonControllingInterests?`. */
      TotalEquity?: number;
    };
    /** Cash flow statement of the year. */
    CashFlow?: {
      /** Net cash from operating activities. */
      OperatingCashFlow?: number;
      /** Cash spent on property, plant, equipment and software, as a positive amount. */
      CapitalExpenditure?: number;
      /** Net cash from investing activities; an outflow is negative. */
      InvestingCashFlow?: number;
      /** Net cash from financing activities; an outflow is negative. */
      FinancingCashFlow?: number;
      /** Change in cash over the year. Formula: `OperatingCashFlow + InvestingCashFlow + FinancingCashFlow`. */
      NetCashFlow?: number;
      /** Operating cash flow left after capital expenditure. Formula: `OperatingCashFlow - CapitalExpenditure`. */
      FreeCashFlow?: number;
    };
    /** Other key figures: people, shares, and figures per share. */
    KeyFigures?: {
      /** Number of employees at the balance date. */
      Employees?: number;
      /** Shares on issue at the balance date. */
      SharesOnIssue?: number;
      /** Weighted average of shares over the year. */
      WeightedAverageShares?: number;
      /** Basic earnings per share. Formula: `NetProfitAfterTax * UnitSize / WeightedAverageShares`. */
      EarningsPerShare?: number;
      /** Dividends declared per share. */
      DividendsPerShare?: number;
      /** Equity without intangible assets, per share. Formula: `(TotalEquity - IntangibleAssets) * UnitSize / SharesOnIssue`. */
      NetTangibleAssetsPerShare?: number;
      /** Revenue per employee. Formula: `TotalRevenue * UnitSize / Employees`. */
      RevenuePerEmployee?: number;
    };
  }[];
}

/** Calculated ratios, year by year. */
export interface FinancialRatiosBody {
  /** The ratios that can be derived; one whose inputs are missing is absent. */
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
    /** One value for each year in which it can be derived, latest first. */
    Values: {
      /** Reporting year: the calendar year of its balance date. */
      Year: number;
      /** Value in that year, in the unit of the row. */
      Value: number;
    }[];
  }[];
}

/** Annual percentage changes. */
export interface FinancialGrowthBody {
  /** The changes that can be derived; one whose inputs are missing is absent. */
  Growth: {
    /** The line of the statements that changed. */
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
    /** One value for each year in which it can be derived, latest first. */
    Values: {
      /** Reporting year: the calendar year of its balance date. */
      Year: number;
      /** Value in that year, in the unit of the row. */
      Value: number;
    }[];
    /** Over the whole period, where it is two years or longer. */
    CompoundAnnual?: {
      /** Reporting year: the calendar year of its balance date. */
      FromYear: number;
      /** Reporting year: the calendar year of its balance date. */
      ToYear: number;
      /** Compound change a year over the period. */
      Value: number;
    };
  }[];
}
