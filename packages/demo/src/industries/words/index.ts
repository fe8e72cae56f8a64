import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../../random.js';
import { findFacts } from './facts.js';
import { writeOutlook } from './outlook.js';
import { writePerformance } from './performance.js';
import { writeTakeaways } from './takeaways.js';

/** The words of a report, every figure in them taken from the document. */
export function writeWords(document: IndustryDocument, random: Random): Partial<IndustryDocument> {
  const facts = findFacts(document, random);
  return {
    KeyTakeaways: writeTakeaways(facts),
    Analysis: { Performance: writePerformance(facts), Outlook: writeOutlook(facts) },
  };
}
