import { businessEnvironment, industry } from '@broadsheet/contract';
import { defineReportFamily } from '../family.js';
import { referFrom } from '../refer-from.js';
import { buildDriverChart } from './chart.js';
import { checkMeaning, listDrawnTexts } from './check.js';
import { BusinessEnvironmentDocument } from './document.js';
import { buildSections } from './sections.js';

export const businessEnvironmentFamily = defineReportFamily({
  definition: businessEnvironment,
  document: BusinessEnvironmentDocument,
  check: checkMeaning,
  listDrawnTexts,
  listReferences: ({ Country, ExposedIndustries }) =>
    referFrom(Country)(industry.name, 'ExposedIndustries', ExposedIndustries),
  derive(document) {
    const chart = buildDriverChart(document);
    return {
      title: document.Title,
      sector: document.Sector ?? '',
      searchTerms: [document.Code],
      sections: buildSections(document, chart),
      charts: { Driver: chart },
    };
  },
});
