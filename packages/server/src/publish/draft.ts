import type { Family } from '@broadsheet/contract';
import {
  buildCompanySections,
  buildIndustryCharts,
  buildIndustrySummary,
  companyFigures,
  type CompanyDocument,
  type Finding,
  type IndustryDocument,
} from '@broadsheet/reports';
import type { EditionDraft } from '@broadsheet/store';
import { buildSectionResults } from '../company/sections-answer.js';
import { buildListing } from '../industry/listing.js';
import { checkDocument, isError, type SourceDocument } from './check-document.js';

/** A document that cannot be published, with everything that is wrong with it. */
export class InvalidDocumentError extends Error {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super(findings.map(({ pointer, message }) => `${pointer || '/'}: ${message}`).join('\n'));
    this.findings = findings;
  }
}

export interface PreparedEdition {
  draft: EditionDraft;
  /** What looks wrong but does not keep the document from being published. */
  warnings: Finding[];
}

/** Checks a document and makes everything from it that readers will ask for. */
export function prepareEdition(source: SourceDocument): PreparedEdition {
  const findings = checkDocument(source);
  const errors = findings.filter(isError);
  if (errors.length > 0) throw new InvalidDocumentError(errors);
  return { draft: drafts[source.family](source.document), warnings: findings };
}

/** As `prepareEdition`, for whom warnings do not matter. */
export function buildDraft(source: SourceDocument): EditionDraft {
  return prepareEdition(source).draft;
}

/** Each only for a document that passed its check. */
const drafts: Record<Family, (document: unknown) => EditionDraft> = {
  industry: buildIndustryDraft,
  company: buildCompanyDraft,
};

function buildIndustryDraft(document: unknown): EditionDraft {
  const industry = document as IndustryDocument;
  const { key, title, sector } = buildIndustrySummary(industry);
  const charts = buildIndustryCharts(industry);
  const names = charts.map(({ name }) => name);
  return {
    key,
    title,
    sector,
    document,
    searchTerms: [key.code],
    charts: new Map(charts.map((chart) => [chart.name, chart])),
    ...(names.length > 0 && { listing: buildListing(key, names) }),
  };
}

function buildCompanyDraft(document: unknown): EditionDraft {
  const company = document as CompanyDocument;
  const { EntityId, Language, Title, ABN, ACN, ASX, NZBN, NZSE, RegisteredName } = company;
  const sections = buildCompanySections(company);
  const code = String(EntityId);
  return {
    key: { family: 'company', country: 'AU', code, language: Language },
    title: Title,
    sector: sections.topindustry?.IndustryTitle ?? '',
    document,
    searchTerms: [code, ABN, ACN, ASX, NZBN, NZSE, RegisteredName].filter(
      (term) => term !== undefined,
    ),
    sections: buildSectionResults(sections),
    figures: companyFigures(company),
  };
}
