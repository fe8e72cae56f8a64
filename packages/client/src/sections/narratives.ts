// Written by `npm run generate` from the contract; do not edit.

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
