import { esg } from '@broadsheet/contract';
import { defineReportFamily } from '../family.js';
import { buildComponentsChart } from '../scores/charts.js';
import { deriveScores } from '../scores/derive.js';
import { listIndustryReference } from '../scores/references.js';
import type { InEach } from '../scores/words.js';
import { getWords } from '../words/get-words.js';
import { checkEsg, listDrawnTexts } from './check.js';
import { EsgDocument, esgParts, type EsgPart } from './document.js';
import { buildEsgSections } from './sections.js';

const partNames: Readonly<Record<EsgPart, InEach>> = {
  Environmental: { en: 'Environmental', ja: '環境' },
  Social: { en: 'Social', ja: '社会' },
  Governance: { en: 'Governance', ja: 'ガバナンス' },
};

const label: InEach = { en: 'ESG risk', ja: 'ESGリスク' };

export const esgFamily = defineReportFamily({
  definition: esg,
  document: EsgDocument,
  check: checkEsg,
  listDrawnTexts,
  listReferences: listIndustryReference,
  derive(document) {
    const { locale } = getWords(document.Language);
    const figures = deriveScores(
      document,
      esgParts.map((property) => ({
        property,
        name: partNames[property][locale],
        given: document[property],
        componentNames: document[property].Components.map(({ Name }) => Name),
      })),
      document.History,
    );
    const words = { name: 'EsgScores', label, subject: label };
    const charts = { EsgScores: buildComponentsChart(document, figures, words) };
    return {
      title: document.Title,
      sector: document.Sector,
      searchTerms: [document.Code],
      sections: buildEsgSections(document, figures, charts),
      charts,
    };
  },
});
