import type { DriverDirection, Level } from '@broadsheet/contract';

/** A point and why it is one. */
export type Reasoned = readonly [point: string, detail: string];

/** Something outside an industry that moves it; its yearly values are drawn. */
export interface DriverKind {
  name: string;
  direction: DriverDirection;
  strength: Level;
  unit: string;
  /** The value of the latest year. */
  latest: number;
  /** Usual change a year, per cent, and how far a year may be off. */
  growth: number;
  swing: number;
  /** Where values cannot rise above something, such as a share. */
  most?: number;
  /** Why it matters to the businesses named. */
  text: (firms: string) => string;
}

/** What industries of one kind have in common: what the words of a report are chosen from. */
export interface Kind {
  /** The businesses of the industry in the plural, where it has no word of its own. */
  firms: string;
  /** What the industry delivers, such as timber or lessons, in general. */
  output: string;
  /** What it buys, the people it employs, what it works with: each fits after "spending on". */
  inputs: string;
  staff: string;
  equipment: string;
  /** Whole sentences on why business was good, bad, or is expected to be so. */
  good: readonly string[];
  bad: readonly string[];
  ahead: readonly string[];
  /** What customers may turn to instead, as the object of "turn to". */
  substitutes: string;
  activities: readonly string[];
  excludes: readonly string[];
  drivers: readonly DriverKind[];
  factors: readonly Reasoned[];
  strengths: readonly Reasoned[];
  weaknesses: readonly Reasoned[];
  opportunities: readonly Reasoned[];
  threats: readonly Reasoned[];
  regulation: { level: Level; text: string; rules: readonly Reasoned[] };
  questions: readonly Reasoned[];
  terms: readonly Reasoned[];
}
