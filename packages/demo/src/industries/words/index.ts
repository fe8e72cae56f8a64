import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../../random.js';
import { findFacts, type Facts } from './facts/facts.js';
import { writeReport, type Words } from './report.js';
import { writeCafes } from './written/cafes.js';
import { writeWineInJapanese } from './written/wine-japanese.js';
import { writeWine } from './written/wine.js';
import { applyWritten, type WrittenWords } from './written/written.js';

/** The hand-written reports. */
const writtenReports: Readonly<
  Partial<Record<string, (facts: Facts, words: Words) => WrittenWords>>
> = {
  'AU/1214': writeWine,
  'AU/4511': writeCafes,
};

/** The texts of a report; all their figures are from the document. */
export function writeWords(document: IndustryDocument, random: Random): Words {
  const facts = findFacts(document, random);
  const words = writeReport(facts);
  const write = writtenReports[`${document.Country}/${document.Code}`];
  return write === undefined ? words : applyWritten(words, write(facts, words));
}

/** The words of the one report that also has a Japanese edition, for its translated document. */
export function writeJapaneseWords(
  document: IndustryDocument,
  translated: IndustryDocument,
  random: Random,
): Words {
  const facts = findFacts(document, random);
  return writeWineInJapanese(facts, writeReport(facts), translated);
}
