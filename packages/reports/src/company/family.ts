import { company, industry } from '@broadsheet/contract';
import { defineReportFamily, type Reference } from '../family.js';
import { joinWords } from '../search-terms.js';
import { checkMeaning } from './check.js';
import { CompanyDocument } from './document/document.js';
import { buildCompanySections } from './sections.js';
import { companyFigures, type CompanyFigures } from './spanning/company-figures.js';
import { createSpanning } from './spanning/spanning.js';

export const companyFamily = defineReportFamily({
  definition: company,
  document: CompanyDocument,
  check: checkMeaning,
  listReferences,
  derive(document) {
    const { EntityId, Title, ABN, ACN, ASX, NZBN, NZSE, RegisteredName, Brands } = document;
    const sections = buildCompanySections(document);
    const identifiers = [String(EntityId), ABN, ACN, ASX, NZBN, NZSE, RegisteredName];
    const listings = Object.entries({ ASX, NZX: NZSE }).flatMap(([exchange, ticker]) =>
      ticker === undefined ? [] : [`${exchange}:${ticker}`],
    );
    const brands = Brands?.Items?.map(({ Name, Category = '' }) => `${Name} ${Category}`);
    return {
      title: Title,
      sector: sections.topindustry?.IndustryTitle ?? '',
      searchTerms: [
        ...identifiers.filter((term) => term !== undefined),
        ...listings,
        ...joinWords(brands),
      ],
      sections,
      charts: {},
      figures: companyFigures(document),
    };
  },
  spanning: {
    // The name from before other families had such figures.
    position: 'spanning-position',
    create() {
      const together = createSpanning();
      return {
        add: ({ figures }) => {
          together.add(figures as CompanyFigures);
        },
        buildSections: (figures) => ({ ...together.buildSections(figures as CompanyFigures) }),
      };
    },
  },
});

/**
 * The industries of the company; their codes are of the classification, whether they have reports
 * or not.
 */
function listReferences({ Industries = [] }: CompanyDocument): Reference[] {
  return Industries.map(({ Code }, index) => ({
    pointer: `/Industries/${String(index)}/Code`,
    report: { family: industry.name, country: company.key.onlyCountry, code: Code },
    isIncidental: true,
  }));
}
