// Written by `npm run generate` from the contract; do not edit.

/** What the report is about. */
export interface EsgTitleBody {
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
export interface EsgOverviewBody {
  /** The charts that belong to this section, by the names of the images. */
  Images: 'EsgScores'[];
  /** What each chart shows, in words. */
  Facts: {
    /** The chart it is about. */
    Name: 'EsgScores';
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

/** What the industry does to its surroundings. */
export interface EsgEnvironmentalBody {
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

/** How it treats workers, customers and neighbours. */
export interface EsgSocialBody {
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

/** How its businesses are led and held to account. */
export interface EsgGovernanceBody {
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

/** How the scores developed. */
export interface EsgScoreHistoryBody {
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

/** Rules that bind the industry. */
export interface EsgRegulationBody {
  /** The text, with line-break and tab characters. */
  AnalysisPlainText?: string;
  /** The same text as HTML that is safe to embed: no script, style or image. */
  AnalysisHTML?: string;
  /** Rules one by one. */
  Rules?: {
    /** Name of the rule or law. */
    Name: string;
    /** What it asks for. */
    Detail?: string;
  }[];
}
