import { invalidAnswer } from '../http/answer-error.js';
import type { Answer } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import { camelCased, pascalCased } from '../reports/camel-case.js';
import { paged, type Paged } from '../reports/paged.js';
import { findNext, type PageOptions } from '../reports/report-page.js';
import type { SectionResult } from '../reports/section-results.js';
import type { FamilyShape, TokenOf } from './family-shape.js';
import { ask, type FamilySource } from './family-source.js';
import { shippedKeys } from './shipped-keys.js';

/** Which section is listed, and how. */
export interface SectionQuery<Token extends string> extends PageOptions {
  /** The section wanted. */
  section: Token;
  /** Only reports in this language. */
  language?: string | undefined;
}

/** The section of one report: what names the report, and the section's status and body. */
export type SectionOfReport<
  Shape extends FamilyShape,
  Token extends TokenOf<Shape>,
> = Shape['report'] & SectionResult<Shape['bodies'][Token]>;

/** A part of a list of one section of many reports. */
export interface SectionPage<Shape extends FamilyShape, Token extends TokenOf<Shape>> {
  /** The reports of this page, each with the section. */
  reports: SectionOfReport<Shape, Token>[];
  /**
   * The requested codes without a report that the client may read. Filled on the first page only.
   */
  missing: (string | number)[];
  /** Where the next page starts, for `after`; undefined on the last page. */
  next: string | undefined;
}

export function listSection<Shape extends FamilyShape, Token extends TokenOf<Shape>>(
  source: FamilySource,
  query: SectionQuery<Token>,
): Paged<SectionPage<Shape, Token>, SectionOfReport<Shape, Token>> {
  const { section, after, signal, ...filter } = query;
  const { country } = shippedKeys[source.name] ?? {};
  return paged({
    after,
    fetchPage: async (from) => {
      const asked = { reportSection: section, country, ...filter, after: from };
      const body = pascalCased(asked);
      return parsePage<Shape, Token>(
        await ask(source, { operation: 'section', body, signal }),
        from,
      );
    },
    itemsOf: ({ reports }) => reports,
    nextOf: ({ next }) => next,
  });
}

function parsePage<Shape extends FamilyShape, Token extends TokenOf<Shape>>(
  answer: Answer,
  from: string | undefined,
): SectionPage<Shape, Token> {
  const { Reports: reports, Missing: missing = [] } = parseJson(answer);
  if (!Array.isArray(reports) || !reports.every(isRow)) {
    throw invalidAnswer(answer, 'without a list of Reports, each with its StatusCode');
  }
  return {
    reports: reports.map(({ StatusCode: status, Body: body, ...key }) => ({
      ...(camelCased(key) as object),
      ...{ status, body },
    })) as SectionOfReport<Shape, Token>[],
    missing: missing as (string | number)[],
    next: findNext(answer, from),
  };
}

interface Row {
  StatusCode: number;
  Body: unknown;
}

const isRow = (value: unknown): value is Row =>
  typeof (value as Partial<Row> | null)?.StatusCode === 'number';
