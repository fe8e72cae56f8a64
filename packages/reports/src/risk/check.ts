import { Findings, type Finding } from '@broadsheet/contract/checking';
import { checkRelated } from '../checks/related.js';
import { checkTexts } from '../checks/texts.js';
import type { DrawnText } from '../family.js';
import {
  checkHistory,
  checkParts,
  checkScoreHeading,
  checkScoreTexts,
  listScoreDrawnTexts,
  listScoreTexts,
} from '../scores/check.js';
import type { ValidDocument } from './document.js';

const partsOf = ({ Structural, Growth, Sensitivity }: ValidDocument) => ({
  Structural,
  Growth,
  Sensitivity,
});

/** Checks of a risk document that a schema cannot express. */
export function checkRisk(document: ValidDocument): Finding[] {
  const found = new Findings();
  const { Analysis, Code, Country, History, RelatedIndustries = [], ScoreYear } = document;
  checkScoreHeading(found, document);
  checkTexts(found, [...listDrawnTexts(document), ...listTitles(document)]);
  checkParts(found, partsOf(document), (part) => (part === 'Structural' ? 'Component' : 'Name'));
  if (History) checkHistory(found, History, ScoreYear);
  checkScoreTexts(found, listScoreTexts(Analysis, partsOf(document)));
  checkRelated(found, RelatedIndustries, { pointer: '/RelatedIndustries', Country, Code });
  return found.list;
}

const listTitles = ({ RelatedIndustries = [] }: ValidDocument): DrawnText[] =>
  RelatedIndustries.map(({ Title }, index) => ({
    text: Title,
    pointer: `/RelatedIndustries/${String(index)}/Title`,
  }));

/** Every text that the bundled fonts must be able to draw. */
export function listDrawnTexts(document: ValidDocument): DrawnText[] {
  const { Growth, Sensitivity } = document;
  return listScoreDrawnTexts(document, { Growth, Sensitivity });
}
