import { industry } from '@broadsheet/contract';
import type { Reference } from '../family.js';
import type { ScoreHeading } from './document.js';

/** The report on the document's industry, if the document says that there is one. */
export function listIndustryReference({
  IndustryReport,
  Country,
  Code,
}: Pick<ScoreHeading, 'IndustryReport' | 'Country' | 'Code'>): Reference[] {
  const report = { family: industry.name, country: Country, code: Code };
  return IndustryReport === true ? [{ pointer: '/IndustryReport', report }] : [];
}
