// Written by `npm run generate` from the contract; do not edit.

/** What the report is about. */
export interface IndustryTitleBody {
  /** The industry's title. */
  Title: string;
  /** The sector it belongs to. */
  Sector: string;
  /** Who the figures come from. */
  Source: string;
  /** The date the figures stand at. ISO 8601, such as `2025-06-30`. */
  DataDate: string;
  /** Currency of the amounts: three letters (ISO 4217). */
  Currency: string;
}

/** What the industry is, and is not. */
export interface IndustryAboutBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The main activities. */
  Activities?: string[];
  /** What counts as part of the industry. */
  Includes?: string[];
  /** What does not, though one might think so. */
  Excludes?: string[];
  /** Reports about neighbouring industries. */
  RelatedIndustries?: {
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
  }[];
}

/** The report in a few sentences. */
export interface IndustryKeyTakeawaysBody {
  /** What a reader should remember. */
  Takeaways: string[];
}

/** Every series, with its changes. */
export interface IndustryKeyStatisticsBody {
  /** Every series of the report. */
  Statistics: {
    /** What is counted. */
    Name:
      | 'Revenue'
      | 'ValueAdded'
      | 'Profit'
      | 'Wages'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'Exports'
      | 'Imports'
      | 'DomesticDemand';
    /** `Currency`: whole units of the currency. `Count`: a number of things. */
    Unit: 'Currency' | 'Count';
    /** Currency of the amounts: three letters (ISO 4217). */
    Currency?: string;
    /** Year by year, earliest first. */
    Points: {
      /** The year, or the year in which a financial year ends. */
      Year: number;
      /** The value. Null: not known. */
      Value: number | null;
      /** Change on the year before. Per cent. */
      Change?: number;
      /** An estimate of a year to come. Left out for history. */
      Outlook?: true;
    }[];
  }[];
  /** Compound growth of each series, history and outlook apart. */
  Growth?: {
    /** What grew. */
    Name:
      | 'Revenue'
      | 'ValueAdded'
      | 'Profit'
      | 'Wages'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'Exports'
      | 'Imports'
      | 'DomesticDemand';
    /** First known historical year. */
    FirstYear?: number;
    /** Last known historical year. */
    LastYear?: number;
    /** Average annual change between these years (compound). Per cent. */
    CompoundGrowth?: number;
    /** Last known year of the outlook. */
    OutlookYear?: number;
    /** Average annual change from the last historical year to it (compound). Per cent. */
    OutlookGrowth?: number;
  }[];
}

/** Ratios, derived from the statistics. */
export interface IndustryKeyRatiosBody {
  /** Ratios by year. */
  Ratios: {
    /** Which ratio. */
    Name:
      | 'ProfitMargin'
      | 'ValueAddedToRevenue'
      | 'WagesToRevenue'
      | 'ExportsToRevenue'
      | 'ImportsToDemand'
      | 'RevenuePerEmployee'
      | 'AverageWage'
      | 'RevenuePerBusiness'
      | 'EmployeesPerEstablishment'
      | 'EstablishmentsPerBusiness';
    /** `Percent`, `Currency` (whole units of it) or `Count`. */
    Unit: 'Percent' | 'Currency' | 'Count';
    /** Currency of the amounts: three letters (ISO 4217). */
    Currency?: string;
    /** The years in which it can be derived, earliest first. */
    Points: {
      /** The year, or the year in which a financial year ends. */
      Year: number;
      /** The ratio. */
      Value: number;
      /** An estimate of a year to come. Left out for history. */
      Outlook?: true;
    }[];
  }[];
}

/** How the industry has done. */
export interface IndustryPerformanceBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: (
    | 'Revenue'
    | 'Employees'
    | 'Businesses'
    | 'Establishments'
    | 'ProfitMargin'
    | 'LifeCycle'
    | 'ProductsAndServices'
    | 'MajorMarkets'
    | 'InternationalTradeImports'
    | 'InternationalTradeExports'
    | 'MarketShareConcentration'
    | 'CompanyMarketShare'
    | 'CostStructure'
    | 'SupplyChain'
  )[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name:
      | 'Revenue'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'ProfitMargin'
      | 'LifeCycle'
      | 'ProductsAndServices'
      | 'MajorMarkets'
      | 'InternationalTradeImports'
      | 'InternationalTradeExports'
      | 'MarketShareConcentration'
      | 'CompanyMarketShare'
      | 'CostStructure'
      | 'SupplyChain';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The series that the charts show, outlook included. */
  Statistics?: {
    /** What is counted. */
    Name:
      | 'Revenue'
      | 'ValueAdded'
      | 'Profit'
      | 'Wages'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'Exports'
      | 'Imports'
      | 'DomesticDemand';
    /** `Currency`: whole units of the currency. `Count`: a number of things. */
    Unit: 'Currency' | 'Count';
    /** Currency of the amounts: three letters (ISO 4217). */
    Currency?: string;
    /** Year by year, earliest first. */
    Points: {
      /** The year, or the year in which a financial year ends. */
      Year: number;
      /** The value. Null: not known. */
      Value: number | null;
      /** Change on the year before. Per cent. */
      Change?: number;
      /** An estimate of a year to come. Left out for history. */
      Outlook?: true;
    }[];
  }[];
  /** Compound growth of each. */
  Growth?: {
    /** What grew. */
    Name:
      | 'Revenue'
      | 'ValueAdded'
      | 'Profit'
      | 'Wages'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'Exports'
      | 'Imports'
      | 'DomesticDemand';
    /** First known historical year. */
    FirstYear?: number;
    /** Last known historical year. */
    LastYear?: number;
    /** Average annual change between these years (compound). Per cent. */
    CompoundGrowth?: number;
    /** Last known year of the outlook. */
    OutlookYear?: number;
    /** Average annual change from the last historical year to it (compound). Per cent. */
    OutlookGrowth?: number;
  }[];
}

/** What is expected. */
export interface IndustryOutlookBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The outlook years of each series that has some. */
  Statistics?: {
    /** What is counted. */
    Name:
      | 'Revenue'
      | 'ValueAdded'
      | 'Profit'
      | 'Wages'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'Exports'
      | 'Imports'
      | 'DomesticDemand';
    /** `Currency`: whole units of the currency. `Count`: a number of things. */
    Unit: 'Currency' | 'Count';
    /** Currency of the amounts: three letters (ISO 4217). */
    Currency?: string;
    /** Year by year, earliest first. */
    Points: {
      /** The year, or the year in which a financial year ends. */
      Year: number;
      /** The value. Null: not known. */
      Value: number | null;
      /** Change on the year before. Per cent. */
      Change?: number;
      /** An estimate of a year to come. Left out for history. */
      Outlook?: true;
    }[];
  }[];
  /** Compound growth of each. */
  Growth?: {
    /** What grew. */
    Name:
      | 'Revenue'
      | 'ValueAdded'
      | 'Profit'
      | 'Wages'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'Exports'
      | 'Imports'
      | 'DomesticDemand';
    /** First known historical year. */
    FirstYear?: number;
    /** Last known historical year. */
    LastYear?: number;
    /** Average annual change between these years (compound). Per cent. */
    CompoundGrowth?: number;
    /** Last known year of the outlook. */
    OutlookYear?: number;
    /** Average annual change from the last historical year to it (compound). Per cent. */
    OutlookGrowth?: number;
  }[];
}

/** Where it stands in its life cycle. */
export interface IndustryLifeCycleBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: (
    | 'Revenue'
    | 'Employees'
    | 'Businesses'
    | 'Establishments'
    | 'ProfitMargin'
    | 'LifeCycle'
    | 'ProductsAndServices'
    | 'MajorMarkets'
    | 'InternationalTradeImports'
    | 'InternationalTradeExports'
    | 'MarketShareConcentration'
    | 'CompanyMarketShare'
    | 'CostStructure'
    | 'SupplyChain'
  )[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name:
      | 'Revenue'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'ProfitMargin'
      | 'LifeCycle'
      | 'ProductsAndServices'
      | 'MajorMarkets'
      | 'InternationalTradeImports'
      | 'InternationalTradeExports'
      | 'MarketShareConcentration'
      | 'CompanyMarketShare'
      | 'CostStructure'
      | 'SupplyChain';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Stage of the life cycle. */
  Stage?: 'growth' | 'maturity' | 'decline';
  /** Average annual change of the industry's share of the economy (compound). Per cent. */
  EconomicShareGrowth?: number;
  /** Average annual change of the number of establishments (compound). Per cent. */
  EstablishmentGrowth?: number;
  /** Share of the economy, by year. */
  EconomicShare?: {
    /** The year, or the year in which a financial year ends. */
    Year: number;
    /** Per cent of gross domestic product. Null: not known. */
    Share: number | null;
  }[];
  /** Related industries, for comparison. */
  Neighbours?: {
    /** Title of a related industry. */
    Title: string;
    /** Its code. */
    Code?: string;
    /** Average annual change of its share of the economy. Per cent. */
    EconomicShareGrowth: number;
    /** Average annual change of its establishments. Per cent. */
    EstablishmentGrowth: number;
  }[];
}

/** What it sells. */
export interface IndustryProductsAndServicesBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: (
    | 'Revenue'
    | 'Employees'
    | 'Businesses'
    | 'Establishments'
    | 'ProfitMargin'
    | 'LifeCycle'
    | 'ProductsAndServices'
    | 'MajorMarkets'
    | 'InternationalTradeImports'
    | 'InternationalTradeExports'
    | 'MarketShareConcentration'
    | 'CompanyMarketShare'
    | 'CostStructure'
    | 'SupplyChain'
  )[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name:
      | 'Revenue'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'ProfitMargin'
      | 'LifeCycle'
      | 'ProductsAndServices'
      | 'MajorMarkets'
      | 'InternationalTradeImports'
      | 'InternationalTradeExports'
      | 'MarketShareConcentration'
      | 'CompanyMarketShare'
      | 'CostStructure'
      | 'SupplyChain';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Product and service lines. */
  Products?: {
    /** What the part is called. */
    Name: string;
    /** Its share of revenue. Per cent. */
    Share: number;
    /** Everything that is not named. */
    Remainder?: true;
  }[];
}

/** Who buys. */
export interface IndustryMajorMarketsBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: (
    | 'Revenue'
    | 'Employees'
    | 'Businesses'
    | 'Establishments'
    | 'ProfitMargin'
    | 'LifeCycle'
    | 'ProductsAndServices'
    | 'MajorMarkets'
    | 'InternationalTradeImports'
    | 'InternationalTradeExports'
    | 'MarketShareConcentration'
    | 'CompanyMarketShare'
    | 'CostStructure'
    | 'SupplyChain'
  )[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name:
      | 'Revenue'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'ProfitMargin'
      | 'LifeCycle'
      | 'ProductsAndServices'
      | 'MajorMarkets'
      | 'InternationalTradeImports'
      | 'InternationalTradeExports'
      | 'MarketShareConcentration'
      | 'CompanyMarketShare'
      | 'CostStructure'
      | 'SupplyChain';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Markets or groups of buyers. */
  Markets?: {
    /** What the part is called. */
    Name: string;
    /** Its share of revenue. Per cent. */
    Share: number;
    /** Everything that is not named. */
    Remainder?: true;
  }[];
}

/** Exports and imports. */
export interface IndustryInternationalTradeBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: (
    | 'Revenue'
    | 'Employees'
    | 'Businesses'
    | 'Establishments'
    | 'ProfitMargin'
    | 'LifeCycle'
    | 'ProductsAndServices'
    | 'MajorMarkets'
    | 'InternationalTradeImports'
    | 'InternationalTradeExports'
    | 'MarketShareConcentration'
    | 'CompanyMarketShare'
    | 'CostStructure'
    | 'SupplyChain'
  )[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name:
      | 'Revenue'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'ProfitMargin'
      | 'LifeCycle'
      | 'ProductsAndServices'
      | 'MajorMarkets'
      | 'InternationalTradeImports'
      | 'InternationalTradeExports'
      | 'MarketShareConcentration'
      | 'CompanyMarketShare'
      | 'CostStructure'
      | 'SupplyChain';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Value of exports and imports by year. */
  Statistics?: {
    /** What is counted. */
    Name:
      | 'Revenue'
      | 'ValueAdded'
      | 'Profit'
      | 'Wages'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'Exports'
      | 'Imports'
      | 'DomesticDemand';
    /** `Currency`: whole units of the currency. `Count`: a number of things. */
    Unit: 'Currency' | 'Count';
    /** Currency of the amounts: three letters (ISO 4217). */
    Currency?: string;
    /** Year by year, earliest first. */
    Points: {
      /** The year, or the year in which a financial year ends. */
      Year: number;
      /** The value. Null: not known. */
      Value: number | null;
      /** Change on the year before. Per cent. */
      Change?: number;
      /** An estimate of a year to come. Left out for history. */
      Outlook?: true;
    }[];
  }[];
  /** Where imports come from. */
  Imports?: {
    /** Name of the country, in the report's language. */
    Name: string;
    /** Its code: two letters. Left out for all others together. */
    Country?: string;
    /** Its share of the value traded. Per cent. */
    Share: number;
  }[];
  /** Where exports go to. */
  Exports?: {
    /** Name of the country, in the report's language. */
    Name: string;
    /** Its code: two letters. Left out for all others together. */
    Country?: string;
    /** Its share of the value traded. Per cent. */
    Share: number;
  }[];
}

/** Where it is. */
export interface IndustryGeographicBreakdownBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Regions, largest share first. */
  Regions?: {
    /** Code of the region: the part of ISO 3166-2 after the country. */
    Region: string;
    /** Name of the region. */
    Name: string;
    /** Its share of establishments. Per cent. */
    Share: number;
    /** Its share of the country's population. Per cent. */
    PopulationShare?: number;
  }[];
}

/** Suppliers and buyers. */
export interface IndustrySupplyChainBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: (
    | 'Revenue'
    | 'Employees'
    | 'Businesses'
    | 'Establishments'
    | 'ProfitMargin'
    | 'LifeCycle'
    | 'ProductsAndServices'
    | 'MajorMarkets'
    | 'InternationalTradeImports'
    | 'InternationalTradeExports'
    | 'MarketShareConcentration'
    | 'CompanyMarketShare'
    | 'CostStructure'
    | 'SupplyChain'
  )[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name:
      | 'Revenue'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'ProfitMargin'
      | 'LifeCycle'
      | 'ProductsAndServices'
      | 'MajorMarkets'
      | 'InternationalTradeImports'
      | 'InternationalTradeExports'
      | 'MarketShareConcentration'
      | 'CompanyMarketShare'
      | 'CostStructure'
      | 'SupplyChain';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Industries this one buys from. */
  FirstTierSuppliers?: {
    /** Title of the industry. */
    Title: string;
    /** Its code. */
    Code?: string;
  }[];
  /** Industries that supply its suppliers. */
  SecondTierSuppliers?: {
    /** Title of the industry. */
    Title: string;
    /** Its code. */
    Code?: string;
    /** Industries of the first tier between. */
    Via: string[];
  }[];
  /** Industries this one sells to. */
  FirstTierBuyers?: {
    /** Title of the industry. */
    Title: string;
    /** Its code. */
    Code?: string;
  }[];
  /** Industries that buy from its buyers. */
  SecondTierBuyers?: {
    /** Title of the industry. */
    Title: string;
    /** Its code. */
    Code?: string;
    /** Industries of the first tier between. */
    Via: string[];
  }[];
}

/** What competition rests on. */
export interface IndustryCompetitiveForcesBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The forces one by one. */
  Forces?: {
    /** Which force. */
    Force: 'BarriersToEntry' | 'Rivalry' | 'BuyerPower' | 'SupplierPower' | 'Substitutes';
    /** How strong it is. */
    Level: 'High' | 'Medium' | 'Low';
    /** Where it is heading. */
    Trend?: 'Increasing' | 'Steady' | 'Decreasing';
    /** The text, with line-break and tab characters. */
    AnalysisPlainText?: string;
    /** The same text as HTML that is safe to embed: no script, style or image. */
    AnalysisHTML?: string;
  }[];
}

/** How much the largest hold. */
export interface IndustryConcentrationBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: (
    | 'Revenue'
    | 'Employees'
    | 'Businesses'
    | 'Establishments'
    | 'ProfitMargin'
    | 'LifeCycle'
    | 'ProductsAndServices'
    | 'MajorMarkets'
    | 'InternationalTradeImports'
    | 'InternationalTradeExports'
    | 'MarketShareConcentration'
    | 'CompanyMarketShare'
    | 'CostStructure'
    | 'SupplyChain'
  )[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name:
      | 'Revenue'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'ProfitMargin'
      | 'LifeCycle'
      | 'ProductsAndServices'
      | 'MajorMarkets'
      | 'InternationalTradeImports'
      | 'InternationalTradeExports'
      | 'MarketShareConcentration'
      | 'CompanyMarketShare'
      | 'CostStructure'
      | 'SupplyChain';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** How many of the largest companies are added up. */
  Companies?: number;
  /** Year by year. */
  Shares?: {
    /** The year, or the year in which a financial year ends. */
    Year: number;
    /** Combined share of industry revenue, per cent. Null: not known. */
    Industry: number | null;
    /** Average of the same over the sector, per cent. Null: not known. */
    Sector: number | null;
  }[];
}

/** Who leads the industry. */
export interface IndustryCompaniesBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: (
    | 'Revenue'
    | 'Employees'
    | 'Businesses'
    | 'Establishments'
    | 'ProfitMargin'
    | 'LifeCycle'
    | 'ProductsAndServices'
    | 'MajorMarkets'
    | 'InternationalTradeImports'
    | 'InternationalTradeExports'
    | 'MarketShareConcentration'
    | 'CompanyMarketShare'
    | 'CostStructure'
    | 'SupplyChain'
  )[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name:
      | 'Revenue'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'ProfitMargin'
      | 'LifeCycle'
      | 'ProductsAndServices'
      | 'MajorMarkets'
      | 'InternationalTradeImports'
      | 'InternationalTradeExports'
      | 'MarketShareConcentration'
      | 'CompanyMarketShare'
      | 'CostStructure'
      | 'SupplyChain';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** How many companies are added up in `LargestShare`. */
  LargestCompanies?: number;
  /** Combined share of revenue of the largest companies, at most four. Per cent. */
  LargestShare?: number;
  /** Share of revenue of all companies that are not named. Per cent. */
  OtherShare?: number;
  /** Companies, largest share first. */
  Companies?: {
    /** The company's name. */
    Name: string;
    /** Its share of industry revenue. Per cent. */
    Share?: number;
    /** Its company report. */
    Report?: {
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
    /** The text, with line-break and tab characters. */
    AnalysisPlainText?: string;
    /** The same text as HTML that is safe to embed: no script, style or image. */
    AnalysisHTML?: string;
  }[];
}

/** Where revenue goes. */
export interface IndustryCostStructureBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: (
    | 'Revenue'
    | 'Employees'
    | 'Businesses'
    | 'Establishments'
    | 'ProfitMargin'
    | 'LifeCycle'
    | 'ProductsAndServices'
    | 'MajorMarkets'
    | 'InternationalTradeImports'
    | 'InternationalTradeExports'
    | 'MarketShareConcentration'
    | 'CompanyMarketShare'
    | 'CostStructure'
    | 'SupplyChain'
  )[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name:
      | 'Revenue'
      | 'Employees'
      | 'Businesses'
      | 'Establishments'
      | 'ProfitMargin'
      | 'LifeCycle'
      | 'ProductsAndServices'
      | 'MajorMarkets'
      | 'InternationalTradeImports'
      | 'InternationalTradeExports'
      | 'MarketShareConcentration'
      | 'CompanyMarketShare'
      | 'CostStructure'
      | 'SupplyChain';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Costs and profit as shares of revenue. */
  Costs?: {
    /** What the money goes to, in the report's language. */
    Category: string;
    /** Share of revenue, average of the industry. Per cent. */
    Industry: number;
    /** Share of revenue, average of the sector. Per cent. */
    Sector: number;
  }[];
}

/** What moves it from outside. */
export interface IndustryExternalDriversBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The drivers one by one. */
  Drivers?: {
    /** What drives the industry. */
    Name: string;
    /** Whether a rise helps the industry, harms it, or does both. */
    Direction: 'Positive' | 'Negative' | 'Mixed';
    /** How much it matters. */
    Strength?: 'High' | 'Medium' | 'Low';
    /** A profile of it. */
    Report?: {
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
    /** The text, with line-break and tab characters. */
    AnalysisPlainText?: string;
    /** The same text as HTML that is safe to embed: no script, style or image. */
    AnalysisHTML?: string;
    /** How it developed. */
    Series?: {
      /** What is measured. */
      Name: string;
      /** What it is measured in. */
      Unit?: string;
      /** Year by year. */
      Points: {
        /** The year, or the year in which a financial year ends. */
        Year: number;
        /** The value. Null: not known. */
        Value: number | null;
        /** An estimate of a year to come. Left out for history. */
        Outlook?: true;
      }[];
    }[];
  }[];
}

/** What it takes to do well. */
export interface IndustryKeySuccessFactorsBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The factors one by one. */
  Factors?: {
    /** The factor in a few words. */
    Factor: string;
    /** Why it matters. */
    Detail?: string;
  }[];
}

/** Labour against machines. */
export interface IndustryCapitalIntensityBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** High: under 3. Medium: 3 to 8. Low: over 8 units of wages for each of depreciation. */
  Level?: 'High' | 'Medium' | 'Low';
  /** Wages for each unit of depreciation. */
  WagesPerDepreciation?: number;
  /** Wages as a share of revenue. Per cent. */
  Wages?: number;
  /** Depreciation as a share of revenue. Per cent. */
  Depreciation?: number;
  /** Level of the sector. */
  SectorLevel?: 'High' | 'Medium' | 'Low';
  /** The same of the sector. */
  SectorWagesPerDepreciation?: number;
}

/** Strengths, weaknesses and what they meet. */
export interface IndustrySwotBody {
  /** What the industry does well. */
  Strengths?: {
    /** The point in a few words. */
    Point: string;
    /** What stands behind it. */
    Detail?: string;
  }[];
  /** What holds it back. */
  Weaknesses?: {
    /** The point in a few words. */
    Point: string;
    /** What stands behind it. */
    Detail?: string;
  }[];
  /** What it could gain from. */
  Opportunities?: {
    /** The point in a few words. */
    Point: string;
    /** What stands behind it. */
    Detail?: string;
  }[];
  /** What could harm it. */
  Threats?: {
    /** The point in a few words. */
    Point: string;
    /** What stands behind it. */
    Detail?: string;
  }[];
}

/** Rules that bind the industry. */
export interface IndustryRegulationBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** How heavily the industry is regulated. */
  Level?: 'High' | 'Medium' | 'Low';
  /** Where regulation is heading. */
  Trend?: 'Increasing' | 'Steady' | 'Decreasing';
  /** Rules one by one. */
  Rules?: {
    /** Name of the rule or law. */
    Name: string;
    /** What it asks for. */
    Detail?: string;
  }[];
}

/** Questions for a conversation. */
export interface IndustryCallPreparationBody {
  /** Questions to ask. */
  Questions: {
    /** What it is about. */
    Topic?: string;
    /** The question. */
    Question: string;
    /** Why it is worth asking. */
    Background?: string;
  }[];
}

/** Terms of the industry. */
export interface IndustryGlossaryBody {
  /** Terms explained. */
  Terms: {
    /** The term. */
    Term: string;
    /** What it means. */
    Definition: string;
  }[];
}

/** Where figures and facts come from. */
export interface IndustrySourcesBody {
  /** The sources one by one. */
  Sources: {
    /** What it is called. */
    Name: string;
    /** Who publishes it. */
    Publisher?: string;
    /** Where it is found on the web. */
    Address?: string;
    /** When it was published or read: a year, a month or a day. */
    Date?: string;
  }[];
}
