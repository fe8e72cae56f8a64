/** One report's figures, as its document gave them. */
export interface ReportFigures {
  family: string;
  figures: unknown;
}

/** What the reports of a family say together, and what each gets from that. */
export interface Spanning {
  /** All are added first, one by one: together they would not fit into memory. */
  add(report: ReportFigures): void;
  /** The bodies that depend on other reports, by token, for one report of the family. */
  buildSections(figures: unknown): Readonly<Record<string, object | undefined>>;
}

/**
 * Figures that span reports. They are kept beside the editions, and made anew when one of the reports
 * they depend on changed.
 */
export interface SpanningFigures {
  /** Other families whose figures are looked at besides the family's own. */
  from?: readonly string[];
  /** Under this name the store keeps how far they have come, where it is not that of the family. */
  position?: string;
  create(): Spanning;
}
