import type { CompanySectionBodies } from '@broadsheet/contract';
import { buildDetailsSections } from './details-sections.js';
import type { CompanyDocument } from './document.js';
import { buildFinancialSections } from './financial-sections.js';
import { buildIndustrySections } from './industry-sections.js';
import { buildNarrativeSections } from './narrative-sections.js';
import { buildOwnershipSections } from './ownership-sections.js';
import { buildPeopleSections } from './people-sections.js';
import { buildSegmentSections } from './segment-sections.js';
import { deriveStatements } from './statements.js';
import { buildValuationRatios } from './valuation.js';

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
