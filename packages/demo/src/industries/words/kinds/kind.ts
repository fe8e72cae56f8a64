import type { DriverDirection, Level } from '@broadsheet/contract';

/** A point and the reason for it. */
export type ReasonedPoint = readonly [point: string, detail: string];

/** An external factor of an industry; its yearly values are random. */
export interface DriverKind {
  name: string;
  direction: DriverDirection;
  strength: Level;
  unit: string;
  /** The value of the latest year. */
  latest: number;
  /** Usual change a year in per cent, and how far a year may deviate. */
  growth: number;
  swing: number;
  /** An upper limit for values, such as for a share. */
  most?: number;
  /** Why it matters to these businesses. */
  text: (firms: string) => string;
}

/** What industries of one kind have in common: the texts of a report are chosen from it. */
export interface Kind {
  /** The businesses of the industry in the plural, if it has no word of its own. */
  firms: string;
  /** What the industry delivers, such as timber or lessons, in general. */
  output: string;
  /** What it buys, the people it employs, the equipment it uses: each fits after "spending on". */
  inputs: string;
  staff: string;
  equipment: string;
  /** Whole sentences on why business was good or bad, or is expected to be. */
  good: readonly string[];
  /** Reasons that would contradict a lower margin or a loss. */
  gains?: readonly string[];
  bad: readonly string[];
  ahead: readonly string[];
  /** Substitutes for customers, as the object of "turn to". */
  substitutes: string;
  activities: readonly string[];
  excludes: readonly string[];
  drivers: readonly DriverKind[];
  factors: readonly ReasonedPoint[];
  strengths: readonly ReasonedPoint[];
  weaknesses: readonly ReasonedPoint[];
  opportunities: readonly ReasonedPoint[];
  threats: readonly ReasonedPoint[];
  regulation: { level: Level; text: string; rules: readonly ReasonedPoint[] };
  questions: readonly ReasonedPoint[];
  terms: readonly ReasonedPoint[];
}
