/** Charts of reports with scores: from the demo, and with as much as a document may hold. */
import { structuralComponentNames } from '@broadsheet/contract';
import { demoRisk } from '@broadsheet/demo';
import { riskFamily, type RiskDocument } from '@broadsheet/reports';
import type { Exhibit } from './exhibit.js';

const longName = 'Supply of tools, gases and trained people from one region of the world alone';

export function listScores(): Exhibit[] {
  const [english, japanese] = [...demoRisk({ seed: 1, count: 2 })];
  if (!english || !japanese) throw new Error('There are no demo risk reports.');
  return [
    { heading: 'Risk', themes: ['light', 'dark'], charts: listCharts(english) },
    { heading: 'Risk in Japanese', themes: ['light', 'dark'], charts: listCharts(japanese) },
    { heading: 'Risk of odd data', themes: ['light'], charts: [...listFullest(english), ...listLeast(english)] },
  ];
}

function listCharts(document: RiskDocument, label = ''): Exhibit['charts'] {
  return Object.values(riskFamily.derive(document).charts).flatMap((data) =>
    data ? [{ label: label === '' ? data.name : `${data.name}: ${label}`, data }] : [],
  );
}

/** Sixty years, every component that fits, the longest names allowed, both ends of the scale. */
function listFullest(document: RiskDocument): Exhibit['charts'] {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      Name: `${String(index + 1)} ${longName}`.slice(0, 80),
      Score: index % 2 === 0 ? 9 : 1,
      Weight: 100 / count,
    }));
  const full: RiskDocument = {
    ...document,
    Structural: {
      Weight: 0.1,
      Components: structuralComponentNames.map((Component) => ({ Component, Score: 9, Weight: 100 / 6 })),
    },
    Growth: { Weight: 0.4, Components: named(8) },
    Sensitivity: { Weight: 99.5, Components: named(8) },
    History: Array.from({ length: 60 }, (_, index) => ({
      Year: document.ScoreYear - 60 + index,
      Structural: index % 7 === 3 ? null : 1 + (index % 9),
      Growth: index % 2 === 0 ? 9 : 1,
      Sensitivity: index % 2 === 0 ? 9 : 1,
    })),
  };
  return listCharts(full, 'as much as fits');
}

/** One component in each part, one year of history. */
function listLeast(document: RiskDocument): Exhibit['charts'] {
  const [component] = document.Growth.Components;
  const one = component ? [{ ...component, Score: 1, Weight: 100 }] : [];
  const least: RiskDocument = {
    ...document,
    Structural: { Weight: 30, Components: [{ Component: 'Trade', Score: 1, Weight: 100 }] },
    Growth: { Weight: 30, Components: one },
    Sensitivity: { Weight: 40, Components: one },
    History: [{ Year: document.ScoreYear - 1, Structural: 9, Growth: 9, Sensitivity: 9 }],
  };
  return listCharts(least, 'as little as there may be');
}
