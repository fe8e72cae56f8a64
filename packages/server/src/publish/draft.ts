import type { Family } from '@broadsheet/contract';
import {
  buildCompanySections,
  buildIndustryCharts,
  buildIndustrySummary,
  checkCompanyDocument,
  checkIndustryDocument,
  companyFigures,
  type CompanyDocument,
  type Finding,
  type IndustryDocument,
} from '@broadsheet/reports';
import type { EditionDraft } from '@broadsheet/store';
import { buildSectionResults } from '../company/sections-answer.js';
import { buildListing } from '../industry/listing.js';

export interface SourceDocument {
  family: Family;
  document: unknown;
}

/** A document that cannot be published, with everything that is wrong with it. */
export class InvalidDocumentError extends Error {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super(findings.map(({ pointer, message }) => `${pointer || '/'}: ${message}`).join('\n'));
    this.findings = findings;
  }
}

/** Checks a document and makes everything from it that readers will ask for. */
export function buildDraft({ family, document }: SourceDocument): EditionDraft {
  return families[family](document);
}

const families: Record<Family, (document: unknown) => EditionDraft> = {
  industry(document) {
    refuseErrors(checkIndustryDocument(document));
    const industry = document as IndustryDocument;
    const { key, title, sector } = buildIndustrySummary(industry);
    const charts = buildIndustryCharts(industry);
    const names = charts.map(({ name }) => name);
    return {
      key,
      title,
      sector,
      document,
      charts: new Map(charts.map((chart) => [chart.name, chart])),
      ...(names.length > 0 && { listing: buildListing(key, names) }),
    };
  },
  company(document) {
    refuseErrors(checkCompanyDocument(document));
    const company = document as CompanyDocument;
    return {
      key: {
        family: 'company',
        country: 'AU',
        code: String(company.EntityId),
        language: company.Language,
      },
      title: company.Title,
      sector: '',
      document,
      sections: buildSectionResults(buildCompanySections(company)),
      figures: companyFigures(company),
    };
  },
};

function refuseErrors(findings: Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new InvalidDocumentError(errors);
}
