// Written by `npm run generate` from the contract; do not edit.

/** What the report is about. */
export interface RiskTitleBody {
  /** The industry's title. */
  Title: string;
  /** The sector it belongs to. */
  Sector: string;
  /** Who the scores come from. */
  Source: string;
  /** The date the scores stand at. ISO 8601, such as `2025-06-30`. */
  DataDate: string;
  /** The year that the scores are for. */
  ScoreYear: number;
}

/** The scores in short. */
export interface RiskOverviewBody {
  /** The charts that belong to this section, by the names of the images. */
  Images: 'RiskComponents'[];
  /** What each chart shows, in words. */
  Facts: {
    /** The chart it is about. */
    Name: 'RiskComponents';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The year that the scores are for. */
  ScoreYear: number;
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The total first, then the parts that it is made of. */
  Scores: {
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
    /** How much it counts in the total; left out for the total. Per cent. */
    Weight?: number;
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

/** What the industry is like. */
export interface RiskStructuralRiskBody {
  /** The year that the scores are for. */
  ScoreYear: number;
  /** The score of this part: the weighted mean of its components. From 1 to 9; higher is riskier. */
  Score: number;
  /** What the score means. */
  Level: 'Very low' | 'Low' | 'Medium' | 'High' | 'Very high';
  /** How much this part counts in the total. Per cent. */
  Weight: number;
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

/** How the industry grows. */
export interface RiskGrowthRiskBody {
  /** The year that the scores are for. */
  ScoreYear: number;
  /** The score of this part: the weighted mean of its components. From 1 to 9; higher is riskier. */
  Score: number;
  /** What the score means. */
  Level: 'Very low' | 'Low' | 'Medium' | 'High' | 'Very high';
  /** How much this part counts in the total. Per cent. */
  Weight: number;
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

/** What moves the industry from outside. */
export interface RiskSensitivityRiskBody {
  /** The year that the scores are for. */
  ScoreYear: number;
  /** The score of this part: the weighted mean of its components. From 1 to 9; higher is riskier. */
  Score: number;
  /** What the score means. */
  Level: 'Very low' | 'Low' | 'Medium' | 'High' | 'Very high';
  /** How much this part counts in the total. Per cent. */
  Weight: number;
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
  /** Reports on the drivers that components are about. */
  Drivers?: {
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

/** How the scores developed. */
export interface RiskScoreHistoryBody {
  /** The charts that belong to this section, by the names of the images. */
  Images: 'RiskScore'[];
  /** What each chart shows, in words. */
  Facts: {
    /** The chart it is about. */
    Name: 'RiskScore';
    /** What the chart shows, in one sentence or two. */
    Value: string;
  }[];
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The total and each part by year, the year of the scores included. */
  History: {
    /** The total or one of its parts. */
    Name: string;
    /** What scores are counted in. */
    Unit: string;
    /** Year by year, earliest first. */
    Points: {
      /** The year, or the year in which a financial year ends. */
      Year: number;
      /** The score. Null: not known. */
      Value: number | null;
      /** What the score means. */
      Level?: 'Very low' | 'Low' | 'Medium' | 'High' | 'Very high';
      /** Change on the year before, in points. */
      Change?: number;
      /** An estimate of a year to come. Left out for history. */
      Outlook?: true;
    }[];
  }[];
}

/** What is expected. */
export interface RiskOutlookBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** The year that the scores are for. */
  ScoreYear: number;
  /** The total of that year. From 1 to 9; higher is riskier. */
  Score: number;
  /** What the score means. */
  Level: 'Very low' | 'Low' | 'Medium' | 'High' | 'Very high';
  /** The latest year before with a total; left out where there is none. */
  ComparedYear?: number;
  /** Change of the total on that year, in points. Up is riskier. */
  Change?: number;
}

/** Industries nearby. */
export interface RiskRelatedIndustriesBody {
  /** Risk reports on related industries. */
  Industries: {
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
