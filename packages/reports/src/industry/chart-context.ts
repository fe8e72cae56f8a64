import { buildHeadingContext, type HeadingContext } from '../charts/heading-context.js';
import type { IndustryDocument } from './document.js';

/** What the charts of one document have in common, computed once. */
export interface ChartContext extends HeadingContext {
  document: IndustryDocument;
  /** The year of figures without their own, such as shares. */
  dataYear: number;
}

export function buildChartContext(document: IndustryDocument): ChartContext {
  const heading = buildHeadingContext(document);
  return { ...heading, document, dataYear: heading.at.year };
}
