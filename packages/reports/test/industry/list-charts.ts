import type { ChartData } from '@broadsheet/contract';
import { listCharts } from '../../src/index.js';
import type { IndustryDocument } from '../../src/industry/document.js';
import { industryFamily } from '../../src/industry/family.js';

/** The charts of a document, in the order in which images are listed. */
export function listIndustryCharts(document: IndustryDocument): ChartData[] {
  return listCharts(industryFamily, industryFamily.derive(document));
}
