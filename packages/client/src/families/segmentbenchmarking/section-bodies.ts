// Written by `npm run generate` from the contract; do not edit.

/** What the report is about. */
export interface SegmentBenchmarkingTitleBody {
  /** The industry's title. */
  Title: string;
  /** The sector it belongs to. */
  Sector: string;
  /** Who the figures come from. */
  Source: string;
  /** The date the figures stand at. ISO 8601, such as `2025-06-30`. */
  DataDate: string;
}

/** The size bands beside each other. */
export interface SegmentBenchmarkingCurrentYearOverviewBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: 'SegmentShares'[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name: 'SegmentShares';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The current year: the last one of the history. */
  Year: number;
  /** The year of the forecast. */
  ForecastYear?: number;
  /** Currency of the amounts: three letters (ISO 4217). */
  Currency?: string;
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Each size band, smallest businesses first. */
  Segments: {
    /** The size band, such as `1 to 19 employees`. */
    SegmentSize: string;
    /** Revenue of the average business, in whole units of the currency. */
    AverageRevenue?: number;
    /** Revenue of all businesses of the band. */
    TotalRevenue?: number;
    /** Its share of the revenue of all bands. Per cent. */
    MarketShare?: number;
    /** The same in the year of the forecast. Per cent. */
    MarketShareForecast?: number;
    /** What its share is expected to do; `Steady` below 0.5 percentage points. */
    MarketSharePrediction?: 'Increasing' | 'Steady' | 'Decreasing';
  }[];
  /** The report on the industry itself. */
  Industry?: {
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

/** The statistics of each size band by year. */
export interface SegmentBenchmarkingKeyStatisticsBody {
  /** Each size band, smallest businesses first. */
  Segments: {
    /** The size band, such as `1 to 19 employees`. */
    SegmentSize: string;
    /** The statistics of the band. */
    Statistics: {
      /** What is counted. */
      Name: 'Revenue' | 'Profit' | 'Wages' | 'Employees' | 'Businesses' | 'Establishments';
      /** `Currency`: whole units of the currency. `Count`: a number of things. */
      Unit: 'Currency' | 'Count';
      /** Currency of the amounts: three letters (ISO 4217). */
      Currency?: string;
      /** Year by year, earliest first. */
      Data: {
        /** The year, or the year in which a financial year ends. */
        Year: number;
        /** The value. Null: not known. */
        Value: number | null;
        /** An estimate of a year to come. Left out for history. */
        Outlook?: true;
        /** The value is withheld, for confidentiality. Left out where it is not. */
        Suppressed?: true;
      }[];
    }[];
  }[];
}

/** The ratios of each size band by year. */
export interface SegmentBenchmarkingKeyRatiosBody {
  /** Each size band, smallest businesses first. */
  Segments: {
    /** The size band, such as `1 to 19 employees`. */
    SegmentSize: string;
    /** The ratios of the band. */
    Statistics: {
      /** Which ratio. */
      Name:
        | 'MarketShare'
        | 'AverageRevenue'
        | 'ProfitMargin'
        | 'WagesToRevenue'
        | 'RevenuePerEmployee'
        | 'AverageWage'
        | 'EmployeesPerBusiness';
      /** `Percent`, `Currency` (whole units of it) or `Count`. */
      Unit: 'Percent' | 'Currency' | 'Count';
      /** Currency of the amounts: three letters (ISO 4217). */
      Currency?: string;
      /** The years in which it can be derived, earliest first. */
      Data: {
        /** The year, or the year in which a financial year ends. */
        Year: number;
        /** The ratio. */
        Value: number;
        /** An estimate of a year to come. Left out for history. */
        Outlook?: true;
      }[];
    }[];
  }[];
}
