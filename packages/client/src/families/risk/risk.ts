// Written by `npm run generate` from the contract; do not edit.

import type { ChartMethods } from '../chart-methods.js';
import type { ListMethods } from '../list-methods.js';
import type { OwnOperations } from '../own-operations.js';
import type { SectionMethods } from '../section-methods.js';
import type { RiskImageName } from './images.js';
import type { RiskSectionBodies, RiskSectionLabels } from './sections.js';

/** What names a risk report. */
export interface RiskKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names a risk report in an answer. */
export interface RiskReport {
  /** Country code of two letters. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface RiskShape {
  key: RiskKey;
  report: RiskReport;
  filter: {
    /** Country code of two letters, such as `AU`. */
    country: string;
    /** Only these; if left out, every report that the client may read. */
    codes?: readonly string[] | undefined;
  };
  variants: unknown;
  bodies: RiskSectionBodies;
  labels: RiskSectionLabels;
  image: RiskImageName;
}

/** What only this family has. */
interface RiskOperations {
  /** Lists the risk reports whose total moved since a time, largest rise first, with both levels and the components that moved most. Without a `Country`, what the client may read. It is answered from figures kept with each edition, however many reports there are. */
  earlywarning: {
    body: {
      /** Country code: two letters, such as `AU`. */
      Country?: string;
      /** Only reports in this language. */
      Language?: string;
      /** Scores of now are compared with those that readers saw at this time. ISO 8601: a date, which begins at midnight UTC, or a time with `Z` or an offset. */
      Since: string;
      /** How far the total must have moved, up or down, in points; 0.5 unless said otherwise. */
      MinimumChange?: number;
      /** Only industries with these codes. All that the client may read, if left out. */
      Codes?: string[];
      /** How many entries to return at most; 100 unless said otherwise. */
      Limit?: number;
      /** Continues a list: the `Next` of the answer before. */
      After?: string;
    };
    answer: {
      /** Largest rise first, largest fall last. Empty where nothing moved. */
      Reports: {
        /** Country code: two letters, such as `AU`. */
        Country: string;
        /** Report code: 1 to 16 letters or digits, sent as a string. */
        Code: string;
        /** Language name, such as `English`: a letter first, then up to 63 letters, digits, spaces and `.,'()-`. */
        Language: string;
        /** Title of the report. */
        Title: string;
        /** The total then. From 1 to 9; higher is riskier. */
        ScoreThen: number;
        /** What the score means. */
        LevelThen: 'Very low' | 'Low' | 'Medium' | 'High' | 'Very high';
        /** The edition that readers saw then; the first one, of a younger report. */
        EditionThen: number;
        /** The total now. From 1 to 9; higher is riskier. */
        ScoreNow: number;
        /** What the score means. */
        LevelNow: 'Very low' | 'Low' | 'Medium' | 'High' | 'Very high';
        /** The edition that readers see now. */
        EditionNow: number;
        /** Now less then, in points. Up is riskier. */
        Change: number;
        /** The components that moved most, three at most, the furthest first. Those that only one of the editions has are left out. */
        Components: {
          /** Token of the section that it belongs to. */
          Section: string;
          /** What is scored. */
          Name: string;
          /** Its score then. From 1 to 9; higher is riskier. */
          ScoreThen: number;
          /** Its score now. From 1 to 9; higher is riskier. */
          ScoreNow: number;
          /** Now less then, in points. Up is riskier. */
          Change: number;
        }[];
      }[];
      /** On the first page: the `Codes` without a report. */
      Missing?: string[];
      /** Send this as `After` to get the next page. Absent on the last page. */
      Next?: string;
    };
  };
}

/** Risk reports: `client.risk`. For lenders: the risk of one industry in one country in the year to come, as scores from 1 to 9, higher is riskier, with structural, growth and sensitivity risk, the components they are made of, reasons and history. */
export interface Risk
  extends
    SectionMethods<RiskShape>,
    ChartMethods<RiskShape>,
    ListMethods<RiskShape>,
    OwnOperations<RiskOperations> {}
