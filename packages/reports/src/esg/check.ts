import { Findings, joinPointer, type Finding } from '@broadsheet/contract/checking';
import { checkDistinct } from '../checks/distinct.js';
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

type SoundDocument = Partial<EsgDocument>;

const partsOf = ({ Environmental, Social, Governance }: SoundDocument) => ({
  Environmental,
  Social,
  Governance,
});

/** What no schema can say of an ESG document. */
export function checkEsg(document: SoundDocument): Finding[] {
  const found = new Findings();
  const { Analysis, History, Regulation, ScoreYear } = document;
  checkScoreHeading(found, document);
  checkTexts(found, listDrawnTexts(document));
  checkParts(found, partsOf(document), () => 'Name');
  if (History) checkHistory(found, History, ScoreYear);
  checkScoreTexts(found, listScoreTexts(Analysis, partsOf(document)));
  if (Regulation) {
    checkWritable(found, Regulation, '/Regulation');
    checkDistinct(
      found,
      Regulation.map(({ Name }) => Name),
      (index) => joinPointer('/Regulation', index, 'Name'),
    );
  }
  return found.list;
}

/** Every text that the bundled fonts must be able to draw. */
export function listDrawnTexts(document: SoundDocument): DrawnText[] {
  return listScoreDrawnTexts(document, partsOf(document));
}
