import { company } from '@broadsheet/contract';
import { defineReportFamily } from '../family.js';
import { checkMeaning } from './check.js';
import { CompanyDocument } from './document/document.js';
import { buildCompanySections } from './sections.js';
import { companyFigures, type CompanyFigures } from './spanning/company-figures.js';
import { createSpanning } from './spanning/spanning.js';

export const companyFamily = defineReportFamily({
  definition: company,
  document: CompanyDocument,
  check: checkMeaning,
  derive(document) {
    const { EntityId, Title, ABN, ACN, ASX, NZBN, NZSE, RegisteredName } = document;
    const sections = buildCompanySections(document);
    const terms = [String(EntityId), ABN, ACN, ASX, NZBN, NZSE, RegisteredName];
    return {
      title: Title,
      sector: sections.topindustry?.IndustryTitle ?? '',
      searchTerms: terms.filter((term) => term !== undefined),
      sections,
      charts: {},
      figures: companyFigures(document),
    };
  },
  spanning: {
    // The name from before there were families with such figures besides this one.
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
