import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../../random.js';
import { findFacts } from './facts.js';
import { writeReport, type Words } from './report.js';

/** The words of a report, every figure in them taken from the document. */
export function writeWords(document: IndustryDocument, random: Random): Words {
  return writeReport(findFacts(document, random));
}
