import { businessEnvironment, risk, structuralComponents } from '@broadsheet/contract';
import { defineReportFamily, type Reference } from '../family.js';
import { referFrom } from '../refer-from.js';
import { buildComponentsChart, buildHistoryChart } from '../scores/charts.js';
import { deriveScores, type PartInput } from '../scores/derive.js';
import { listIndustryReference } from '../scores/references.js';
import type { InEach } from '../scores/words.js';
import { getWords } from '../words/get-words.js';
import { checkRisk, listDrawnTexts } from './check.js';
import { RiskDocument, riskParts, type RiskPart } from './document.js';
import { answerWarnings, totalFigure, writeTotalFigure } from './early-warning.js';
import { buildRiskSections, type RiskCharts } from './sections.js';

const partNames: Readonly<Record<RiskPart, InEach>> = {
  Structural: { en: 'Structural risk', ja: '構造リスク' },
  Growth: { en: 'Growth risk', ja: '成長リスク' },
  Sensitivity: { en: 'Sensitivity risk', ja: '感応度リスク' },
};

const scoreWords = {
  name: 'RiskScore',
  label: { en: 'Risk score', ja: 'リスク評点' },
  subject: { en: 'the risk score', ja: 'リスク評点' },
};

const componentWords = {
  name: 'RiskComponents',
  label: { en: 'Risk by component', ja: '要素別のリスク' },
  subject: { en: 'risk by component', ja: '要素別のリスク' },
};

export const riskFamily = defineReportFamily({
  definition: risk,
  document: RiskDocument,
  check: checkRisk,
  listDrawnTexts,
  listReferences,
  derive(document) {
    const figures = deriveScores(document, listParts(document), document.History);
    const charts: RiskCharts = {
      RiskScore: document.History && buildHistoryChart(document, figures, scoreWords),
      RiskComponents: buildComponentsChart(document, figures, componentWords),
    };
    return {
      title: document.Title,
      sector: document.Sector,
      searchTerms: [document.Code],
      sections: buildRiskSections(document, figures, charts),
      charts: { ...charts },
      keyFigures: [writeTotalFigure(figures)],
    };
  },
  keyFigures: [totalFigure],
  answers: { listRiskWarnings: answerWarnings },
});

/** Structural components are named by us, the others by the publisher. */
function listParts(document: RiskDocument): PartInput[] {
  const { locale } = getWords(document.Language);
  const { Structural, Growth, Sensitivity } = document;
  const names: Record<RiskPart, string[]> = {
    Structural: Structural.Components.map(
      ({ Component }) => structuralComponents[Component][locale],
    ),
    Growth: Growth.Components.map(({ Name }) => Name),
    Sensitivity: Sensitivity.Components.map(({ Name }) => Name),
  };
  return riskParts.map((property) => ({
    property,
    name: partNames[property][locale],
    given: document[property],
    componentNames: names[property],
  }));
}

function listReferences(document: RiskDocument): Reference[] {
  const { Country: own, Sensitivity, RelatedIndustries } = document;
  return [
    ...listIndustryReference(document),
    ...Sensitivity.Components.flatMap(({ Driver }, index) =>
      Driver === undefined
        ? []
        : [
            {
              pointer: `/Sensitivity/Components/${String(index)}/Driver`,
              report: { family: businessEnvironment.name, country: own, code: Driver },
            },
          ],
    ),
    ...referFrom(own)(risk.name, 'RelatedIndustries', RelatedIndustries),
  ];
}
