import { Findings, type Finding } from '@broadsheet/contract/checking';
import { checkDistinctField } from '../checks/distinct.js';
import { checkTexts } from '../checks/texts.js';
import { checkWritable } from '../checks/writable.js';
import type { DrawnText } from '../family.js';
import {
  checkHistory,
  checkParts,
  checkScoreHeading,
  checkScoreTexts,
  listScoreDrawnTexts,
  listScoreTexts,
} from '../scores/check.js';
import type { EsgDocument } from './document.js';

type ValidDocument = Partial<EsgDocument>;

const partsOf = ({ Environmental, Social, Governance }: ValidDocument) => ({
  Environmental,
  Social,
  Governance,
});

/** Checks of an ESG document that a schema cannot express. */
export function checkEsg(document: ValidDocument): Finding[] {
  const found = new Findings();
  const { Analysis, History, Regulation, ScoreYear } = document;
  checkScoreHeading(found, document);
  checkTexts(found, listDrawnTexts(document));
  checkParts(found, partsOf(document), () => 'Name');
  if (History) checkHistory(found, History, ScoreYear);
  checkScoreTexts(found, listScoreTexts(Analysis, partsOf(document)));
  if (Regulation) {
    checkWritable(found, Regulation, '/Regulation');
    checkDistinctField(found, Regulation, { pointer: '/Regulation', field: 'Name' });
  }
  return found.list;
}

/** Every text that the bundled fonts must be able to draw. */
export function listDrawnTexts(document: ValidDocument): DrawnText[] {
  return listScoreDrawnTexts(document, partsOf(document));
}
