import type { ReportKey } from '@broadsheet/contract';
import type { IndustryDocument } from './document.js';

/** What lists and search know of a report. */
export interface IndustrySummary {
  key: ReportKey;
  title: string;
  sector: string;
}

export function buildIndustrySummary(document: IndustryDocument): IndustrySummary {
  const { Country, Code, Language, Title, Sector } = document;
  return {
    key: { family: 'industry', country: Country, code: Code, language: Language },
    title: Title,
    sector: Sector,
  };
}
