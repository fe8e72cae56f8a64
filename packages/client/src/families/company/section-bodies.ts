// Written by `npm run generate` from the contract; do not edit.

/** Official company name as listed in the catalogue. */
export interface TitleBody {
  /** Official company name as listed in the catalogue. */
  Title: string;
}

/** Australian Business Number. */
export interface ABNBody {
  /** Australian Business Number. */
  ABN: string;
}

/** Australian Company Number. */
export interface ACNBody {
  /** Australian Company Number. */
  ACN: string;
}

/** Australian stock exchange ticker code. */
export interface ASXBody {
  /** Australian stock exchange ticker code. */
  ASX: string;
}

/** New Zealand Business Number. */
export interface NZBNBody {
  /** New Zealand Business Number. */
  NZBN: string;
}

/** New Zealand stock exchange ticker code. */
export interface NZSEBody {
  /** New Zealand stock exchange ticker code. */
  NZSE: string;
}

/** End date of the reporting period of the latest financials. */
export interface BalanceDateBody {
  /** End date of the reporting period of the latest financials. */
  'Balance Date': string;
}

/** Some major brands operated or owned. */
export interface BrandsBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML: string;
  /** The brands named one by one. */
  Brands: {
    /** Name of the brand. */
    Name: string;
    /** What is sold under it, such as sparkling wine. */
    Category?: string;
    /** A sentence about it. */
    Description?: string;
  }[];
}

/** Legal classification. */
export interface CompanyTypeBody {
  /** Legal classification. */
  'Company Type': string;
}

/** Date of legal incorporation. */
export interface IncorporationDateBody {
  /** Date of legal incorporation. */
  'Incorporation Date': string;
}

/** Main business telephone number. */
export interface PhoneNumberBody {
  /** Main business telephone number. */
  'Phone Number': string;
}

/** Official postal address. */
export interface PostalAddressBody {
  /** Official postal address. */
  'Postal Address': string;
}

/** Ranking by revenue among entities operating in Australia. */
export interface RankBody {
  /** Ranking by revenue among entities operating in Australia. */
  Rank: number;
}

/** Legal name as registered with the corporate regulator. */
export interface RegisteredNameBody {
  /** Legal name as registered with the corporate regulator. */
  'Registered Name': string;
}

/** Registered street address of the head office. */
export interface StreetAddressBody {
  /** Registered street address of the head office. */
  'Street Address': string;
}

/** Strengths, weaknesses, opportunities, threats. */
export interface SWOTBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML: string;
  /** What the company does better than others. */
  Strengths: {
    /** The point in a few words. */
    Point: string;
    /** What stands behind it. */
    Detail?: string;
  }[];
  /** What holds the company back. */
  Weaknesses: {
    /** The point in a few words. */
    Point: string;
    /** What stands behind it. */
    Detail?: string;
  }[];
  /** What it could gain from. */
  Opportunities: {
    /** The point in a few words. */
    Point: string;
    /** What stands behind it. */
    Detail?: string;
  }[];
  /** What could harm it. */
  Threats: {
    /** The point in a few words. */
    Point: string;
    /** What stands behind it. */
    Detail?: string;
  }[];
}

/** Primary website URL. */
export interface WebsiteAddressBody {
  /** Primary website URL. */
  'Website Address': string;
}

/** Milestones and changes, in order of time. */
export interface HistoryBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML: string;
  /** The events, earliest first. */
  Events: {
    /** When: a year, a month or a day, such as `2019`, `2019-07` or `2019-07-01`. */
    Date: string;
    /** What kind of event it was. */
    Kind: 'Milestone' | 'Acquisition' | 'Divestment' | 'OwnershipChange';
    /** What happened. */
    Description: string;
  }[];
}

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
      /** Compound change a year over the period. Per cent. */
      Value: number;
    };
  }[];
}

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

/** Directors, executives and others. */
export interface KeyPersonnelBody {
  /** In the order given. */
  Personnel: {
    /** Full name. */
    Name: string;
    /** Form of address, such as Dr. */
    Title?: string;
    /** Position held, such as Chief Executive Officer. */
    Position: string;
    /** Whether on the board, in the executive team, or otherwise notable. */
    Roles: ('Director' | 'Executive' | 'Other')[];
    /** Day of the appointment. ISO 8601, such as `2025-06-30`. */
    AppointedOn?: string;
  }[];
}

/** Board members' directorships in other companies. */
export interface OtherDirectorshipsBody {
  /** Board members who sit on other boards. */
  Directors: {
    /** Full name. */
    Name: string;
    /** Form of address, such as Dr. */
    Title?: string;
    /** Boards of other companies. */
    Directorships: {
      /** The other company. */
      Company: string;
      /** Position on its board. */
      Position?: string;
      /** Day of the appointment. ISO 8601, such as `2025-06-30`. */
      Since?: string;
    }[];
  }[];
}

/** Revenue, profit and assets by global region. */
export interface OperatingDivisionGeographicLocationsBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** Regions, in the order given. */
  Locations: {
    /** Global region or country. */
    Region: string;
    /** Year by year, latest first. */
    Years: {
      /** Reporting year: the calendar year of its balance date. */
      Year: number;
      /** Revenue of the year. */
      Revenue?: number;
      /** Profit of the year, before interest and tax. */
      Profit?: number;
      /** Assets at the balance date. */
      Assets?: number;
      /** Revenue as a share of the company's total revenue. Per cent. */
      ShareOfRevenue?: number;
      /** Profit as a share of its own revenue. Per cent. */
      ProfitMargin?: number;
    }[];
  }[];
}

/** Performance by division, gathered by industry. */
export interface OperatingDivisionIndustriesBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** Industries in the order in which divisions name them. */
  Industries: {
    /** Industry code. */
    IndustryCode: string;
    /** Industry title. */
    IndustryTitle: string;
    /** The divisions in that industry, added up here. */
    Divisions: string[];
    /** Year by year, latest first. */
    Years: {
      /** Reporting year: the calendar year of its balance date. */
      Year: number;
      /** Revenue of the year. */
      Revenue?: number;
      /** Profit of the year, before interest and tax. */
      Profit?: number;
      /** Assets at the balance date. */
      Assets?: number;
      /** Revenue as a share of the company's total revenue. Per cent. */
      ShareOfRevenue?: number;
      /** Profit as a share of its own revenue. Per cent. */
      ProfitMargin?: number;
    }[];
  }[];
}

/** Major business segments. */
export interface OperatingDivisionsBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** Major business segments, in the order given. */
  Divisions: {
    /** Name of the division. */
    Name: string;
    /** What it does. */
    Description?: string;
    /** Year by year, latest first. */
    Years: {
      /** Reporting year: the calendar year of its balance date. */
      Year: number;
      /** Revenue of the year. */
      Revenue?: number;
      /** Profit of the year, before interest and tax. */
      Profit?: number;
      /** Assets at the balance date. */
      Assets?: number;
      /** Revenue as a share of the company's total revenue. Per cent. */
      ShareOfRevenue?: number;
      /** Profit as a share of its own revenue. Per cent. */
      ProfitMargin?: number;
    }[];
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

/** Industries with revenue, market share and competitors. */
export interface IndustriesOfOperationBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency?: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit?: 'Units' | 'Thousands' | 'Millions';
  /** Reporting year: the calendar year of its balance date. */
  Year?: number;
  /** The principal industry first. */
  Industries: {
    /** The industry's code in its classification, such as `1214`. */
    IndustryCode: string;
    /** The industry's title in its classification. */
    IndustryTitle: string;
    /** Whether this is the principal industry. */
    Primary: boolean;
    /** The company's revenue in that industry, in `Year`. */
    Revenue?: number;
    /** Revenue as a share of the company's total. Per cent. */
    ShareOfRevenue?: number;
    /** The company's share of the industry's revenue. Per cent. */
    MarketShare?: number;
    /** Other companies in the industry. */
    Competitors: {
      /** A competitor in that industry. */
      Name: string;
      /** Its share of the industry's revenue. Per cent. */
      MarketShare?: number;
    }[];
  }[];
}

/** Principal industry: its code and title. */
export interface TopIndustryBody {
  /** The industry's code in its classification, such as `1214`. */
  IndustryCode: string;
  /** The industry's title in its classification. */
  IndustryTitle: string;
}

/** Shareholder structure, top holdings, ownership concentration. */
export interface ShareholdersBody {
  /** Day on which the holdings stood like this. ISO 8601, such as `2025-06-30`. */
  AsAt: string;
  /** Number of shares on issue on that day. */
  SharesOnIssue?: number;
  /** Number of shareholders, named here or not. */
  TotalHolders?: number;
  /** The top holdings, largest first. */
  Holdings: {
    /** 1 for the largest holding. */
    Position: number;
    /** Name of the holder. */
    Name: string;
    /** Number of shares held. */
    Shares?: number;
    /** Share of the ownership. Per cent. */
    Percentage?: number;
  }[];
  /** Ownership concentration; a group larger than the list is absent. */
  Concentration: {
    /** Held together by all the holders named here. Per cent. */
    Named?: number;
    /** Held by the largest holder. Per cent. */
    Largest?: number;
    /** Held by the five largest. Per cent. */
    Top5?: number;
    /** Held by the ten largest. Per cent. */
    Top10?: number;
    /** Held by the twenty largest. Per cent. */
    Top20?: number;
  };
}

/** Major shareholders with jurisdiction and verification date. */
export interface SubstantialShareholdersBody {
  /** Holdings from this percentage on are substantial. */
  Threshold: number;
  /** Largest first. */
  Holders: {
    /** Name of the holder. */
    Name: string;
    /** Number of shares held. */
    Shares?: number;
    /** Share of the ownership. Per cent. */
    Percentage: number;
    /** Country or state whose law the holder is under. */
    Jurisdiction?: string;
    /** Day on which the holding was verified. ISO 8601, such as `2025-06-30`. */
    VerifiedOn: string;
  }[];
}

/** Subsidiary and related entities. */
export interface SubsidiariesBody {
  /** In the order given. */
  Entities: {
    /** Name of the entity. */
    Name: string;
    /** How it is related. */
    Relationship: 'Subsidiary' | 'Associate' | 'JointVenture';
    /** Share owned, directly or through others. Per cent. */
    Ownership?: number;
    /** Country of incorporation: two letters (ISO 3166-1). */
    Country: string;
  }[];
}
