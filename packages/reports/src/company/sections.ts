import type { CompanySectionBodies } from '@broadsheet/contract';
import type { CompanyDocument } from './document/document.js';
import { deriveStatements } from './figures/statements.js';
import { buildValuationRatios } from './figures/valuation.js';
import { buildDetailsSections } from './sections/details.js';
import { buildFinancialSections } from './sections/financial.js';
import { buildIndustrySections } from './sections/industries.js';
import { buildNarrativeSections } from './sections/narratives.js';
import { buildOwnershipSections } from './sections/ownership.js';
import { buildPeopleSections } from './sections/people.js';
import { buildSegmentSections } from './sections/segments.js';

/**
 * The sections that come from one document alone, which must have passed its check. A section
 * without data is absent. Rank, industry averages and the comparison within the valuation ratios
 * span companies: `buildSpanningSections` makes them.
 */
export function buildCompanySections(document: CompanyDocument): CompanySectionBodies {
  const years = deriveStatements(document);
  const latest = years[0];
  const valuation = buildValuationRatios(document, latest);
  return {
    ...buildDetailsSections(document),
    ...buildNarrativeSections(document),
    ...buildFinancialSections(document, years),
    ...(valuation && { financialvaluationratios: valuation }),
    ...buildPeopleSections(document),
    ...buildSegmentSections(document, years),
    ...buildIndustrySections(document, latest),
    ...buildOwnershipSections(document, latest),
  };
}
