// Written by `npm run generate` from the contract; do not edit.

/** What the report is about. */
export interface BusinessEnvironmentTitleBody {
  /** What drives business. */
  Title: string;
  /** The field it belongs to. */
  Sector?: string;
  /** What it is measured in. */
  Unit: string;
  /** What the points of the series are apart. */
  Interval: 'Year' | 'Quarter' | 'Month';
  /** Who the figures come from. */
  Source: string;
  /** The date the figures stand at. ISO 8601, such as `2025-06-30`. */
  DataDate: string;
}

/** What the driver is and how it is measured. */
export interface BusinessEnvironmentOverviewBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
}

/** The series, and what is derived from it. */
export interface BusinessEnvironmentStatisticsBody {
  /** What the points of the series are apart. */
  Interval: 'Year' | 'Quarter' | 'Month';
  /** The last period of the history whose value is known, as in `Points`. */
  LatestPeriod?: string;
  /** The value of that period. */
  Latest?: number;
  /** What that value is measured in. */
  LatestUnit?: string;
  /** Change on the same period of the year before. Not of a rate in %. Per cent. */
  Change?: number;
  /** The same of a rate in %, in percentage points. */
  PointChange?: number;
  /** Average annual change over the 5 years up to the latest value (compound). Not of a rate in %. Per cent. */
  CompoundGrowth?: number;
  /** Standard deviation of the annual changes, in percentage points. Not of a rate in %. */
  Volatility?: number;
  /** The same of a rate in %. */
  PointVolatility?: number;
  /** The charts that belong to this section, by the names of the images. */
  Images?: 'Driver'[];
  /** What the chart shows, in words. */
  Facts?: {
    /** The chart it is about. */
    Name: 'Driver';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The whole series, outlook included. */
  Series: {
    /** What is measured. */
    Name: string;
    /** What it is measured in. */
    Unit: string;
    /** Who the figures come from. */
    Source: string;
    /** One after another, earliest first. */
    Points: {
      /** The year, where the series is one of years. */
      Year?: number;
      /** The quarter or month, where it is not: `2026-Q2`, `2026-06`. */
      Date?: string;
      /** The value. Null: not known. */
      Value: number | null;
      /** Change on the same period of the year before. Not of a rate in %. Per cent. */
      Change?: number;
      /** The same of a rate in %, in percentage points. */
      PointChange?: number;
      /** An estimate of what is to come. Left out for history. */
      Outlook?: true;
    }[];
  }[];
}

/** How the driver has moved. */
export interface BusinessEnvironmentPerformanceBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The history of the series. */
  Series?: {
    /** What is measured. */
    Name: string;
    /** What it is measured in. */
    Unit: string;
    /** Who the figures come from. */
    Source: string;
    /** One after another, earliest first. */
    Points: {
      /** The year, where the series is one of years. */
      Year?: number;
      /** The quarter or month, where it is not: `2026-Q2`, `2026-06`. */
      Date?: string;
      /** The value. Null: not known. */
      Value: number | null;
      /** Change on the same period of the year before. Not of a rate in %. Per cent. */
      Change?: number;
      /** The same of a rate in %, in percentage points. */
      PointChange?: number;
      /** An estimate of what is to come. Left out for history. */
      Outlook?: true;
    }[];
  }[];
}

/** What is expected of it. */
export interface BusinessEnvironmentOutlookBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The outlook of the series. */
  Series?: {
    /** What is measured. */
    Name: string;
    /** What it is measured in. */
    Unit: string;
    /** Who the figures come from. */
    Source: string;
    /** One after another, earliest first. */
    Points: {
      /** The year, where the series is one of years. */
      Year?: number;
      /** The quarter or month, where it is not: `2026-Q2`, `2026-06`. */
      Date?: string;
      /** The value. Null: not known. */
      Value: number | null;
      /** Change on the same period of the year before. Not of a rate in %. Per cent. */
      Change?: number;
      /** The same of a rate in %, in percentage points. */
      PointChange?: number;
      /** An estimate of what is to come. Left out for history. */
      Outlook?: true;
    }[];
  }[];
}

/** The industries that the driver moves, in which direction and how much. */
export interface BusinessEnvironmentExposedIndustriesBody {
  /** Reports on the industries that it moves. */
  Industries: {
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
    /** Whether a rise helps the industry, harms it, or does both. */
    Direction: 'Positive' | 'Negative' | 'Mixed';
    /** How much it matters to it. */
    Strength?: 'High' | 'Medium' | 'Low';
  }[];
}

/** Where figures and facts come from. */
export interface BusinessEnvironmentSourcesBody {
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
