import type { IndustrySectionBodies } from '@broadsheet/contract';
import type { IndustryCharts } from './charts.js';
import type { IndustryDocument } from './document.js';
import { buildBreakdownSections } from './sections/breakdowns.js';
import { buildFigureSections } from './sections/figures.js';
import { buildSectionContext } from './sections/section-context.js';
import { buildWordSections } from './sections/words.js';

/** The sections of a checked document; one without data is absent. */
export function buildIndustrySections(
  document: IndustryDocument,
  charts: IndustryCharts,
): IndustrySectionBodies {
  const context = buildSectionContext(document, charts);
  return {
    ...buildWordSections(context),
    ...buildFigureSections(context),
    ...buildBreakdownSections(context),
  };
}
