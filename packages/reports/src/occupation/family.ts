import { industry, occupation } from '@broadsheet/contract';
import { defineReportFamily, type Reference } from '../family.js';
import { buildCharts } from './charts.js';
import { checkMeaning, listDrawnTexts } from './check.js';
import { OccupationDocument } from './document.js';
import { buildSections } from './sections.js';

export const occupationFamily = defineReportFamily({
  definition: occupation,
  document: OccupationDocument,
  check: checkMeaning,
  listDrawnTexts,
  listReferences: ({ Country: own, EmployingIndustries = [], RelatedOccupations = [] }) => {
    const list = (
      family: string,
      property: string,
      rows: readonly { Country?: string; Code: string }[],
    ): Reference[] =>
      rows.map(({ Country = own, Code }, index) => ({
        pointer: `/${property}/${String(index)}/Code`,
        report: { family, country: Country, code: Code },
      }));
    return [
      ...list(industry.name, 'EmployingIndustries', EmployingIndustries),
      ...list(occupation.name, 'RelatedOccupations', RelatedOccupations),
    ];
  },
  derive(document) {
    const charts = buildCharts(document);
    return {
      title: document.Title,
      sector: document.Group ?? '',
      searchTerms: [document.Code, ...(document.OtherNames ?? [])],
      sections: buildSections(document, charts),
      charts,
    };
  },
});
