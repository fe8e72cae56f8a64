import type { FamilyDefinition, ReportKey } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import {
  keepSound,
  listCharts,
  type Derived,
  type Reference,
  type ReportFamilies,
  type ReportFamily,
} from '@broadsheet/reports';
import type { EditionDraft } from '@broadsheet/store/draft';
import { checkGlyphs } from './check-glyphs.js';
import { describeUnknownFamily, findDocumentFamily, findDocumentKey } from './document-family.js';
import { buildImageListing } from './image-listing.js';
import { buildSectionResults } from './section-results.js';

/** A document and the family that it is of. */
export interface SourceDocument {
  family: string;
  document: unknown;
}

export interface PreparedEdition {
  draft: EditionDraft;
  /** What looks wrong but does not keep the document from being published. */
  warnings: Finding[];
  /** Other reports that it names and that should be there, of families that the program knows. */
  references: Reference[];
}

/** A document that cannot be published, with everything that is wrong with it. */
export class InvalidDocumentError extends Error {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super(findings.map(({ pointer, message }) => `${pointer || '/'}: ${message}`).join('\n'));
    this.findings = findings;
  }
}

export const isError = ({ severity }: Finding): boolean => severity === 'error';

/** A JSON Schema (draft 2020-12) for editors and programs of others. */
export type DocumentSchema = Record<string, unknown>;

/** What happens to documents before they are editions: pure, the same for every program. */
export interface Preparation {
  families: ReportFamilies;
  /** The name of a document's family; undefined where nothing tells. */
  findFamily(document: unknown): string | undefined;
  describeUnknownFamily(document: unknown): string;
  findKey(source: SourceDocument): ReportKey | undefined;
  /** Everything that is wrong with a document, all at once, also what only the fonts can tell. */
  checkDocument(source: SourceDocument): Finding[];
  /** Checks a document and makes everything from it that readers will ask for. */
  prepareEdition(source: SourceDocument): PreparedEdition;
  /** As `prepareEdition`, where warnings do not matter. */
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
    const { family, document } = source;
    const named = listReferences(families, { family, document });
    return {
      draft: draftOf(families, source, named),
      warnings: findings,
      references: named.filter(({ isIncidental = false }) => !isIncidental),
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
      // A name and no address: it is served by every service, and editors must not look elsewhere.
      $id: `urn:broadsheet:schema:${family}`,
      ...families.get(family).document,
    }),
  };
}

function checkWhole(family: ReportFamily, document: unknown): Finding[] {
  const findings = family.check(document);
  // What has errors may not even be text, and its author hears of it already.
  const broken = new Set(
    findings.filter(isError).map(({ pointer }) => pointer.split('/')[1] ?? ''),
  );
  return [...findings, ...checkGlyphs(family.listDrawnTexts(keepSound(document, broken)))];
}

/** Other reports that a checked document names, of families that the program knows. */
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
    ...{ key, title, sector, document, searchTerms },
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

/** A family without sections has none; a report of another that lacks them all has an empty list. */
function draftSections(definition: FamilyDefinition, derived: Derived) {
  return Object.keys(definition.sections).length > 0
    ? {
        sections: buildSectionResults(definition, derived),
        bodies: Object.values(derived.sections).filter((body) => body !== undefined),
      }
    : {};
}
