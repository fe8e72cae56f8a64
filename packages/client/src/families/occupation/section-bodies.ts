// Written by `npm run generate` from the contract; do not edit.

/** What the report is about. */
export interface OccupationTitleBody {
  /** The occupation's title. */
  Title: string;
  /** The group of occupations it belongs to. */
  Group?: string;
  /** What it is called besides. */
  OtherNames?: string[];
  /** Who the figures come from. */
  Source: string;
  /** The date the figures stand at. ISO 8601, such as `2025-06-30`. */
  DataDate: string;
}

/** What people in the occupation do, and its key figures. */
export interface OccupationOverviewBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The year that is counted in `Employed`. */
  EmploymentYear?: number;
  /** People employed. */
  Employed?: number;
  /** Average annual change over the 5 years up to the latest (compound). Per cent. */
  CompoundGrowth?: number;
  /** Average annual change from the latest to the end of the outlook (compound). Per cent. */
  OutlookGrowth?: number;
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency?: string;
  /** The latest 50th percentile of earnings. */
  MedianEarnings?: number;
  /** What these earnings are paid for. */
  EarningsPeriod?: 'Hour' | 'Week' | 'Month' | 'Year';
}

/** What the work consists of. */
export interface OccupationTasksBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The tasks, the most important first. */
  Tasks?: string[];
}

/** People employed, by year. */
export interface OccupationEmploymentBody {
  /** The charts that belong to this section, by the names of the images. */
  Images: 'Employment'[];
  /** What each chart shows, in words. */
  Facts: {
    /** The chart it is about. */
    Name: 'Employment';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The last historical year whose value is known. */
  LatestYear?: number;
  /** The value of that year. */
  Latest?: number;
  /** Change on the year before. Per cent. */
  Change?: number;
  /** Average annual change over the 5 years up to the latest (compound). Per cent. */
  CompoundGrowth?: number;
  /** The last year of the outlook whose value is known. */
  OutlookYear?: number;
  /** Average annual change from the latest to the end of the outlook (compound). Per cent. */
  OutlookGrowth?: number;
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** People employed, outlook included. */
  Series: {
    /** What is counted or measured. */
    Name: string;
    /** What it is counted or measured in. */
    Unit: string;
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
}

/** How earnings are spread, by year. */
export interface OccupationEarningsBody {
  /** The charts that belong to this section, by the names of the images. */
  Images: 'Earnings'[];
  /** What each chart shows, in words. */
  Facts: {
    /** The chart it is about. */
    Name: 'Earnings';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What the earnings are paid for. */
  Period: 'Hour' | 'Week' | 'Month' | 'Year';
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Percentiles year by year, earliest first. */
  Earnings: {
    /** The year, or the year in which a financial year ends. */
    Year: number;
    /** What 10 per cent earn less than. Null: not known. */
    Percentile10: number | null;
    /** What 25 per cent earn less than. Null: not known. */
    Percentile25: number | null;
    /** What 50 per cent earn less than. Null: not known. */
    Percentile50: number | null;
    /** What 75 per cent earn less than. Null: not known. */
    Percentile75: number | null;
    /** What 90 per cent earn less than. Null: not known. */
    Percentile90: number | null;
    /** Change of the median on the year before. Per cent. Formula: `(Percentile50 / Percentile50 of the year before - 1) * 100`. */
    MedianChange?: number;
    /** What the middle half of earners lie apart. Formula: `Percentile75 - Percentile25`. */
    InterquartileRange?: number;
    /** How many times the earnings of the lowest tenth the highest tenth earns at least. Formula: `Percentile90 / Percentile10`. */
    SpreadRatio?: number;
  }[];
}

/** Skills that the work asks for. */
export interface OccupationSkillsBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The skills one by one. */
  Skills?: {
    /** The skill. */
    Name: string;
    /** How much of it the work asks for. */
    Level: 'High' | 'Medium' | 'Low';
    /** What it is needed for. */
    Detail?: string;
  }[];
}

/** What is asked of newcomers. */
export interface OccupationQualificationsBody {
  /** What people usually have when they begin. */
  TypicalEntry?: string;
  /** A licence or registration that the law asks for. */
  Licence?: string;
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Highest qualification of the people employed. */
  Qualifications?: {
    /** Which part. */
    Name: string;
    /** Its share of employment. Per cent. */
    Share: number;
  }[];
}

/** Who works in the occupation. */
export interface OccupationDemographicsBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Half are younger. Years. */
  MedianAge?: number;
  /** Women among the people employed. Per cent. */
  FemaleShare?: number;
  /** People who work part time. Per cent. */
  PartTimeShare?: number;
  /** People who work for themselves. Per cent. */
  SelfEmployedShare?: number;
  /** Usual hours a week, full time. */
  WeeklyHours?: number;
  /** People employed by age. */
  AgeGroups?: {
    /** Which part. */
    Name: string;
    /** Its share of employment. Per cent. */
    Share: number;
  }[];
}

/** Who employs the occupation. */
export interface OccupationEmployingIndustriesBody {
  /** The charts that belong to this section, by the names of the images. */
  Images: 'EmployingIndustries'[];
  /** What each chart shows, in words. */
  Facts: {
    /** The chart it is about. */
    Name: 'EmployingIndustries';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** What is left to all other industries. Formula: `100 - sum of Share`. Per cent. */
  OtherShare?: number;
  /** Reports on the industries, largest share first. */
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
    /** Its share of the occupation's employment. Per cent. */
    Share: number;
  }[];
}

/** Where in the country people work. */
export interface OccupationRegionsBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The regions, largest share first. */
  Regions?: {
    /** The part of its ISO 3166-2 code after the country. */
    Region: string;
    /** The region's name. */
    Name: string;
    /** Its share of employment in the country. Per cent. */
    Share: number;
  }[];
}

/** What is expected of employment. */
export interface OccupationOutlookBody {
  /** The last year of the outlook whose value is known. */
  OutlookYear?: number;
  /** Average annual change from the latest to the end of the outlook (compound). Per cent. */
  OutlookGrowth?: number;
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The outlook of people employed. */
  Series?: {
    /** What is counted or measured. */
    Name: string;
    /** What it is counted or measured in. */
    Unit: string;
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
}

/** Where people move to and from. */
export interface OccupationRelatedOccupationsBody {
  /** Reports on related occupations. */
  Occupations: {
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
