import { findJson, keepJson } from '../cache/kept-json.js';
import { invalidAnswer } from '../http/answer-error.js';
import type { Answer } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import { camelCased } from '../reports/camel-case.js';
import type { Listed } from '../reports/report-lists.js';
import { parseResults } from '../reports/section-results.js';
import type { FamilyShape, TokenOf } from './family-shape.js';
import { ask, openReport, type FamilySource } from './family-source.js';
import { parseDescriptors, type ImageDescriptorOf } from './image-descriptors.js';
import { reportBodyOf } from './read-sections.js';
import { listFlags, readKey } from './report-key.js';

/** A section of a whole report; `label` decides the form of `body`. */
export interface LabelledSection<Label, Body> {
  /** The section's label, such as `Financial Ratios`. */
  label: Label;
  /** The section has data: others are not in a whole report. */
  status: 200;
  /** Its content as on the wire. */
  body: Body;
}

/** Any section that a whole report of the family may have. */
export type AnySectionOf<Shape extends FamilyShape> = {
  [Token in TokenOf<Shape>]: LabelledSection<LabelOf<Shape, Token>, Shape['bodies'][Token]>;
}[TokenOf<Shape>];

type LabelOf<Shape extends FamilyShape, Token extends string> = Token extends keyof Shape['labels']
  ? Shape['labels'][Token]
  : string;

/** A report in full: which one it is, and what it holds. */
export interface FullReport<Shape extends FamilyShape> {
  /** What names the report, its title, edition and times. */
  report: Listed<Shape['report']> & {
    /** Number of the edition. */
    edition: number;
  };
  /** Every section that has data, always in the same order. */
  sections: AnySectionOf<Shape>[];
  /** The charts that the report has; empty if it has none. */
  images: ImageDescriptorOf<Shape['image']>[];
}

export async function readFullReport<Shape extends FamilyShape>(
  source: FamilySource,
  report: object,
  signal: AbortSignal | undefined,
): Promise<FullReport<Shape> | undefined> {
  const cached = await openReport(source, readKey(source.name, report), signal);
  const name = ['fullreport', ...listFlags(report)].join('.').toLowerCase();
  const kept = await findJson(cached, name);
  if (kept) return kept as FullReport<Shape>;
  const body = reportBodyOf(source.name, report);
  const answer = await ask(source, { operation: 'fullreport', body, signal });
  if (answer.status === 204) return undefined;
  const parsed = parseFullReport<Shape>(answer);
  await keepJson(cached, name, parsed);
  return parsed;
}

function parseFullReport<Shape extends FamilyShape>(answer: Answer): FullReport<Shape> {
  const { Report: report, Images: images } = parseJson(answer);
  if (typeof report !== 'object' || report === null)
    throw invalidAnswer(answer, 'without a Report');
  const sections = parseResults(answer).map(({ RequestedSection, StatusCode, Body }) => ({
    label: RequestedSection,
    status: StatusCode,
    body: Body,
  }));
  return {
    report: camelCased(report) as FullReport<Shape>['report'],
    sections: sections as AnySectionOf<Shape>[],
    images: images === undefined ? [] : parseDescriptors(answer),
  };
}
