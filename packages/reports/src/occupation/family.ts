import { industry, occupation } from '@broadsheet/contract';
import { defineReportFamily } from '../family.js';
import { referFrom } from '../refer-from.js';
import { buildCharts } from './charts.js';
import { checkMeaning, listDrawnTexts } from './check.js';
import { OccupationDocument } from './document.js';
import { buildSections } from './sections.js';

export const occupationFamily = defineReportFamily({
  definition: occupation,
  document: OccupationDocument,
  check: checkMeaning,
  listDrawnTexts,
  listReferences: ({ Country, EmployingIndustries, RelatedOccupations }) => {
    const refer = referFrom(Country);
    return [
      ...refer(industry.name, 'EmployingIndustries', EmployingIndustries),
      ...refer(occupation.name, 'RelatedOccupations', RelatedOccupations),
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
