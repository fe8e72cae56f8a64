// Written by `npm run generate` from the contract; do not edit.

/** What the report is about. */
export interface StateTitleBody {
  /** The industry's title. */
  Title: string;
  /** The sector it belongs to. */
  Sector: string;
  /** Who the figures come from. */
  Source: string;
  /** The date the figures stand at. ISO 8601, such as `2025-06-30`. */
  DataDate: string;
  /** The part of its ISO 3166-2 code after the country, such as `VIC`. */
  Region: string;
  /** The region's name. */
  RegionName: string;
}

/** The industry in the region. */
export interface StateOverviewBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The report on the industry in the country. */
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

/** The region beside the whole country. */
export interface StateKeyStatisticsBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: ('Revenue' | 'Employees' | 'RegionalShares')[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name: 'Revenue' | 'Employees' | 'RegionalShares';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The region and the whole country beside each other. Absent as `National` is. */
  Latest?: {
    /** Currency of the amounts: three letters (ISO 4217). */
    Currency?: string;
    /** The region, then the country. */
    Places: {
      /** The region or the country. */
      Name: string;
      /** The last historical year in which both are known. */
      Year: number;
      /** Revenue. */
      Revenue?: number;
      /** Wages. */
      Wages?: number;
      /** People employed. */
      Employees?: number;
      /** Establishments. */
      Establishments?: number;
    }[];
  };
  /** The series of the region. */
  Statistics: {
    /** What is counted. */
    Name: 'Revenue' | 'Wages' | 'Employees' | 'Establishments';
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
  /** Compound growth of each, history and outlook apart. */
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
  /** The same of the whole country, from the industry report. Absent where that is not published, or the client may not read it. */
  National?: {
    /** What is counted. */
    Name: 'Revenue' | 'Wages' | 'Employees' | 'Establishments';
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
  /** The share of the region in each, in per cent. Absent as `National` is. */
  Shares?: {
    /** Which ratio. */
    Name: 'Revenue' | 'Wages' | 'Employees' | 'Establishments';
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
}

/** What moves the industry there. */
export interface StateDriversBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Drivers one by one. */
  Drivers?: {
    /** What moves the industry. */
    Name: string;
    /** Whether a rise helps the industry, harms it, or does both. */
    Direction: 'Positive' | 'Negative' | 'Mixed';
    /** How it acts in this region. */
    Detail?: string;
  }[];
}

/** What is expected. */
export interface StateOutlookBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The outlook of each series that has one. */
  Statistics?: {
    /** What is counted. */
    Name: 'Revenue' | 'Wages' | 'Employees' | 'Establishments';
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
}

/** The regions of the industry beside each other. */
export interface StateRegionalComparisonBody {
  /** The charts that belong to this section, by the names of the images. */
  Images?: ('Revenue' | 'Employees' | 'RegionalShares')[];
  /** What each chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name: 'Revenue' | 'Employees' | 'RegionalShares';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The year of revenue and shares. */
  Year: number;
  /** Currency of the amounts: three letters (ISO 4217). */
  Currency?: string;
  /** Every published region of the industry, largest revenue first. */
  Regions: {
    /** Place by revenue. */
    Rank?: number;
    /** The part of its ISO 3166-2 code after the country, such as `VIC`. */
    Region: string;
    /** The region's name. */
    Name: string;
    /** Revenue of `Year`. */
    Revenue?: number;
    /** Its share of national revenue. Per cent. */
    Share?: number;
    /** Average annual change of revenue over the history (compound). Per cent. */
    Growth?: number;
    /** The value is withheld, for confidentiality. Left out where it is not. */
    Suppressed?: true;
  }[];
}
