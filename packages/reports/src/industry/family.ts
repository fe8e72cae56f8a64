import { industry } from '@broadsheet/contract';
import { defineReportFamily } from '../family.js';
import { buildIndustryCharts } from './charts.js';
import { checkMeaning } from './check.js';
import { IndustryDocument } from './document.js';
import { listDrawnTexts } from './drawn-texts.js';

export const industryFamily = defineReportFamily({
  definition: industry,
  document: IndustryDocument,
  check: checkMeaning,
  listDrawnTexts,
  derive: (document) => ({
    title: document.Title,
    sector: document.Sector,
    searchTerms: [document.Code],
    sections: {},
    charts: buildIndustryCharts(document),
  }),
});
