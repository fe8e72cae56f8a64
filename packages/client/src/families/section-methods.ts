import type { CallOptions } from '../http/call.js';
import type { Paged } from '../reports/paged.js';
import type { SectionsOf } from '../reports/section-results.js';
import type { FamilyShape, TokenOf } from './family-shape.js';
import type { FamilySource } from './family-source.js';
import { readFullReport, type FullReport } from './full-report.js';
import {
  listSection,
  type SectionOfReport,
  type SectionPage,
  type SectionQuery,
} from './one-section.js';
import { readSections } from './read-sections.js';

/** What a family with sections offers. */
export interface SectionMethods<Shape extends FamilyShape> {
  /**
   * Several sections of one report in one request, each with its own status; undefined where there
   * is no such report, or none in this language.
   */
  sections<Token extends TokenOf<Shape>>(
    query: Shape['key'] & Shape['variants'] & { sections: readonly Token[] },
    options?: CallOptions,
  ): Promise<SectionsOf<Shape['bodies'], Token> | undefined>;

  /**
   * Every section of a report that has data, and its charts; undefined where there is no such
   * report, or none in this language. An extension of the specification.
   */
  fullReport(
    report: Shape['key'] & Shape['variants'],
    options?: CallOptions,
  ): Promise<FullReport<Shape> | undefined>;

  /** One section of many reports, page by page; an extension of the specification. */
  section<Token extends TokenOf<Shape>>(
    query: SectionQuery<Token> & Shape['filter'] & Shape['variants'],
  ): Paged<SectionPage<Shape, Token>, SectionOfReport<Shape, Token>>;
}

export function createSectionMethods<Shape extends FamilyShape>(
  source: FamilySource,
): SectionMethods<Shape> {
  return {
    sections: (query, { signal } = {}) => readSections(source, query, signal),
    fullReport: (report, { signal } = {}) => readFullReport(source, report, signal),
    section: (query) => listSection(source, query),
  };
}
