import type { ChartData } from '@broadsheet/contract';

/** One report's figures, as its document gave them. */
export interface ReportFigures {
  family: string;
  figures: unknown;
}

/** The combined results of a family's reports, and each report's part of them. */
export interface Spanning {
  /**
   * All are added first, one by one: together they would not fit into memory. Those of the family
   * itself come before those of the families whose figures it uses.
   */
  add(report: ReportFigures): void;
  /** The bodies that depend on other reports, by token, for one report of the family. */
  buildSections(figures: unknown): Readonly<Record<string, object | undefined>>;
  /**
   * Parts made with figures of another family, by the name of that family. Clients that may read it
   * get these instead of the report's own parts.
   */
  buildDrawn?(figures: unknown): Readonly<Record<string, DrawnParts>>;
}

/** Bodies by token and charts by name. */
export interface DrawnParts {
  sections: Readonly<Record<string, object | undefined>>;
  charts?: Readonly<Record<string, ChartData | undefined>>;
}

/**
 * Figures that span reports. They are stored beside the editions, and computed again when one of
 * the reports they depend on changes.
 */
export interface SpanningFigures {
  /** The name under which the store keeps its position; the family's by default. */
  position?: string;
  create(): Spanning;
}
