// Written by `npm run generate` from the contract; do not edit.

/** Who the report is about. */
export interface SupplierTitleBody {
  /** The supplier's name. */
  Title: string;
  /** Who the figures come from. */
  Source: string;
  /** The date the figures stand at. ISO 8601, such as `2025-06-30`. */
  DataDate: string;
}

/** Legal form, registration and addresses. */
export interface SupplierGeneralInformationBody {
  /** Legal name as registered. */
  RegisteredName?: string;
  /** Legal form. */
  CompanyType?: string;
  /** Number in the register of its country. */
  RegistrationNumber?: string;
  /** Date of legal incorporation. ISO 8601, such as `2025-06-30`. */
  IncorporationDate?: string;
  /** People employed at the latest balance date. */
  Employees?: number;
  /** Main telephone number. */
  PhoneNumber?: string;
  /** Primary website. */
  WebsiteAddress?: string;
  /** Street address of the head office. */
  StreetAddress?: string;
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Its company report. */
  Company?: {
    /** Family of the report. */
    Family: string;
    /** Its country: two letters. */
    Country: string;
    /** Its state or province, where it is about one. */
    Region?: string;
    /** Its code, where its family has codes. */
    Code?: string;
    /** Its number, where it is about a company. */
    EntityId?: number;
    /** What it is about. */
    Title: string;
  };
}

/** What it sells, and its customers. */
export interface SupplierProductServiceMarketsBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** What it sells. */
  Products?: {
    /** What it is called. */
    Name: string;
    /** Its share of revenue. Per cent. */
    Share?: number;
  }[];
  /** Who buys. */
  Markets?: {
    /** What it is called. */
    Name: string;
    /** Its share of revenue. Per cent. */
    Share?: number;
  }[];
  /** Reports on the industries it belongs to. */
  Industries?: {
    /** Family of the report. */
    Family: string;
    /** Its country: two letters. */
    Country: string;
    /** Its state or province, where it is about one. */
    Region?: string;
    /** Its code, where its family has codes. */
    Code?: string;
    /** What it is about. */
    Title: string;
  }[];
  /** Procurement reports on what it sells. */
  Purchases?: {
    /** Family of the report. */
    Family: string;
    /** Its country: two letters. */
    Country: string;
    /** Its state or province, where it is about one. */
    Region?: string;
    /** Its code, where its family has codes. */
    Code?: string;
    /** What it is about. */
    Title: string;
  }[];
}

/** Profit and loss statement. */
export interface SupplierIncomeStatementBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** The latest year; with `AllYears` up to nine, latest first. */
  Years: {
    /** Reporting year: the calendar year of its balance date. */
    Year: number;
    /** Last day of the reporting year. ISO 8601, such as `2025-06-30`. */
    BalanceDate: string;
    /** Profit and loss statement of the year. */
    ProfitAndLoss: {
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
  }[];
}

/** Assets, liabilities and equity. */
export interface SupplierBalanceSheetBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** The latest year; with `AllYears` up to nine, latest first. */
  Years: {
    /** Reporting year: the calendar year of its balance date. */
    Year: number;
    /** Last day of the reporting year. ISO 8601, such as `2025-06-30`. */
    BalanceDate: string;
    /** Balance sheet at the balance date. */
    BalanceSheet: {
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
  }[];
}

/** Cash flow statement. */
export interface SupplierCashFlowsBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** The latest year; with `AllYears` up to nine, latest first. */
  Years: {
    /** Reporting year: the calendar year of its balance date. */
    Year: number;
    /** Last day of the reporting year. ISO 8601, such as `2025-06-30`. */
    BalanceDate: string;
    /** Cash flow statement of the year. */
    CashFlow: {
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
  }[];
}

/** Calculated ratios. */
export interface SupplierRatiosBody {
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
    /** The latest year; with `AllYears` up to nine, latest first. */
    Values: {
      /** Reporting year: the calendar year of its balance date. */
      Year: number;
      /** Value in that year, in the unit of the row. */
      Value: number;
    }[];
  }[];
}

/** Altman's Z″, and what it is made of. */
export interface SupplierFinancialHealthBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The latest year; with `AllYears` up to nine, latest first. */
  Years: {
    /** Reporting year: the calendar year of its balance date. */
    Year: number;
    /** Last day of the reporting year. ISO 8601, such as `2025-06-30`. */
    BalanceDate: string;
    /** Altman's Z″: the higher, the further from insolvency. Formula: `6.56 * X1 + 3.26 * X2 + 6.72 * X3 + 1.05 * X4`. */
    ZScore?: number;
    /** Working capital for each unit of assets. Formula: `(TotalCurrentAssets - TotalCurrentLiabilities) / TotalAssets`. */
    X1?: number;
    /** Retained earnings for each unit of assets. Formula: `RetainedEarnings / TotalAssets`. */
    X2?: number;
    /** Earnings before interest and tax, likewise. Formula: `EBIT / TotalAssets`. */
    X3?: number;
    /** Equity for each unit of liabilities. Formula: `TotalEquity / TotalLiabilities`. */
    X4?: number;
    /** What the score means. */
    Zone?: 'Distress' | 'Grey' | 'Safe';
    /** Assets expected to be turned into cash within a year. */
    TotalCurrentAssets?: number;
    /** Liabilities due within a year. */
    TotalCurrentLiabilities?: number;
    /** All assets. */
    TotalAssets?: number;
    /** Retained earnings; accumulated losses are negative. */
    RetainedEarnings?: number;
    /** Earnings before interest and tax. */
    EBIT?: number;
    /** What belongs to the owners. */
    TotalEquity?: number;
    /** All liabilities. */
    TotalLiabilities?: number;
  }[];
}
