import { industry } from '@broadsheet/contract';
import { defineReportFamily } from '../family.js';
import { joinWords } from '../search-terms.js';
import { writeNationalFigures } from '../statistics/national-figures.js';
import { buildIndustryCharts } from './charts.js';
import { checkMeaning } from './check.js';
import { IndustryDocument } from './document.js';
import { listDrawnTexts } from './drawn-texts.js';
import { listReferences } from './references.js';
import { buildIndustrySections } from './sections.js';

export const industryFamily = defineReportFamily({
  definition: industry,
  document: IndustryDocument,
  check: checkMeaning,
  listDrawnTexts,
  listReferences,
  drawnAs: { Profit: 'ProfitMargin' },
  derive(document) {
    const charts = buildIndustryCharts(document);
    return {
      title: document.Title,
      sector: document.Sector,
      searchTerms: [document.Code, ...joinWords(document.About?.Includes)],
      sections: buildIndustrySections(document, charts),
      charts,
      figures: writeNationalFigures(document),
    };
  },
});
