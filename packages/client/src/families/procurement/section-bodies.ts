// Written by `npm run generate` from the contract; do not edit.

/** What the report is about. */
export interface ProcurementTitleBody {
  /** What is bought. */
  Title: string;
  /** The field it belongs to. */
  Sector?: string;
  /** Who the figures come from. */
  Source: string;
  /** The date the figures stand at. ISO 8601, such as `2025-06-30`. */
  DataDate: string;
}

/** What a buyer should know first. */
export interface ProcurementOverviewBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
}

/** What it costs, by year. */
export interface ProcurementPriceBody {
  /** The charts that belong to this section, by the names of the images. */
  Images: 'Price'[];
  /** What each chart shows, in words. */
  Facts: {
    /** The chart it is about. */
    Name: 'Price';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What the price is for, such as a tonne. */
  Per: string;
  /** The last historical year whose value is known. */
  LatestYear?: number;
  /** The average price of that year. */
  Latest?: number;
  /** Change on the year before. Per cent. */
  Change?: number;
  /** Average annual change over the 5 years up to the latest (compound). Per cent. */
  CompoundGrowth?: number;
  /** The last year of the outlook whose value is known. */
  OutlookYear?: number;
  /** Average annual change from the latest to the end of the outlook (compound). Per cent. */
  OutlookGrowth?: number;
  /** Standard deviation of the annual changes of the history, in percentage points. */
  Volatility?: number;
  /** Increasing where CompoundGrowth is above 1, Decreasing below -1, else Steady. */
  Trend?: 'Increasing' | 'Steady' | 'Decreasing';
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Year by year, earliest first. */
  Prices: {
    /** The year, or the year in which a financial year ends. */
    Year: number;
    /** The average price. Null: not known. */
    Average: number | null;
    /** The lowest price that is usual. Null: not known. */
    Lowest?: number | null;
    /** The highest price that is usual. Null: not known. */
    Highest?: number | null;
    /** Change on the year before. Of the average. Per cent. */
    Change?: number;
    /** An estimate of a year to come. Left out for history. */
    Outlook?: true;
  }[];
}

/** What moves the price. */
export interface ProcurementPriceDriversBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Business environment reports on what moves the price. */
  Drivers?: {
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
    /** Positive where a rise of the driver raises the price, Negative where it lowers it, or Mixed. */
    Direction: 'Positive' | 'Negative' | 'Mixed';
    /** How much it matters to the price. */
    Strength?: 'High' | 'Medium' | 'Low';
  }[];
}

/** What it costs its makers. */
export interface ProcurementInputCostsBody {
  /** The charts that belong to this section, by the names of the images. */
  Images: 'InputCosts'[];
  /** What each chart shows, in words. */
  Facts: {
    /** The chart it is about. */
    Name: 'InputCosts';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Inputs, largest share first. */
  Inputs: {
    /** The input. */
    Name: string;
    /** Its share of cost. Per cent. */
    Share: number;
  }[];
}

/** Who buys it, and why. */
export interface ProcurementDemandBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Reports on industries that buy it. */
  Buyers?: {
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

/** Who sells it. */
export interface ProcurementSupplyMarketBody {
  /** Businesses that sell it. */
  VendorCount?: number;
  /** How much the largest of them hold. */
  Concentration?: 'High' | 'Medium' | 'Low';
  /** What is imported of all that is bought. Per cent. */
  ImportShare?: number;
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Reports on industries that make it. */
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
}

/** Vendors one by one. */
export interface ProcurementVendorsBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Vendors, largest share first. */
  Vendors?: {
    /** The vendor's name. */
    Name: string;
    /** Its share of what is sold. Per cent. */
    Share?: number;
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
    /** Its supplier report. */
    Supplier?: {
      /** Family of the report. */
      Family: string;
      /** Its country: two letters. */
      Country: string;
      /** Its state or province, where it is about one. */
      Region?: string;
      /** What it is about. */
      Title: string;
      /** The number of the supplier report. */
      Code: number;
    };
    /** The text, with line-break and tab characters. */
    AnalysisPlainText?: string;
    /** The same text as HTML that is safe to embed: no script, style or image. */
    AnalysisHTML?: string;
  }[];
}

/** Risk of relying on a supplier. */
export interface ProcurementSupplierRiskBody {
  /** The score of this part: the weighted mean of its components. From 1 to 9; higher is riskier. */
  Score: number;
  /** What the score means. */
  Level: 'Very low' | 'Low' | 'Medium' | 'High' | 'Very high';
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** What the score is made of. */
  Components: {
    /** What is scored. */
    Name: string;
    /** The score. From 1 to 9; higher is riskier. */
    Score: number;
    /** What the score means. */
    Level: 'Very low' | 'Low' | 'Medium' | 'High' | 'Very high';
    /** The lowest score there is. */
    Minimum: 1;
    /** The highest score there is. */
    Maximum: 9;
    /** How much it counts in the part. Per cent. */
    Weight: number;
    /** The text, with line-break and tab characters. */
    AnalysisPlainText?: string;
    /** The same text as HTML that is safe to embed: no script, style or image. */
    AnalysisHTML?: string;
  }[];
}

/** How strong the position of a buyer is. */
export interface ProcurementBuyerPowerBody {
  /** The weighted mean of the factors. From 1 to 5; higher is better for the buyer. */
  Score: number;
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** What it rests on. */
  Factors: {
    /** What it rests on. */
    Name: string;
    /** The score. From 1 to 5; higher is better for the buyer. */
    Score: number;
    /** The lowest score there is. */
    Minimum: 1;
    /** The highest score there is. */
    Maximum: 5;
    /** How much it counts. Per cent. */
    Weight: number;
    /** The text, with line-break and tab characters. */
    AnalysisPlainText?: string;
    /** The same text as HTML that is safe to embed: no script, style or image. */
    AnalysisHTML?: string;
  }[];
}

/** What to negotiate about, and how. */
export interface ProcurementNegotiationBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Levers one by one. */
  Levers?: {
    /** What a buyer can bring into play. */
    Lever: string;
    /** What is meant, and why. */
    Detail?: string;
  }[];
}

/** What a request for proposals should hold. */
export interface ProcurementRfpElementsBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Elements one by one. */
  Elements?: {
    /** What to ask for. */
    Element: string;
    /** What is meant, and why. */
    Detail?: string;
  }[];
}

/** What to measure a supplier by. */
export interface ProcurementKpisBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Indicators one by one. */
  Indicators?: {
    /** What is measured. */
    Name: string;
    /** What is usual or good. */
    Target?: string;
    /** How it is measured. */
    Detail?: string;
  }[];
}

/** Terms that a contract should have. */
export interface ProcurementServiceTermsBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Terms one by one. */
  Terms?: {
    /** The term. */
    Term: string;
    /** What is meant, and why. */
    Detail?: string;
  }[];
}
