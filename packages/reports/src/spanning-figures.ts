import type { ChartData } from '@broadsheet/contract';

/** One report's figures, as its document gave them. */
export interface ReportFigures {
  family: string;
  figures: unknown;
}

/** What the reports of a family say together, and what each gets from that. */
export interface Spanning {
  /**
   * All are added first, one by one: together they would not fit into memory. Those of the family itself come
   * before those of the families that it draws on.
   */
  add(report: ReportFigures): void;
  /** The bodies that depend on other reports, by token, for one report of the family. */
  buildSections(figures: unknown): Readonly<Record<string, object | undefined>>;
  /**
   * What is made with figures of other families, by the name of such a family: clients that may read it
   * get these instead of what the report has otherwise.
   */
  buildDrawn?(figures: unknown): Readonly<Record<string, DrawnParts>>;
}

/** Bodies by token and charts by name. */
export interface DrawnParts {
  sections: Readonly<Record<string, object | undefined>>;
  charts?: Readonly<Record<string, ChartData | undefined>>;
}

/**
 * Figures that span reports. They are kept beside the editions, and made anew when one of the reports
 * they depend on changed.
 */
export interface SpanningFigures {
  /** Under this name the store keeps how far they have come, where it is not that of the family. */
  position?: string;
  create(): Spanning;
}
