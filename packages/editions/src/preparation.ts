import {
  splitBasis,
  type Basis,
  type FamilyDefinition,
  type ReportKey,
} from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import {
  keepValid,
  listCharts,
  type Derived,
  type Reference,
  type ReportFamilies,
  type ReportFamily,
} from '@broadsheet/reports';
import type { EditionDraft } from '@broadsheet/store/draft';
import { checkGlyphs } from './check-glyphs.js';
import { describeUnknownFamily, findDocumentFamily, findDocumentKey } from './document-family.js';
import { explainValue } from './explain-value.js';
import { buildImageListing } from './image-listing.js';
import { buildSectionResults } from './section-results.js';

/** A document and its family. */
export interface SourceDocument {
  family: string;
  document: unknown;
}

export interface PreparedEdition {
  draft: EditionDraft;
  /** Warnings, which do not prevent publishing. */
  warnings: Finding[];
  /** Other reports that it names and that should exist, of known families. */
  references: Reference[];
  /** The edition that the document says it was exported from. */
  basis?: Basis;
}

/** A document that cannot be published, with all its errors. */
export class InvalidDocumentError extends Error {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super(findings.map(({ pointer, message }) => `${pointer || '/'}: ${message}`).join('\n'));
    this.findings = findings;
  }
}

export const isError = ({ severity }: Finding): boolean => severity === 'error';

/** A JSON Schema (draft 2020-12) for editors and other programs. */
export type DocumentSchema = Record<string, unknown>;

/** Turns documents into editions: pure, and the same for every program. */
export interface Preparation {
  families: ReportFamilies;
  /** The name of a document's family; undefined if it cannot be determined. */
  findFamily(document: unknown): string | undefined;
  describeUnknownFamily(document: unknown): string;
  findKey(source: SourceDocument): ReportKey | undefined;
  /** All problems of a document at once, including those that need the fonts. */
  checkDocument(source: SourceDocument): Finding[];
  /** Checks a document and builds everything that readers can request. */
  prepareEdition(source: SourceDocument): PreparedEdition;
  /** Like `prepareEdition`, without warnings. */
  buildDraft(source: SourceDocument): EditionDraft;
  buildDocumentSchema(family: string): DocumentSchema;
}

export function createPreparation(families: ReportFamilies): Preparation {
  const checkDocument = ({ family, document }: SourceDocument) =>
    checkWhole(families.get(family), document);
  const prepareEdition = (source: SourceDocument): PreparedEdition => {
    const findings = checkDocument(source);
    const errors = findings.filter(isError);
    if (errors.length > 0) throw new InvalidDocumentError(errors);
    const { family } = source;
    const { document, basis } = splitBasis(source.document);
    const named = listReferences(families, { family, document });
    return {
      draft: draftOf(families, { family, document }, named),
      warnings: findings,
      references: named.filter(({ isIncidental = false }) => !isIncidental),
      ...(basis && { basis }),
    };
  };
  return {
    families,
    findFamily: (document) => findDocumentFamily(families.families, document)?.name,
    describeUnknownFamily: (document) => describeUnknownFamily(families.families, document),
    findKey: ({ family, document }) =>
      findDocumentKey(families.families, families.get(family).definition, document),
    checkDocument,
    prepareEdition,
    buildDraft: (source) => prepareEdition(source).draft,
    buildDocumentSchema: (family) => ({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      // A name and not an address: every service serves it, and editors must not fetch it
      // elsewhere.
      $id: `urn:broadsheet:schema:${family}`,
      ...families.get(family).document,
    }),
  };
}

function checkWhole(family: ReportFamily, document: unknown): Finding[] {
  const findings = family.check(document).map((finding) => explainValue(document, finding));
  // A document with errors may not even contain text, and its author gets the errors already.
  const broken = new Set(
    findings.filter(isError).map(({ pointer }) => pointer.split('/')[1] ?? ''),
  );
  return [...findings, ...checkGlyphs(family.listDrawnTexts(keepValid(document, broken)))];
}

/** Other reports that a checked document names, of known families. */
export function listReferences(
  families: ReportFamilies,
  { family, document }: SourceDocument,
): Reference[] {
  return families
    .get(family)
    .listReferences(document)
    .filter(({ report }) => families.families.find(report.family));
}

function draftOf(
  families: ReportFamilies,
  { family, document }: SourceDocument,
  references: readonly Reference[],
): EditionDraft {
  const reportFamily = families.get(family);
  const { definition } = reportFamily;
  const key = findDocumentKey(families.families, definition, document);
  if (!key) throw new Error(`a checked document of the family ${family} has no key`);
  const derived = reportFamily.derive(document);
  const { title, sector, searchTerms, figures, keyFigures, covers } = derived;
  return {
    key,
    title,
    sector,
    document,
    searchTerms,
    ...draftCharts(reportFamily, key, derived),
    ...draftSections(definition, derived),
    references: references.map(({ report }) => report),
    ...(figures !== undefined && { figures }),
    ...(keyFigures !== undefined && { keyFigures }),
    ...(covers !== undefined && covers.length > 0 && { covers }),
  };
}

function draftCharts(family: ReportFamily, key: ReportKey, derived: Derived) {
  const charts = listCharts(family, derived);
  const names = charts.map(({ name }) => name);
  return {
    charts: new Map(charts.map((chart) => [chart.name, chart])),
    ...(names.length > 0 && { listing: buildImageListing(family.definition, key, names) }),
  };
}

/** Null for a family without sections; an empty list for a report that lacks all of them. */
function draftSections(definition: FamilyDefinition, derived: Derived) {
  return Object.keys(definition.sections).length > 0
    ? {
        sections: buildSectionResults(definition, derived),
        bodies: Object.values(derived.sections).filter((body) => body !== undefined),
      }
    : {};
}
